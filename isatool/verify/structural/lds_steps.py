"""What a pass says where it moved LDS data or gave them a second buffer: the program after that, and the places."""

from __future__ import annotations

from isatool.verify.structural.double_buffered import DoubleBuffered
from isatool.verify.structural.moved_lds import MovedLds

LdsStep = MovedLds | DoubleBuffered
