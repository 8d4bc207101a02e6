/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.util.Objects;
import java.util.Set;

/** A module in a configuration. */
public final class ResolvedModule {
    private final Configuration configuration;
    private final ModuleReference reference;

    ResolvedModule(Configuration configuration, ModuleReference reference) {
        this.configuration = Objects.requireNonNull(configuration);
        this.reference = Objects.requireNonNull(reference);
    }

    public Configuration configuration() {
        return configuration;
    }

    public ModuleReference reference() {
        return reference;
    }

    ModuleDescriptor descriptor() {
        return reference.descriptor();
    }

    public String name() {
        return reference.descriptor().name();
    }

    public Set<ResolvedModule> reads() {
        return configuration.reads(this);
    }

    @Override
    public int hashCode() {
        return configuration.hashCode() ^ name().hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ResolvedModule && configuration == ((ResolvedModule) o).configuration
                && name().equals(((ResolvedModule) o).name());
    }

    @Override
    public String toString() {
        return System.identityHashCode(configuration) + "/" + name();
    }
}
