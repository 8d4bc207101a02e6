/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import jdk.internal.access.SharedSecrets;

/**
 * Tells whether all code on the stack may do something, up to the caller of the innermost
 * privileged call. Behind a thread is the code that made it.
 */
@Deprecated(since = "17", forRemoval = true)
public final class AccessController {
    private static final ProtectionDomain[] NONE = {};

    private AccessController() {
    }

    /* ---- Privileged calls: their frames are found on the stack by this class ---- */

    public static <T> T doPrivileged(PrivilegedAction<T> action) {
        return action.run();
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action) {
        AccessControlContext c = withCombiner(null);
        return c == null ? action.run() : new PrivilegedCall(c, null).run(action);
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context) {
        return context == null ? action.run() : new PrivilegedCall(context, null).run(action);
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context,
            Permission... perms) {
        return new PrivilegedCall(context, checked(perms)).run(action);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action,
            AccessControlContext context, Permission... perms) {
        AccessControlContext c = withCombiner(context);
        return new PrivilegedCall(c == null ? context : c, checked(perms)).run(action);
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        try {
            return action.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new PrivilegedActionException(e);
        }
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        AccessControlContext c = withCombiner(null);
        return c == null ? doPrivileged(action) : call(new PrivilegedCall(c, null), action);
    }

    private static <T> T call(PrivilegedCall call, PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        try {
            return call.run(action);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new PrivilegedActionException(e);
        }
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action,
            AccessControlContext context) throws PrivilegedActionException {
        return context == null ? doPrivileged(action)
                : call(new PrivilegedCall(context, null), action);
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action,
            AccessControlContext context, Permission... perms) throws PrivilegedActionException {
        return call(new PrivilegedCall(context, checked(perms)), action);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action,
            AccessControlContext context, Permission... perms) throws PrivilegedActionException {
        AccessControlContext c = withCombiner(context);
        return call(new PrivilegedCall(c == null ? context : c, checked(perms)), action);
    }

    private static Permission[] checked(Permission[] perms) {
        Permission[] copy = perms.clone();
        for (Permission p : copy) {
            Objects.requireNonNull(p, "permission can't be null");
        }
        return copy;
    }

    /* With the combiner of the innermost privileged call, or null when it has none. */
    private static AccessControlContext withCombiner(AccessControlContext context) {
        Class<?>[] stack = SharedSecrets.getJavaLangAccess().callers(3);
        int i = 0;
        while (i < stack.length && stack[i] != AccessController.class
                && stack[i] != PrivilegedCall.class) {
            i++;
        }
        PrivilegedCall call = PrivilegedCall.current();
        DomainCombiner combiner = i == stack.length || stack[i] != PrivilegedCall.class
                || call.context == null ? null : call.context.getDomainCombiner();
        if (combiner == null) {
            return null;
        }
        List<ProtectionDomain> caller = new ArrayList<>();
        add(caller, stack[0]);
        ProtectionDomain[] combined = combiner.combine(caller.toArray(NONE),
                context == null ? null : context.domains());
        return new AccessControlContext(combined == null ? NONE
                : AccessControlContext.distinct(combined), combiner, null, null);
    }

    /* ---- The stack ---- */

    public static AccessControlContext getContext() {
        Class<?>[] stack = SharedSecrets.getJavaLangAccess().callers(2);
        return context(stack, 0, PrivilegedCall.current());
    }

    public static void checkPermission(Permission perm) throws AccessControlException {
        Objects.requireNonNull(perm, "permission can't be null");
        Class<?>[] stack = SharedSecrets.getJavaLangAccess().callers(2);
        context(stack, 0, PrivilegedCall.current()).checkPermission(perm);
    }

    /* The domains from a place on, with those of the first privileged call that has any. */
    private static AccessControlContext context(Class<?>[] stack, int i, PrivilegedCall call) {
        List<ProtectionDomain> found = new ArrayList<>();
        boolean plain = false;
        boolean special = false;
        for (; i < stack.length && !plain && !special; i++) {
            Class<?> c = stack[i];
            plain = c == AccessController.class;
            special = c == PrivilegedCall.class;
            add(found, c);
        }
        if (plain || special) {
            while (i < stack.length && (stack[i] == AccessController.class)) {
                i++;
            }
            if (i < stack.length) {
                add(found, stack[i++]);
            }
        }
        if (!plain && !special) {
            return inherited(found);
        }
        ProtectionDomain[] domains = found.toArray(NONE);
        if (!special || call == null) {
            return new AccessControlContext(domains, null, null, null);
        }
        AccessControlContext around = call.limits == null ? null : context(stack, i, call.outer);
        AccessControlContext own = call.context;
        if (own == null) {
            return new AccessControlContext(domains, null, call.limits, around);
        }
        return call.limits == null ? own.under(domains)
                : new AccessControlContext(own.combined(domains), own.getDomainCombiner(),
                        call.limits, around);
    }

    /* With what the thread has of its maker. */
    private static AccessControlContext inherited(List<ProtectionDomain> found) {
        Class<?>[] makers = SharedSecrets.getJavaLangAccess().makersOfThread();
        for (int i = 1; makers != null && i < makers.length; i++) {
            add(found, makers[i]);
        }
        ProtectionDomain[] domains = found.toArray(NONE);
        AccessControlContext own = SharedSecrets.getJavaLangAccess().contextOfThread();
        return own == null ? new AccessControlContext(domains, null, null, null)
                : own.under(domains);
    }

    private static void add(List<ProtectionDomain> found, Class<?> c) {
        if (c.getClassLoader() != null) {
            ProtectionDomain d = c.getProtectionDomain();
            if (d != null && !found.contains(d)) {
                found.add(d);
            }
        }
    }
}
