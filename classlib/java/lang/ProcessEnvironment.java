/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The environment that the process was started with; read when first asked for. */
final class ProcessEnvironment {
    private static final Map<String, String> ENVIRONMENT = read();

    private ProcessEnvironment() {
    }

    private static Map<String, String> read() {
        byte[][] pairs = environ();
        Map<String, String> map = new HashMap<>(pairs.length / 2 + 3);
        /* Backwards: of two variables of one name the first counts. */
        for (int i = pairs.length - 1; i > 0; i -= 2) {
            map.put(new String(pairs[i - 1]), new String(pairs[i]));
        }
        return Collections.unmodifiableMap(map);
    }

    static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return ENVIRONMENT.get(name);
    }

    static Map<String, String> getenv() {
        return ENVIRONMENT;
    }

    /* Names and values by turns. */
    private static native byte[][] environ();
}
