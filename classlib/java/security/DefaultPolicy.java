/* SPDX-License-Identifier: MIT */
package java.security;

import java.net.SocketPermission;
import java.util.PropertyPermission;

/** What all code is allowed: to read what tells of the platform. */
final class DefaultPolicy {
    static final PermissionCollection GRANTED = granted();

    private DefaultPolicy() {
    }

    private static PermissionCollection granted() {
        Permissions all = new Permissions();
        for (String key : new String[] {"java.version", "java.vendor", "java.vendor.url",
            "java.class.version", "os.name", "os.version", "os.arch", "file.separator",
            "path.separator", "line.separator", "java.specification.version",
            "java.specification.maintenance.version", "java.specification.vendor",
            "java.specification.name", "java.vm.specification.version",
            "java.vm.specification.vendor", "java.vm.specification.name", "java.vm.version",
            "java.vm.vendor", "java.vm.name"}) {
            all.add(new PropertyPermission(key, "read"));
        }
        all.add(new SocketPermission("localhost:0", "listen"));
        all.setReadOnly();
        return all;
    }
}
