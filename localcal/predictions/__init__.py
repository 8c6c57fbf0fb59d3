"""What a prediction is, what it is read from, what it is compared with."""

# made by tools/stubs.py; the public names stand in __init__.pyi
import lazy_loader as _lazy

__getattr__, __dir__, __all__ = _lazy.attach_stub(__name__, __file__)
