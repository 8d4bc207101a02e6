/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.security.BasicPermission;

/** The right to change how things are logged. */
public final class LoggingPermission extends BasicPermission {
    private static final long serialVersionUID = 63564341580231582L;

    public LoggingPermission(String name, String actions) throws IllegalArgumentException {
        super(name);
        if (!name.equals("control")) {
            throw new IllegalArgumentException("name: " + name);
        }
        if (actions != null && !actions.isEmpty()) {
            throw new IllegalArgumentException("actions: " + actions);
        }
    }
}
