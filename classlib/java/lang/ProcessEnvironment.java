/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** The environment that the process was started with; read when first asked for. */
final class ProcessEnvironment {
    private static final Map<String, String> ENVIRONMENT = read();

    private ProcessEnvironment() {
    }

    private static Map<String, String> read() {
        byte[][] pairs = environ();
        Checked variables = new Checked(pairs.length / 2 + 3);
        /* Backwards: of two variables of one name the first counts. */
        for (int i = pairs.length - 1; i > 0; i -= 2) {
            variables.map.put(new String(pairs[i - 1]), new String(pairs[i]));
        }
        return Collections.unmodifiableMap(variables);
    }

    static String getenv(String name) {
        return value(name);
    }

    private static String value(String str) {
        return str.getBytes().length == 0 ? null : ENVIRONMENT.get(str);
    }

    static Map<String, String> getenv() {
        return ENVIRONMENT;
    }

    // ---- The environment of a process to be started ----

    static Map<String, String> copy() {
        Map<String, String> map = empty();
        for (Map.Entry<String, String> each : ENVIRONMENT.entrySet()) {
            map.put(each.getKey(), each.getValue());
        }
        return map;
    }

    static Map<String, String> empty() {
        return new Checked(16);
    }

    /** Takes only what can be a variable, is asked for text only. */
    private static final class Checked extends AbstractMap<String, String> {
        private final Map<String, String> map;

        Checked(int capacity) {
            map = new HashMap<>(capacity);
        }

        private static String name(String name) {
            if (name.indexOf('=', 1) >= 0 || name.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("Invalid environment variable name: \"" + name
                        + "\"");
            }
            return name;
        }

        private static String value(String value) {
            if (value.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("Invalid environment variable value: \"" + value
                        + "\"");
            }
            return value;
        }

        private static String text(Object o) {
            if (o == null) {
                throw new NullPointerException();
            }
            return (String) o;
        }

        @Override
        public String put(String name, String value) {
            return map.put(name(name), value(value));
        }

        @Override
        public String get(Object name) {
            return map.get(text(name));
        }

        @Override
        public boolean containsKey(Object name) {
            return map.containsKey(text(name));
        }

        @Override
        public boolean containsValue(Object value) {
            return map.containsValue(text(value));
        }

        @Override
        public String remove(Object name) {
            return map.remove(text(name));
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public Set<Map.Entry<String, String>> entrySet() {
            return new AbstractSet<Map.Entry<String, String>>() {
                @Override
                public int size() {
                    return map.size();
                }

                @Override
                public Iterator<Map.Entry<String, String>> iterator() {
                    return new Entries(map.entrySet().iterator());
                }
            };
        }

        private static final class Entries implements Iterator<Map.Entry<String, String>> {
            private final Iterator<Map.Entry<String, String>> entries;

            Entries(Iterator<Map.Entry<String, String>> entries) {
                this.entries = entries;
            }

            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public Map.Entry<String, String> next() {
                Map.Entry<String, String> entry = entries.next();
                return new AbstractMap.SimpleEntry<String, String>(entry) {
                    private static final long serialVersionUID = 1L;

                    @Override
                    public String setValue(String value) {
                        super.setValue(value(value));
                        return entry.setValue(value);
                    }
                };
            }

            @Override
            public void remove() {
                entries.remove();
            }
        }
    }

    /* Names and values by turns. */
    private static native byte[][] environ();
}
