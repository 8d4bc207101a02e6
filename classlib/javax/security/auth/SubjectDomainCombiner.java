/* SPDX-License-Identifier: MIT */
package javax.security.auth;

import java.security.DomainCombiner;
import java.security.Principal;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Gives the domains of a call the principals of the subject that it is made for. */
@Deprecated(since = "17", forRemoval = true)
public class SubjectDomainCombiner implements DomainCombiner {
    private final Subject subject;

    public SubjectDomainCombiner(Subject subject) {
        this.subject = Objects.requireNonNull(subject);
    }

    public Subject getSubject() {
        return subject;
    }

    @Override
    public ProtectionDomain[] combine(ProtectionDomain[] currentDomains,
            ProtectionDomain[] assignedDomains) {
        List<ProtectionDomain> all = new ArrayList<>();
        Set<Principal> principals = subject.getPrincipals();
        for (ProtectionDomain d : currentDomains == null ? new ProtectionDomain[0]
                : currentDomains) {
            boolean keep = principals.isEmpty() || d == null || d.staticPermissionsOnly();
            all.add(keep ? d : new ProtectionDomain(d.getCodeSource(), d.getPermissions(),
                    d.getClassLoader(), principals.toArray(new Principal[0])));
        }
        if (assignedDomains != null) {
            all.addAll(List.of(assignedDomains));
        }
        return all.isEmpty() ? null : all.toArray(new ProtectionDomain[0]);
    }
}
