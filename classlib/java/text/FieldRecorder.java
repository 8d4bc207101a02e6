/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.ArrayList;
import java.util.List;

/** Takes note of all fields of a formatted text, where others look for one. */
final class FieldRecorder extends FieldPosition {
    private final List<Object[]> fields = new ArrayList<>();

    FieldRecorder() {
        super(-1);
    }

    @Override
    void note(int id, Format.Field kind, int from, int to) {
        if (kind != null && from < to) {
            fields.add(new Object[] {kind, from, to});
        }
    }

    /** The text with its fields as attributes. */
    AttributedCharacterIterator over(StringBuffer text) {
        AttributedString s = new AttributedString(text.toString());
        for (Object[] field : fields) {
            s.addAttribute((Format.Field) field[0], field[0], (Integer) field[1],
                    (Integer) field[2]);
        }
        return AttributedString.join(s.getIterator());
    }

    static <T> T notNull(T o) {
        if (o == null) {
            throw new NullPointerException(
                    "formatToCharacterIterator must be passed non-null object");
        }
        return o;
    }
}
