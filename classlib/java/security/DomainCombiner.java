/* SPDX-License-Identifier: MIT */
package java.security;

/** Changes the domains that a context is made of. */
@Deprecated(since = "17", forRemoval = true)
public interface DomainCombiner {
    ProtectionDomain[] combine(ProtectionDomain[] currentDomains,
            ProtectionDomain[] assignedDomains);
}
