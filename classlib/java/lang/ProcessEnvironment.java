/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** The environment that the process was started with; read when first asked for. */
final class ProcessEnvironment {
    private static final Checked COPIED = read();
    private static final Map<String, String> ENVIRONMENT = Collections.unmodifiableMap(COPIED);

    private ProcessEnvironment() {
    }

    private static Checked read() {
        byte[][] pairs = environ();
        Checked variables = new Checked(pairs.length / 2 + 3);
        /* Backwards: of two variables of one name the first counts. */
        for (int i = pairs.length - 1; i > 0; i -= 2) {
            variables.map.put(raw(pairs[i - 1]), new Variable(pairs[i - 1], pairs[i]));
        }
        return variables;
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
        Checked map = new Checked(COPIED.map.size());
        map.map.putAll(COPIED.map);
        return map;
    }

    static Map<String, String> empty() {
        return new Checked(16);
    }

    /** NAME=VALUE with a zero behind it, for each variable of a map made here. */
    static byte[] block(Map<String, String> map) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (Variable each : ((Checked) map).map.values()) {
            block.writeBytes(each.nameBytes);
            block.write('=');
            block.writeBytes(each.valueBytes);
            block.write(0);
        }
        return block.toByteArray();
    }

    /* A character for each byte. */
    private static String raw(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Keeps the bytes that it came with, which may have no text. */
    private static final class Variable {
        final byte[] nameBytes;
        final byte[] valueBytes;
        final String name;
        final String value;

        Variable(byte[] name, byte[] value) {
            nameBytes = name;
            valueBytes = value;
            this.name = new String(name);
            this.value = new String(value);
        }

        /** Likewise named, with another value. */
        Variable(Variable other, String value) {
            nameBytes = other.nameBytes;
            valueBytes = value.getBytes();
            name = other.name;
            this.value = value;
        }

        Variable(String name, String value) {
            nameBytes = name.getBytes();
            valueBytes = value.getBytes();
            this.name = name;
            this.value = value;
        }

        static String value(Variable variable) {
            return variable == null ? null : variable.value;
        }
    }

    /** Takes only what can be a variable, is asked for text only. */
    private static final class Checked extends AbstractMap<String, String> {
        private final Map<String, Variable> map; // by the bytes of the name

        Checked(int capacity) {
            map = new HashMap<>(capacity);
        }

        private static String key(String name) {
            return raw(name.getBytes());
        }

        private static String name(String name) {
            if (name.indexOf('=') >= 0 || name.indexOf('\0') >= 0) {
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
            return Variable.value(map.put(key(name(name)), new Variable(name, value(value))));
        }

        @Override
        public String get(Object name) {
            return Variable.value(map.get(key(text(name))));
        }

        @Override
        public boolean containsKey(Object name) {
            return map.containsKey(key(text(name)));
        }

        @Override
        public boolean containsValue(Object value) {
            return super.containsValue(text(value));
        }

        @Override
        public String remove(Object name) {
            return Variable.value(map.remove(key(text(name))));
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public Set<String> keySet() {
            Set<String> names = super.keySet();
            return new AbstractSet<String>() {
                @Override
                public int size() {
                    return map.size();
                }

                @Override
                public Iterator<String> iterator() {
                    return names.iterator();
                }

                @Override
                public boolean contains(Object name) {
                    return containsKey(name);
                }

                @Override
                public boolean remove(Object name) {
                    return Checked.this.remove(name) != null;
                }
            };
        }

        @Override
        public Collection<String> values() {
            Collection<String> values = super.values();
            return new AbstractCollection<String>() {
                @Override
                public int size() {
                    return map.size();
                }

                @Override
                public Iterator<String> iterator() {
                    return values.iterator();
                }

                @Override
                public boolean contains(Object value) {
                    return containsValue(value);
                }

                @Override
                public boolean remove(Object value) {
                    return super.remove(text(value));
                }
            };
        }

        @Override
        public Set<Map.Entry<String, String>> entrySet() {
            return new AbstractSet<Map.Entry<String, String>>() {
                @Override
                public boolean contains(Object o) {
                    Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
                    return text(entry.getValue()).equals(get(entry.getKey()));
                }

                @Override
                public boolean remove(Object o) {
                    return contains(o)
                            && Checked.this.remove(((Map.Entry<?, ?>) o).getKey()) != null;
                }

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
            private final Iterator<Map.Entry<String, Variable>> entries;

            Entries(Iterator<Map.Entry<String, Variable>> entries) {
                this.entries = entries;
            }

            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public Map.Entry<String, String> next() {
                Map.Entry<String, Variable> entry = entries.next();
                Variable variable = entry.getValue();
                return new AbstractMap.SimpleEntry<String, String>(variable.name, variable.value) {
                    private static final long serialVersionUID = 1L;

                    @Override
                    public String setValue(String value) {
                        entry.setValue(new Variable(variable, value(value)));
                        return super.setValue(value);
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
