/* SPDX-License-Identifier: MIT */
package java.io;

import java.security.BasicPermission;

/** A permission to take part in serialization. */
public final class SerializablePermission extends BasicPermission {
    private static final long serialVersionUID = 8537212141160296410L;

    private String actions; // of the form alone

    public SerializablePermission(String name) {
        super(name);
    }

    public SerializablePermission(String name, String actions) {
        super(name, actions);
    }
}
