/* SPDX-License-Identifier: MIT */
package java.text;

/** Asks for the place of a field in formatted text. */
public class FieldPosition {
    private final int field;
    private final Format.Field attribute;
    private int begin;
    private int end;

    public FieldPosition(int field) {
        this(null, field);
    }

    public FieldPosition(Format.Field attribute) {
        this(attribute, -1);
    }

    public FieldPosition(Format.Field attribute, int fieldID) {
        this.attribute = attribute;
        field = fieldID;
    }

    public Format.Field getFieldAttribute() {
        return attribute;
    }

    public int getField() {
        return field;
    }

    public int getBeginIndex() {
        return begin;
    }

    public int getEndIndex() {
        return end;
    }

    public void setBeginIndex(int bi) {
        begin = bi;
    }

    public void setEndIndex(int ei) {
        end = ei;
    }

    /** Notes the first field of the wanted kind that is not empty. */
    void note(int id, Format.Field kind, int from, int to) {
        if (begin == end && (attribute != null ? attribute == kind : field == id)) {
            begin = from;
            end = to;
        }
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof FieldPosition)) {
            return false;
        }
        FieldPosition p = (FieldPosition) obj;
        return field == p.field && attribute == p.attribute && begin == p.begin && end == p.end;
    }

    @Override
    public int hashCode() {
        return field << 24 | begin << 16 | end;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=" + attribute
                + ",beginIndex=" + begin + ",endIndex=" + end + ']';
    }
}
