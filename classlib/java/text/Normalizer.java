/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.BitSet;
import java.util.Objects;
import jdk.internal.text.Compatibility;
import jdk.internal.text.Equivalents;

public final class Normalizer {
    public enum Form {
        NFD(0xC0, false, false),
        NFC(0x300, true, false),
        NFKD(0xA0, false, true),
        NFKC(0xA0, true, true);

        /** The first character that the form may change. */
        private final int first;
        private final boolean composes;
        private final boolean replaces;
        private BitSet unsteady;

        Form(int first, boolean composes, boolean replaces) {
            this.first = first;
            this.composes = composes;
            this.replaces = replaces;
        }

        private BitSet unsteady() {
            BitSet set = unsteady;
            if (set == null) {
                set = replaces ? Compatibility.unsteady(composes) : Equivalents.unsteady(composes);
                unsteady = set;
            }
            return set;
        }

        /** Where the next character is that the form may change or join, or the text's length. */
        private int change(CharSequence text, int from) {
            for (int i = from; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c >= first) {
                    int code = Character.isHighSurrogate(c) ? Character.codePointAt(text, i) : c;
                    if (unsteady().get(code)) {
                        return i;
                    }
                    i += code >= Character.MIN_SUPPLEMENTARY_CODE_POINT ? 1 : 0;
                }
            }
            return text.length();
        }

        /** Where the run of such characters ends. */
        private int endOfChange(CharSequence text, int from) {
            int i = from;
            while (i < text.length()) {
                int code = Character.codePointAt(text, i);
                if (code < first || !unsteady().get(code)) {
                    break;
                }
                i += Character.charCount(code);
            }
            return i;
        }

        /** Only runs that may change are worked on, each with the character that it may join. */
        private String of(CharSequence text) {
            int change = change(text, 0);
            if (change == text.length()) {
                return text.toString();
            }
            StringBuilder out = new StringBuilder(text.length());
            int copied = 0;
            while (change < text.length()) {
                int from = change == copied ? change
                        : change - Character.charCount(Character.codePointBefore(text, change));
                int end = endOfChange(text, change);
                out.append(text, copied, from);
                for (int code : of(text.subSequence(from, end).codePoints().toArray())) {
                    out.appendCodePoint(code);
                }
                copied = end;
                change = change(text, end);
            }
            return out.append(text, copied, text.length()).toString();
        }

        private int[] of(int[] codes) {
            int[] all = replaces ? Compatibility.expand(codes) : codes;
            return composes ? Equivalents.compose(all) : Equivalents.decompose(all);
        }
    }

    private Normalizer() {
    }

    public static String normalize(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        return form.of(src);
    }

    public static boolean isNormalized(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        return form.of(src).contentEquals(src);
    }
}
