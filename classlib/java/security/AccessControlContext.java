/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The domains that all have to allow what is done. Of a privileged call that is limited to some
 * permissions, the context around it is asked for the others.
 */
@Deprecated(since = "17", forRemoval = true)
public final class AccessControlContext {
    private final ProtectionDomain[] domains;
    private final DomainCombiner combiner;
    private final Permission[] limits;
    private final AccessControlContext around;

    public AccessControlContext(ProtectionDomain[] context) {
        this(distinct(context), null, null, null);
    }

    public AccessControlContext(AccessControlContext acc, DomainCombiner combiner) {
        this(acc.domains, combiner, acc.limits, acc.around);
    }

    AccessControlContext(ProtectionDomain[] domains, DomainCombiner combiner,
            Permission[] limits, AccessControlContext around) {
        this.domains = domains;
        this.combiner = combiner;
        this.limits = limits;
        this.around = around;
    }

    static ProtectionDomain[] distinct(ProtectionDomain[]... groups) {
        List<ProtectionDomain> list = new ArrayList<>(groups[0].length);
        for (ProtectionDomain[] group : groups) {
            for (ProtectionDomain d : group) {
                if (d != null && !list.contains(d)) {
                    list.add(d);
                }
            }
        }
        return list.toArray(new ProtectionDomain[0]);
    }

    ProtectionDomain[] domains() {
        return domains;
    }

    /** These domains and its own. */
    ProtectionDomain[] combined(ProtectionDomain[] before) {
        ProtectionDomain[] all = combiner == null ? distinct(before, domains)
                : combiner.combine(before, domains);
        return all == null ? new ProtectionDomain[0] : all;
    }

    AccessControlContext under(ProtectionDomain[] before) {
        return new AccessControlContext(combined(before), combiner, limits, around);
    }

    public DomainCombiner getDomainCombiner() {
        return combiner;
    }

    public void checkPermission(Permission perm) throws AccessControlException {
        if (perm == null) {
            throw new NullPointerException("permission can't be null");
        }
        for (ProtectionDomain d : domains) {
            if (!d.implies(perm)) {
                throw new AccessControlException("access denied " + perm, perm);
            }
        }
        if (around != null) {
            for (Permission limit : limits) {
                if (limit.implies(perm)) {
                    return;
                }
            }
            around.checkPermission(perm);
        }
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof AccessControlContext)) {
            return false;
        }
        AccessControlContext that = (AccessControlContext) obj;
        return this == that || combiner == that.combiner
                && Arrays.asList(domains).containsAll(Arrays.asList(that.domains))
                && Arrays.asList(that.domains).containsAll(Arrays.asList(domains))
                && Arrays.equals(limits, that.limits)
                && (around == null ? that.around == null : around.equals(that.around));
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (ProtectionDomain d : domains) {
            h ^= d.hashCode();
        }
        return h;
    }
}
