"""An array of a GPU as other libraries take it over without copying.

PyTorch and CuPy read `__cuda_array_interface__`, which Numba's arrays have; others ask for a DLPack
capsule, which these lack. Its layout is that of DLPack's C header before version 1.0, which every
consumer still reads.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from ludotheque.engine.speeds import CUDA

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

ON_CUDA = 2  # a device's type, as DLPack numbers them
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # likewise of a number, by NumPy's letter
DEFAULT_STREAM = 1  # on which everything of ours runs
UNSYNCHRONIZED = -1  # a consumer that does not want to wait


class Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # none: the rows follow one another
        ("byte_offset", ctypes.c_uint64),
    )


Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Callback))


# What consumers still hold, by address: the structure, its shape, and whose memory it is.
held: dict[int, tuple[ManagedTensor, ctypes.Array[ctypes.c_int64], DeviceBuffer]] = {}


def let_go(address: int) -> None:
    held.pop(address, None)


def forget_capsule(capsule: int) -> None:
    """A capsule that nobody has consumed; one that was is called something else by then."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), b"dltensor"):
        let_go(ctypes.pythonapi.PyCapsule_GetPointer(ctypes.c_void_p(capsule), b"dltensor"))


# As C calls them; they must outlive every capsule.
LET_GO, FORGET_CAPSULE = Callback(let_go), Callback(forget_capsule)

ctypes.pythonapi.PyCapsule_GetPointer.restype = ctypes.c_void_p
ctypes.pythonapi.PyCapsule_New.restype = ctypes.py_object
ctypes.pythonapi.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class DeviceBuffer:
    """A buffer of an environment in a GPU's memory."""

    def __init__(self, array: Any) -> None:
        self.array = array  # one of Numba's
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def copy_to_host(self) -> npt.NDArray[Any]:
        """A copy in NumPy's memory, to look at."""
        found: npt.NDArray[Any] = self.array.copy_to_host()
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return ON_CUDA, int(CUDA.module.get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> object:
        if stream not in (None, DEFAULT_STREAM, UNSYNCHRONIZED):
            CUDA.module.default_stream().synchronize()
        made = ManagedTensor()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        made.tensor.data = self.array.device_ctypes_pointer.value
        made.tensor.device = Device(*self.__dlpack_device__())
        made.tensor.ndim = len(self.shape)
        made.tensor.dtype = DataType(KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        made.tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
        made.deleter = LET_GO
        address = ctypes.addressof(made)
        held[address] = made, shape, self
        return ctypes.pythonapi.PyCapsule_New(
            address, b"dltensor", ctypes.cast(FORGET_CAPSULE, ctypes.c_void_p)
        )
