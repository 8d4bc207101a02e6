/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.ObjectOutputStream;

/** An object that its guard is asked for. */
public class GuardedObject implements java.io.Serializable {
    private static final long serialVersionUID = -5240450096227834308L;

    private final Object object;
    private final Guard guard;

    public GuardedObject(Object object, Guard guard) {
        this.guard = guard;
        this.object = object;
    }

    public Object getObject() throws SecurityException {
        if (guard != null) {
            guard.checkGuard(object);
        }
        return object;
    }

    private void writeObject(ObjectOutputStream oos) throws IOException {
        if (guard != null) {
            guard.checkGuard(object);
        }
        oos.defaultWriteObject();
    }
}
