/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.InetAddress;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Vector;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Streams whose descriptors lack a field, as those of older editions do, and what a class says of
 * values that cannot be.
 */
public class OlderStreams {
    static byte[] written(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(o);
        return bytes.toByteArray();
    }

    static String read(byte[] bytes) {
        try {
            Object o = new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
            return o.getClass().getSimpleName() + " " + (o.toString().contains("@") ? "" : o);
        } catch (IOException | ClassNotFoundException | RuntimeException e) {
            return e instanceof NullPointerException ? e.getClass().getName()
                    : e + (e.getCause() == null ? "" : " <- " + e.getCause().getClass().getName());
        }
    }

    /* The field is called otherwise by the stream, so that the class here misses its own. */
    static void lacks(Object o, String... fields) throws IOException {
        for (String field : fields) {
            String text = new String(written(o), StandardCharsets.ISO_8859_1);
            String named = new String(new char[] {0, (char) field.length()}) + field;
            String other = named.substring(0, named.length() - 1) + '_';
            System.out.println(o.getClass().getSimpleName() + " without " + field + ": "
                    + read(text.replace(named, other).getBytes(StandardCharsets.ISO_8859_1)));
        }
    }

    /* The bytes at a distance from the end. */
    static void has(String what, Object o, int fromEnd, int... values) throws IOException {
        byte[] bytes = written(o);
        for (int i = 0; i < values.length; i++) {
            bytes[bytes.length - fromEnd + i] = (byte) values[i];
        }
        System.out.println(what + ": " + read(bytes));
    }

    static class Lost implements Serializable {
        private static final long serialVersionUID = 1;
    }

    static class Once implements Serializable {
        private static final long serialVersionUID = 1;
        static String said;
        final boolean byName;
        final boolean twice;
        Object part;

        Once(boolean byName, boolean twice, Object part) {
            this.byName = byName;
            this.twice = twice;
            this.part = part;
        }

        private static void fields(ObjectInputStream in, boolean byName) throws IOException,
                ClassNotFoundException {
            if (byName) {
                said = "part " + in.readFields().get("part", "default");
            } else {
                in.defaultReadObject();
                said = "all";
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            said = "nothing";
            fields(in, byNameNext);
            if (twiceNext) {
                try {
                    fields(in, !byNameNext);
                } catch (NotActiveException e) {
                    said += ", then " + e.getMessage();
                }
            }
        }

        static boolean byNameNext;
        static boolean twiceNext;

        static void show(boolean byName, boolean twice, Object part) throws IOException {
            byNameNext = byName;
            twiceNext = twice;
            String bytes = new String(written(new Once(byName, twice, part)),
                    StandardCharsets.ISO_8859_1);
            String read = read(bytes.replace("$Lost", "$Gone")
                    .getBytes(StandardCharsets.ISO_8859_1));
            System.out.println(byName + " " + twice + ": " + said + " | " + read);
        }
    }

    static class Base {
        static boolean fails;

        Base() {
            if (fails) {
                throw new IllegalStateException("made");
            }
        }
    }

    static class Made extends Base implements Serializable {
        private static final long serialVersionUID = 1;
    }

    static class Doubled implements Serializable {
        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("a", int.class), new ObjectStreamField("a", int.class)};
    }

    static void offsets(Class<?> c) {
        StringBuilder line = new StringBuilder(c.getSimpleName());
        for (ObjectStreamField field : ObjectStreamClass.lookup(c).getFields()) {
            line.append(' ').append(field.getName()).append('@').append(field.getOffset());
        }
        System.out.println(line);
    }

    public static void main(String[] args) throws Exception {
        lacks(new Locale("de", "DE"), "language", "country", "script", "variant");
        lacks(Locale.forLanguageTag("zh-Hans-CN-u-nu-hanidec"), "country", "script");
        has("ill-formed extensions", Locale.forLanguageTag("zh-Hans-CN-u-nu-hanidec"), 20, '!');
        lacks(new Hashtable<>(Map.of(1, 2)), "loadFactor", "threshold");
        lacks(new Vector<>(List.of(1, 2)), "elementData", "elementCount", "capacityIncrement");
        lacks(new BigInteger("123456789012"), "signum", "bitCount", "lowestSetBit");
        lacks(new BigDecimal("12.5"), "scale");
        lacks(new MathContext(5), "roundingMode", "precision");
        lacks(new Random(5), "seed", "nextNextGaussian");
        lacks(new AtomicReferenceArray<>(new String[] {"a"}), "array");
        lacks(ValueRange.of(1, 5), "minSmallest", "minLargest", "maxSmallest", "maxLargest");
        lacks(WeekFields.ISO, "firstDayOfWeek", "minimalDays");
        lacks(InetAddress.getByAddress(new byte[] {1, 2, 3, 4}), "family", "hostName");
        lacks(new URL("http://host/file"), "authority");
        lacks(new URL("http://host:81/file"), "authority", "port");
        lacks(new UncheckedIOException(new IOException("x")), "cause");
        lacks(Collections.newSetFromMap(new HashMap<>()), "m");
        lacks(new SimpleDateFormat("yyyy", Locale.ROOT), "pattern");
        lacks(DecimalFormatSymbols.getInstance(Locale.ROOT), "minusSign", "percent", "exponential");
        has("a length above what is there", new StringBuilder("sb"), 38, 0);
        has("no load factor", new HashSet<>(List.of(1)), 19, 0, 0, 0, 0);
        has("an odd map", Map.of("a", "b"), 9, 1);
        for (boolean byName : new boolean[] {false, true}) {
            Once.show(byName, false, "p");
            Once.show(byName, true, "p");
            Once.show(byName, false, new Lost());
        }
        byte[] made = written(new Made());
        Base.fails = true;
        System.out.println(read(made));
        try {
            written(new Doubled());
        } catch (IOException e) {
            System.out.println(e);
        }
        System.out.println(ObjectStreamClass.lookup(Class.class));
        offsets(BigInteger.class);
        offsets(Throwable.class);
        offsets(java.util.SimpleTimeZone.class);
    }
}
