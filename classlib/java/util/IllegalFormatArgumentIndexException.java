/* SPDX-License-Identifier: MIT */
package java.util;

/** One kind of wrong format specifier or argument. */
class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private static final long serialVersionUID = 4191767811181838112L;

    private final int illegalIndex;

    IllegalFormatArgumentIndexException(int illegalIndex) {
        this.illegalIndex = illegalIndex;
    }

    int getIndex() {
        return illegalIndex;
    }

    @Override
    public String getMessage() {
        return illegalIndex == Integer.MIN_VALUE
                ? "Format argument index: (not representable as int)"
                : "Illegal format argument index = " + illegalIndex;
    }
}
