/* SPDX-License-Identifier: MIT */
package java.util;

/** A set of constants of an enum that has at most 64. Programs know the class by its name. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private static final long serialVersionUID = 3411599620347842686L;

    RegularEnumSet(Class<E> type) {
        super(type);
    }
}
