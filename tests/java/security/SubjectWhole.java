/* SPDX-License-Identifier: MIT */
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.Principal;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Set;
import javax.security.auth.Subject;
import javax.security.auth.SubjectDomainCombiner;

/** Subjects, their sets, and doing something for one. */
@SuppressWarnings("removal")
class SubjectWhole extends Whole {

    record Name(String name) implements Principal {
        @Override
        public String getName() {
            return name;
        }
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        Subject s = new Subject();
        p(s, s.getPrincipals(), s.isReadOnly(), s.equals(new Subject()), s.hashCode());
        s.getPrincipals().add(new Name("one"));
        s.getPublicCredentials().add("public");
        s.getPrivateCredentials().add("private");
        s.getPublicCredentials().add(5);
        p(
            s.getPrincipals(Name.class),
            s.getPrincipals(Principal.class).size(),
            s.getPublicCredentials(String.class),
            s.getPrivateCredentials(Integer.class),
            s.getPublicCredentials().size(),
            s.getPrivateCredentials()
        );
        p(new Name("one").implies(s), new Name("two").implies(s), new Name("one").implies(null));
        Subject same = new Subject(
            true,
            Set.of(new Name("one")),
            Set.of("public", 5),
            Set.of("private")
        );
        p(
            s.equals(same),
            s.hashCode() == same.hashCode(),
            same.isReadOnly(),
            s.equals("x"),
            same.equals(null)
        );
        t(() -> same.getPrincipals().add(new Name("x")));
        t(() -> same.getPrincipals().remove(new Name("one")));
        t(() -> same.getPublicCredentials().clear());
        t(() -> {
            Iterator<Object> it = same.getPrivateCredentials().iterator();
            it.next();
            it.remove();
        });
        t(() -> ((Set) s.getPrincipals()).add("no principal"));
        t(() -> s.getPrincipals().add(null));
        t(() -> s.getPrincipals().contains(null));
        t(() -> s.getPrincipals(null));
        t(() -> s.getPublicCredentials(null));
        t(() -> new Subject(false, null, Set.of(), Set.of()));
        t(() -> Subject.getSubject(null));
        t(() -> Subject.doAs(s, (PrivilegedAction<Object>) null));
        p(Subject.getSubject(AccessController.getContext()));
        p(
            Subject.doAs(
                s,
                (PrivilegedAction<Object>) () ->
                    Subject.getSubject(AccessController.getContext()) == s
            )
        );
        p(
            Subject.doAs(
                null,
                (PrivilegedAction<Object>) () -> Subject.getSubject(AccessController.getContext())
            )
        );
        p(
            Subject.doAsPrivileged(
                s,
                (PrivilegedAction<Object>) () ->
                    Subject.getSubject(AccessController.getContext()) == s,
                null
            )
        );
        p(
            Subject.doAsPrivileged(
                s,
                (PrivilegedExceptionAction<Object>) () ->
                    Subject.getSubject(AccessController.getContext()) == s,
                new AccessControlContext(new ProtectionDomain[0])
            )
        );
        try {
            Subject.doAs(
                s,
                (PrivilegedExceptionAction<Object>) () -> {
                    throw new java.io.IOException("inside");
                }
            );
        } catch (PrivilegedActionException e) {
            p(e.getCause());
        }
        s.setReadOnly();
        t(() -> s.getPublicCredentials().add("more"));
        SubjectDomainCombiner c = new SubjectDomainCombiner(s);
        ProtectionDomain plain = new ProtectionDomain(null, null);
        ProtectionDomain[] combined = c.combine(
            new ProtectionDomain[] { plain },
            new ProtectionDomain[] { plain }
        );
        p(
            c.getSubject() == s,
            combined.length,
            Arrays.toString(combined[0].getPrincipals()),
            combined[1] == plain,
            c.combine(null, null)
        );
        t(() -> new SubjectDomainCombiner(null));
        p(s.toString().split("\n")[1]);
    }
}
