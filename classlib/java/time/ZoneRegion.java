/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;

/** A zone with a name. */
final class ZoneRegion extends ZoneId {
    private static final long serialVersionUID = 8386373296231747096L;

    private final String id;
    private transient ZoneRules rules;

    ZoneRegion(String id, ZoneRules rules) {
        this.id = id;
        this.rules = rules;
    }

    static ZoneRegion ofId(String id) {
        boolean right = id.length() >= 2;
        for (int i = 0; right && i < id.length(); i++) {
            char c = id.charAt(i);
            right = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
                    || i > 0 && (c >= '0' && c <= '9' || "/~._+-".indexOf(c) >= 0);
        }
        if (!right) {
            throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: "
                    + id);
        }
        return new ZoneRegion(id, ZoneRulesProvider.getRules(id, true));
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        ZoneRules known = rules; // none: its provider has others each time, or it is unknown
        return known != null ? known : ZoneRulesProvider.getRules(id, false);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
