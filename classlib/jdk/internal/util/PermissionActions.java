/* SPDX-License-Identifier: MIT */
package jdk.internal.util;

import java.security.Permission;
import java.security.PermissionCollection;
import java.util.Arrays;
import java.util.Locale;

/** The actions of a permission: words with commas between them, or one bit for each. */
public final class PermissionActions {
    private PermissionActions() {
    }

    /** The bits of the words; no words at all are refused with the last text. */
    public static int mask(String actions, String[] names, String whenEmpty) {
        int mask = 0;
        for (String word : actions.split(",", -1)) {
            int i = Arrays.asList(names).indexOf(word.trim().toLowerCase(Locale.ROOT));
            if (i < 0) {
                throw new IllegalArgumentException(actions.isEmpty() ? whenEmpty
                        : "invalid permission: " + actions);
            }
            mask |= 1 << i;
        }
        return mask;
    }

    public static String text(int mask, String[] names) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            if ((mask & 1 << i) != 0) {
                s.append(s.length() == 0 ? "" : ",").append(names[i]);
            }
        }
        return s.toString();
    }

    /** What may be added to a set of permissions: those of a type, while it can change. */
    public static <P extends Permission> P admitted(PermissionCollection to, Permission p,
            Class<P> type) {
        if (!type.isInstance(p)) {
            throw new IllegalArgumentException("invalid permission: " + p);
        }
        checkWritable(to);
        return type.cast(p);
    }

    public static void checkWritable(PermissionCollection c) {
        if (c.isReadOnly()) {
            throw new SecurityException(
                    "attempt to add a Permission to a readonly PermissionCollection");
        }
    }
}
