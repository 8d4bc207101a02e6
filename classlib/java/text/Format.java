/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.Serializable;

/** Turns objects into text and back. */
public abstract class Format implements Serializable, Cloneable {
    private static final long serialVersionUID = -299282585814624189L;

    /** A part of formatted text. */
    public static class Field extends AttributedCharacterIterator.Attribute {
        private static final long serialVersionUID = 276966692217360283L;

        protected Field(String name) {
            super(name);
        }
    }

    protected Format() {
    }

    public final String format(Object obj) {
        return format(obj, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos);

    /** The text with its fields as attributes: here without any. */
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        return new AttributedString(format(obj)).getIterator();
    }

    public abstract Object parseObject(String source, ParsePosition pos);

    public Object parseObject(String source) throws ParseException {
        ParsePosition p = new ParsePosition(0);
        Object result = parseObject(source, p);
        if (p.index == 0) {
            throw new ParseException("Format.parseObject(String) failed", p.errorIndex);
        }
        return result;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
