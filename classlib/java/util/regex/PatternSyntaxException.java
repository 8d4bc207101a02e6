/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.Arrays;

/** A regular expression is wrong. */
public class PatternSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = -3864639126226059218L;

    private final String desc;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String desc, String regex, int index) {
        this.desc = desc;
        this.pattern = regex;
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getDescription() {
        return desc;
    }

    public String getPattern() {
        return pattern;
    }

    /** The fault, the pattern and, where the fault lies in it, a mark: a line each. */
    @Override
    public String getMessage() {
        String fault = index < 0 ? desc : desc + " near index " + index;
        boolean lies = index >= 0 && pattern != null && index < pattern.length();
        return String.join(System.lineSeparator(),
                lies ? Arrays.asList(fault, pattern, mark()) : Arrays.asList(fault, pattern));
    }

    /** It keeps the pattern's tabs, so that it stands below its character. */
    private String mark() {
        char[] line = pattern.substring(0, index + 1).toCharArray();
        for (int i = 0; i < index; i++) {
            line[i] = line[i] == '\t' ? '\t' : ' ';
        }
        line[index] = '^';
        return new String(line);
    }
}
