/* SPDX-License-Identifier: MIT */
package jdk.net;

import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.UserPrincipal;
import java.util.Objects;

/** Who is at the other end of a connection by path. */
public record UnixDomainPrincipal(UserPrincipal user, GroupPrincipal group) {
    public UnixDomainPrincipal {
        Objects.requireNonNull(user);
        Objects.requireNonNull(group);
    }
}
