/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;

/** An entry of an access control list. */
public final class AclEntry {
    private final AclEntryType type;
    private final UserPrincipal who;
    private final Set<AclEntryPermission> perms;
    private final Set<AclEntryFlag> flags;

    private AclEntry(AclEntryType type, UserPrincipal who, Set<AclEntryPermission> perms,
            Set<AclEntryFlag> flags) {
        this.type = type;
        this.who = who;
        this.perms = perms;
        this.flags = flags;
    }

    /** Collects the parts of an entry; what it has been given is never changed. */
    public static final class Builder {
        private AclEntryType type;
        private UserPrincipal who;
        private Set<AclEntryPermission> perms;
        private Set<AclEntryFlag> flags;

        private Builder(AclEntryType type, UserPrincipal who, Set<AclEntryPermission> perms,
                Set<AclEntryFlag> flags) {
            this.type = type;
            this.who = who;
            this.perms = perms;
            this.flags = flags;
        }

        public AclEntry build() {
            if (type == null) {
                throw new IllegalStateException("Missing type component");
            }
            if (who == null) {
                throw new IllegalStateException("Missing who component");
            }
            return new AclEntry(type, who, perms, flags);
        }

        public Builder setType(AclEntryType type) {
            this.type = Objects.requireNonNull(type);
            return this;
        }

        public Builder setPrincipal(UserPrincipal who) {
            this.who = Objects.requireNonNull(who);
            return this;
        }

        public Builder setPermissions(Set<AclEntryPermission> perms) {
            this.perms = perms.isEmpty() ? Collections.emptySet()
                    : copy(perms, AclEntryPermission.class);
            return this;
        }

        public Builder setPermissions(AclEntryPermission... perms) {
            return setPermissions(new HashSet<>(Arrays.asList(perms)));
        }

        public Builder setFlags(Set<AclEntryFlag> flags) {
            this.flags = flags.isEmpty() ? Collections.emptySet()
                    : copy(flags, AclEntryFlag.class);
            return this;
        }

        public Builder setFlags(AclEntryFlag... flags) {
            return setFlags(new HashSet<>(Arrays.asList(flags)));
        }
    }

    private static <E extends Enum<E>> Set<E> copy(Set<E> given, Class<E> type) {
        for (Object one : given) {
            type.cast(Objects.requireNonNull(one));
        }
        return EnumSet.copyOf(given);
    }

    public static Builder newBuilder() {
        return new Builder(null, null, Collections.emptySet(), Collections.emptySet());
    }

    public static Builder newBuilder(AclEntry entry) {
        return new Builder(entry.type, entry.who, entry.perms, entry.flags);
    }

    public AclEntryType type() {
        return type;
    }

    public UserPrincipal principal() {
        return who;
    }

    public Set<AclEntryPermission> permissions() {
        return new HashSet<>(perms);
    }

    public Set<AclEntryFlag> flags() {
        return new HashSet<>(flags);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof AclEntry && type == ((AclEntry) o).type
                && who.equals(((AclEntry) o).who) && perms.equals(((AclEntry) o).perms)
                && flags.equals(((AclEntry) o).flags);
    }

    @Override
    public int hashCode() {
        return ((type.hashCode() * 127 + who.hashCode()) * 127 + perms.hashCode()) * 127
                + flags.hashCode();
    }

    @Override
    public String toString() {
        StringJoiner parts = new StringJoiner(":").add(who.getName());
        addTo(parts, perms);
        addTo(parts, flags);
        return parts.add(type.toString()).toString();
    }

    private static void addTo(StringJoiner parts, Set<?> some) {
        if (!some.isEmpty()) {
            StringJoiner part = new StringJoiner("/");
            some.forEach(one -> part.add(one.toString()));
            parts.add(part.toString());
        }
    }
}
