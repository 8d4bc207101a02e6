/* SPDX-License-Identifier: MIT */
package java.security;

/**
 * A privileged call with a context of its own. The frame of run is what marks it on the stack, its
 * innermost one is the thread's current one.
 */
final class PrivilegedCall {
    private static final ThreadLocal<PrivilegedCall> CURRENT = new ThreadLocal<>();

    final AccessControlContext context;
    final Permission[] limits;
    final PrivilegedCall outer;

    /* Neither need be there. */
    PrivilegedCall(AccessControlContext context, Permission[] limits) {
        this.context = context;
        this.limits = limits;
        outer = CURRENT.get();
    }

    static PrivilegedCall current() {
        return CURRENT.get();
    }

    <T> T run(PrivilegedExceptionAction<T> action) throws Exception {
        CURRENT.set(this);
        try {
            return action.run();
        } finally {
            CURRENT.set(outer);
        }
    }

    <T> T run(PrivilegedAction<T> action) {
        CURRENT.set(this);
        try {
            return action.run();
        } finally {
            CURRENT.set(outer);
        }
    }
}
