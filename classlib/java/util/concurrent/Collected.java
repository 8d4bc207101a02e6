/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.StringJoiner;

/** Texts of collections whose content is taken at one moment. */
final class Collected {
    private Collected() {
    }

    static String text(Object owner, Object[] content) {
        StringJoiner text = new StringJoiner(", ", "[", "]");
        for (Object each : content) {
            text.add(each == owner ? "(this Collection)" : String.valueOf(each));
        }
        return text.toString();
    }
}
