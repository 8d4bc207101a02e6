/* SPDX-License-Identifier: MIT */
package java.time.zone;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Something that knows the rules of zones. The first of them reads the system's time-zone files.
 */
public abstract class ZoneRulesProvider {
    private static final CopyOnWriteArrayList<ZoneRulesProvider> PROVIDERS =
            new CopyOnWriteArrayList<>(List.of(new sun.util.calendar.ZoneFiles()));
    /** Of those that were registered: their ids, known when they came. */
    private static final ConcurrentHashMap<String, ZoneRulesProvider> ZONES =
            new ConcurrentHashMap<>();

    protected ZoneRulesProvider() {
    }

    public static Set<String> getAvailableZoneIds() {
        Set<String> ids = new HashSet<>(ZONES.keySet());
        ids.addAll(PROVIDERS.get(0).provideZoneIds());
        return Collections.unmodifiableSet(ids);
    }

    private static ZoneRulesProvider provider(String zoneId) {
        Objects.requireNonNull(zoneId, "zoneId");
        return ZONES.getOrDefault(zoneId, PROVIDERS.get(0));
    }

    public static ZoneRules getRules(String zoneId, boolean forCaching) {
        return provider(zoneId).provideRules(zoneId, forCaching);
    }

    public static NavigableMap<String, ZoneRules> getVersions(String zoneId) {
        return provider(zoneId).provideVersions(zoneId);
    }

    public static void registerProvider(ZoneRulesProvider provider) {
        Objects.requireNonNull(provider, "provider");
        synchronized (PROVIDERS) {
            Set<String> own = PROVIDERS.get(0).provideZoneIds();
            for (String id : provider.provideZoneIds()) {
                Objects.requireNonNull(id, "zoneId");
                ZoneRulesProvider old = own.contains(id) ? PROVIDERS.get(0) : ZONES.get(id);
                if (old != null) {
                    throw new ZoneRulesException("Unable to register zone as one already "
                            + "registered with that ID: " + id + ", currently loading from "
                            + "provider: " + provider);
                }
            }
            for (String id : provider.provideZoneIds()) {
                ZONES.put(id, provider);
            }
            PROVIDERS.add(provider);
        }
    }

    public static boolean refresh() {
        boolean changed = false;
        for (ZoneRulesProvider provider : PROVIDERS) {
            changed |= provider.provideRefresh();
        }
        return changed;
    }

    protected abstract Set<String> provideZoneIds();

    protected abstract ZoneRules provideRules(String zoneId, boolean forCaching);

    protected abstract NavigableMap<String, ZoneRules> provideVersions(String zoneId);

    protected boolean provideRefresh() {
        return false;
    }
}
