/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A walk over characters that carry attributes. */
public interface AttributedCharacterIterator extends CharacterIterator {
    /** The name of an attribute; each name exists once. */
    class Attribute implements Serializable {
        private static final long serialVersionUID = -9142742483513960612L;
        /** The library's own ones: what is read back is the same object. */
        private static final Map<String, Attribute> KNOWN = new ConcurrentHashMap<>();
        public static final Attribute LANGUAGE = new Attribute("language");
        public static final Attribute READING = new Attribute("reading");
        public static final Attribute INPUT_METHOD_SEGMENT =
                new Attribute("input_method_segment");
        private final String name;

        protected Attribute(String name) {
            this.name = name;
            if (getClass().getClassLoader() == null) {
                KNOWN.put(getClass().getName() + name, this);
            }
        }

        @Override
        public final boolean equals(Object obj) {
            return super.equals(obj);
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public String toString() {
            return getClass().getName() + "(" + name + ")";
        }

        protected String getName() {
            return name;
        }

        protected Object readResolve() throws InvalidObjectException {
            if (getClass().getClassLoader() != null) {
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            }
            Attribute known = KNOWN.get(getClass().getName() + name);
            if (known == null) {
                throw new InvalidObjectException("unknown attribute name");
            }
            return known;
        }
    }

    int getRunStart();

    int getRunStart(Attribute attribute);

    int getRunStart(Set<? extends Attribute> attributes);

    int getRunLimit();

    int getRunLimit(Attribute attribute);

    int getRunLimit(Set<? extends Attribute> attributes);

    Map<Attribute, Object> getAttributes();

    Object getAttribute(Attribute attribute);

    Set<Attribute> getAllAttributeKeys();
}
