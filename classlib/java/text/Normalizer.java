/* SPDX-License-Identifier: MIT */
package java.text;

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

        Form(int first, boolean composes, boolean replaces) {
            this.first = first;
            this.composes = composes;
            this.replaces = replaces;
        }

        private boolean keeps(CharSequence text) {
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) >= first) {
                    return false;
                }
            }
            return true;
        }

        private String of(CharSequence text) {
            int[] codes = text.codePoints().toArray();
            if (replaces) {
                codes = Compatibility.expand(codes);
            }
            codes = composes ? Equivalents.compose(codes) : Equivalents.decompose(codes);
            return new String(codes, 0, codes.length);
        }
    }

    private Normalizer() {
    }

    public static String normalize(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        return form.keeps(src) ? src.toString() : form.of(src);
    }

    public static boolean isNormalized(CharSequence src, Form form) {
        Objects.requireNonNull(form);
        return form.keeps(src) || form.of(src).contentEquals(src);
    }
}
