/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** Permissions as text: rwxr-x---. */
public final class PosixFilePermissions {
    private PosixFilePermissions() {
    }

    public static String toString(Set<PosixFilePermission> perms) {
        StringBuilder sb = new StringBuilder(9);
        for (PosixFilePermission p : PosixFilePermission.values()) {
            sb.append(perms.contains(p) ? "rwx".charAt(p.ordinal() % 3) : '-');
        }
        return sb.toString();
    }

    public static Set<PosixFilePermission> fromString(String perms) {
        if (perms.length() != 9) {
            throw new IllegalArgumentException("Invalid mode");
        }
        Set<PosixFilePermission> result = EnumSet.noneOf(PosixFilePermission.class);
        for (int i = 0; i < 9; i++) {
            if (perms.charAt(i) == "rwx".charAt(i % 3)) {
                result.add(PosixFilePermission.values()[i]);
            } else if (perms.charAt(i) != '-') {
                throw new IllegalArgumentException("Invalid mode");
            }
        }
        return result;
    }

    public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(
            Set<PosixFilePermission> perms) {
        Set<PosixFilePermission> value = new HashSet<>(perms);
        for (PosixFilePermission p : value) {
            java.util.Objects.requireNonNull(p);
        }
        return new FileAttribute<Set<PosixFilePermission>>() {
            @Override
            public String name() {
                return "posix:permissions";
            }

            @Override
            public Set<PosixFilePermission> value() {
                return java.util.Collections.unmodifiableSet(value);
            }
        };
    }
}
