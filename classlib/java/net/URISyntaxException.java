/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.Objects;

/** A string is not a URI. */
public class URISyntaxException extends Exception {
    private static final long serialVersionUID = 2137979680897488891L;

    private final String input;
    private final int index;

    public URISyntaxException(String input, String reason, int index) {
        super(Objects.requireNonNull(reason));
        this.input = Objects.requireNonNull(input);
        this.index = place(index);
    }

    private static int place(int at) {
        if (at >= -1) {
            return at;
        }
        throw new IllegalArgumentException();
    }

    public URISyntaxException(String input, String reason) {
        this(input, reason, -1);
    }

    public String getInput() {
        return input;
    }

    public String getReason() {
        return super.getMessage();
    }

    public int getIndex() {
        return index;
    }

    @Override
    public String getMessage() {
        return getReason() + (index > -1 ? " at index " + index : "") + ": " + input;
    }
}
