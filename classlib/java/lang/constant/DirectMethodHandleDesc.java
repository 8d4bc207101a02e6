/* SPDX-License-Identifier: MIT */
package java.lang.constant;

/** Names a method, constructor or field and the way to reach it. */
public sealed interface DirectMethodHandleDesc extends MethodHandleDesc
        permits DirectMethodHandleDescImpl {
    /** The ways: numbers of the class file format, and whether the owner is an interface. */
    enum Kind {
        STATIC(6, false),
        INTERFACE_STATIC(6, true),
        VIRTUAL(5, false),
        INTERFACE_VIRTUAL(9, true),
        SPECIAL(7, false),
        INTERFACE_SPECIAL(7, true),
        CONSTRUCTOR(8, false),
        GETTER(1, false),
        SETTER(3, false),
        STATIC_GETTER(2, false),
        STATIC_SETTER(4, false);

        public final int refKind;
        public final boolean isInterface;

        Kind(int refKind, boolean isInterface) {
            this.refKind = refKind;
            this.isInterface = isInterface;
        }

        boolean isField() {
            return refKind <= 4;
        }

        /** Whether the invocation type begins with the owner. */
        boolean takesReceiver() {
            return this == GETTER || this == SETTER || refKind == 5 || refKind == 7 || refKind == 9;
        }

        public static Kind valueOf(int refKind) {
            return valueOf(refKind, refKind == 9);
        }

        public static Kind valueOf(int refKind, boolean isInterface) {
            Kind found = null;
            for (Kind kind : values()) {
                if (kind.refKind == refKind && (found == null || kind.isInterface == isInterface)) {
                    found = kind;
                }
            }
            if (found == null) {
                throw new IllegalArgumentException("refKind=" + refKind + " isInterface="
                        + isInterface);
            }
            return found;
        }
    }

    Kind kind();

    int refKind();

    boolean isOwnerInterface();

    ClassDesc owner();

    String methodName();

    String lookupDescriptor();
}
