/* SPDX-License-Identifier: MIT */
package javax.security.auth;

import java.io.Serializable;
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.Principal;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.security.ProtectionDomain;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;

/** Somebody for whom something is done: principals and credentials. */
public final class Subject implements Serializable {
    private static final long serialVersionUID = -8308522755600156056L;

    private final Set<Principal> principals;
    private final transient Set<Object> publicCredentials;
    private final transient Set<Object> privateCredentials;
    private volatile boolean readOnly;

    public Subject() {
        this(false, Set.of(), Set.of(), Set.of());
    }

    public Subject(boolean readOnly, Set<? extends Principal> principals,
            Set<?> pubCredentials, Set<?> privCredentials) {
        this.principals = filled(Principal.class, principals, "invalid null input(s)");
        publicCredentials = filled(Object.class, pubCredentials, "invalid null input(s)");
        privateCredentials = filled(Object.class, privCredentials, "invalid null input(s)");
        this.readOnly = readOnly;
    }

    private <T> Set<T> filled(Class<T> type, Collection<? extends T> from, String text) {
        Set<T> set = Collections.synchronizedSet(new SecureSet<>(type));
        for (T t : Objects.requireNonNull(from, text)) {
            set.add(Objects.requireNonNull(t, text));
        }
        return set;
    }

    /** Takes elements of its type, unless the subject can only be read. */
    private final class SecureSet<T> extends AbstractSet<T> implements Serializable {
        private static final long serialVersionUID = 7911754171111800359L;

        private final Class<T> type;
        private final LinkedHashSet<T> elements = new LinkedHashSet<>();

        SecureSet(Class<T> type) {
            this.type = type;
        }

        private void check() {
            if (readOnly) {
                throw new IllegalStateException("Subject is read-only");
            }
        }

        @Override
        public int size() {
            return elements.size();
        }

        @Override
        public boolean contains(Object o) {
            return elements.contains(Objects.requireNonNull(o, "invalid null input(s)"));
        }

        @Override
        public boolean add(T t) {
            Objects.requireNonNull(t, "invalid null input(s)");
            check();
            if (!type.isInstance(t)) {
                throw new SecurityException("attempting to add an object which is not an instance"
                        + " of java.security.Principal to a Subject's Principal Set");
            }
            return elements.add(t);
        }

        @Override
        public boolean remove(Object o) {
            Objects.requireNonNull(o, "invalid null input(s)");
            check();
            return elements.remove(o);
        }

        @Override
        public String toString() {
            return getClass().getName() + "@" + Integer.toHexString(hashCode());
        }

        @Override
        public Iterator<T> iterator() {
            Iterator<T> it = elements.iterator();
            return new Iterator<T>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public T next() {
                    return it.next();
                }

                @Override
                public void remove() {
                    check();
                    it.remove();
                }
            };
        }
    }

    public void setReadOnly() {
        readOnly = true;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    /* ---- Doing ---- */

    @Deprecated(since = "17", forRemoval = true)
    public static Subject getSubject(AccessControlContext acc) {
        Objects.requireNonNull(acc, "invalid null AccessControlContext provided");
        return acc.getDomainCombiner() instanceof SubjectDomainCombiner
                ? ((SubjectDomainCombiner) acc.getDomainCombiner()).getSubject() : null;
    }

    private static AccessControlContext context(Subject subject, AccessControlContext acc) {
        return new AccessControlContext(acc,
                subject == null ? null : new SubjectDomainCombiner(subject));
    }

    private static AccessControlContext orNone(AccessControlContext acc) {
        return acc != null ? acc : new AccessControlContext(new ProtectionDomain[0]);
    }

    public static <T> T doAs(Subject subject, PrivilegedAction<T> action) {
        Objects.requireNonNull(action, "invalid null action provided");
        return AccessController.doPrivileged(action,
                context(subject, AccessController.getContext()));
    }

    public static <T> T doAs(Subject subject, PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        Objects.requireNonNull(action, "invalid null action provided");
        return AccessController.doPrivileged(action,
                context(subject, AccessController.getContext()));
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> T doAsPrivileged(Subject subject, PrivilegedAction<T> action,
            AccessControlContext acc) {
        Objects.requireNonNull(action, "invalid null action provided");
        return AccessController.doPrivileged(action, context(subject, orNone(acc)));
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> T doAsPrivileged(Subject subject, PrivilegedExceptionAction<T> action,
            AccessControlContext acc) throws PrivilegedActionException {
        Objects.requireNonNull(action, "invalid null action provided");
        return AccessController.doPrivileged(action, context(subject, orNone(acc)));
    }

    /* ---- What it has ---- */

    public Set<Principal> getPrincipals() {
        return principals;
    }

    public Set<Object> getPublicCredentials() {
        return publicCredentials;
    }

    public Set<Object> getPrivateCredentials() {
        return privateCredentials;
    }

    private static <T> Set<T> only(Class<T> c, Set<?> from) {
        Objects.requireNonNull(c, "invalid null Class provided");
        Set<T> set = new HashSet<>();
        synchronized (from) {
            for (Object o : from) {
                if (c.isInstance(o)) {
                    set.add(c.cast(o));
                }
            }
        }
        return set;
    }

    public <T extends Principal> Set<T> getPrincipals(Class<T> c) {
        return only(c, principals);
    }

    public <T> Set<T> getPublicCredentials(Class<T> c) {
        return only(c, publicCredentials);
    }

    public <T> Set<T> getPrivateCredentials(Class<T> c) {
        return only(c, privateCredentials);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Subject)) {
            return false;
        }
        Subject s = (Subject) o;
        return this == s || only(Principal.class, principals).equals(
                only(Principal.class, s.principals))
                && only(Object.class, publicCredentials).equals(
                        only(Object.class, s.publicCredentials))
                && only(Object.class, privateCredentials).equals(
                        only(Object.class, s.privateCredentials));
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("Subject:\n");
        append(s, "\tPrincipal: ", principals);
        append(s, "\tPublic Credential: ", publicCredentials);
        append(s, "\tPrivate Credential: ", privateCredentials);
        return s.toString();
    }

    private static void append(StringBuilder s, String title, Set<?> set) {
        synchronized (set) {
            for (Object o : set) {
                s.append(title).append(o).append('\n');
            }
        }
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (Principal p : only(Principal.class, principals)) {
            h ^= p.hashCode();
        }
        for (Object o : only(Object.class, publicCredentials)) {
            h ^= o.hashCode();
        }
        return h;
    }
}
