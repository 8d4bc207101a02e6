/* SPDX-License-Identifier: MIT */
package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;

/** Why a coder stopped. */
public class CoderResult {
    private static final int OVER = 1;
    private static final int MALFORMED = 2;
    private static final int UNMAPPABLE = 3;
    private static final String[] NAMES = {"UNDERFLOW", "OVERFLOW", "MALFORMED", "UNMAPPABLE"};

    public static final CoderResult UNDERFLOW = new CoderResult(0, 0);
    public static final CoderResult OVERFLOW = new CoderResult(OVER, 0);

    private static final CoderResult[] FREQUENT = new CoderResult[8];

    private final int type;
    private final int length;

    private CoderResult(int type, int length) {
        this.type = type;
        this.length = length;
    }

    public boolean isUnderflow() {
        return type == 0;
    }

    public boolean isOverflow() {
        return type == OVER;
    }

    public boolean isError() {
        return type >= MALFORMED;
    }

    public boolean isMalformed() {
        return type == MALFORMED;
    }

    public boolean isUnmappable() {
        return type == UNMAPPABLE;
    }

    public int length() {
        if (!isError()) {
            throw new UnsupportedOperationException();
        }
        return length;
    }

    /* Results are compared by identity; those of short lengths are kept, of others made anew. */
    private static CoderResult of(int type, int length) {
        int at = (type - MALFORMED) * 4 + length - 1;
        if (length > 4) {
            return new CoderResult(type, length);
        }
        synchronized (FREQUENT) {
            if (FREQUENT[at] == null) {
                FREQUENT[at] = new CoderResult(type, length);
            }
            return FREQUENT[at];
        }
    }

    public static CoderResult malformedForLength(int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("Non-positive length");
        }
        return of(MALFORMED, length);
    }

    public static CoderResult unmappableForLength(int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("Non-positive length");
        }
        return of(UNMAPPABLE, length);
    }

    public void throwException() throws CharacterCodingException {
        switch (type) {
            case 0:
                throw new BufferUnderflowException();
            case OVER:
                throw new BufferOverflowException();
            case MALFORMED:
                throw new MalformedInputException(length);
            default:
                throw new UnmappableCharacterException(length);
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CoderResult && ((CoderResult) o).type == type
                && ((CoderResult) o).length == length;
    }

    @Override
    public int hashCode() {
        return type * 31 + length;
    }

    @Override
    public String toString() {
        return isError() ? NAMES[type] + "[" + length + "]" : NAMES[type];
    }
}
