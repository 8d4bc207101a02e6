/* SPDX-License-Identifier: MIT */
package java.io;

/** A class cannot be (de)serialized. */
public class InvalidClassException extends ObjectStreamException {
    private static final long serialVersionUID = -4333316296251054416L;

    public InvalidClassException(String message) {
        super(message);
    }

    public String classname;

    public InvalidClassException(String cname, String reason) {
        super(reason);
        classname = cname;
    }

    String reason() {
        return super.getMessage();
    }

    @Override
    public String getMessage() {
        return classname == null ? super.getMessage() : classname + "; " + super.getMessage();
    }
}
