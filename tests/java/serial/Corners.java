/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.Hashtable;
import java.util.List;
import java.util.Properties;
import java.util.Vector;
import java.util.concurrent.CountDownLatch;

/** What streams of objects promise at their edges: descriptors, blocks, replacements, locks. */
public class Corners {

    static class Failing implements Serializable {

        private static final long serialVersionUID = 7;
        static final Object NONE = fail();

        static Object fail() {
            throw new IllegalStateException("no");
        }
    }

    static Object kept;

    static class Resolved implements Serializable {

        private static final long serialVersionUID = 1;

        private Object readResolve() {
            return kept;
        }
    }

    static class Refusing extends Hashtable<Object, Object> {

        private static final long serialVersionUID = 1;
        static boolean refuses;

        @Override
        public Object put(Object key, Object value) {
            if (refuses) throw new IllegalStateException("put");
            return super.put(key, value);
        }
    }

    static CountDownLatch both;

    /** Is written when two threads are inside a collection each. */
    static class Meeting implements Serializable {

        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
    }

    static byte[] written(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        for (Object each : objects) out.writeObject(each);
        out.flush();
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    static void descriptors() throws Exception {
        for (int i = 0; i < 3; i++) try {
            System.out.println(ObjectStreamClass.lookup(Failing.class));
        } catch (Throwable e) {
            System.out.println(
                e.getClass().getName() +
                    " " +
                    (e.getCause() == null ? "" : e.getCause().getClass().getName())
            );
        }
    }

    static void blocks() throws Exception {
        for (int size : new int[] { 3, 300 }) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes);
            out.write(new byte[size]);
            out.flush();
            StringBuilder line = new StringBuilder();
            for (int length = 4; length < 12 && length <= bytes.size(); length++) {
                ObjectInputStream in = new ObjectInputStream(
                    new ByteArrayInputStream(bytes.toByteArray(), 0, length)
                );
                line.append(in.available()).append(in.available()).append(' ');
            }
            System.out.println(line);
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written("x")));
        System.out.println(in.available() + " " + in.readObject() + " " + in.available());
        int[][] wrong = { { -1, 1 }, { 0, -1 }, { 0, 9 } };
        for (int[] range : wrong)
            for (byte[] into : new byte[][] { null, new byte[3] })
                try {
                    System.out.println(in.read(into, range[0], range[1]));
                } catch (NullPointerException | IndexOutOfBoundsException e) {
                    System.out.println(e.getClass().getName());
                }
    }

    static void replacements() throws Exception {
        for (Object array : new Object[] {
            new int[] { 1 },
            new Object[] { "s" },
            new String[0],
            new long[2][3]
        }) {
            kept = array;
            byte[] bytes = written(new Resolved(), new Resolved());
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
            Object first = in.readUnshared();
            Object second = in.readUnshared();
            System.out.println(
                (first == second) + " " + (first == array) + " " + first.getClass().getName()
            );
            in = new ObjectInputStream(new ByteArrayInputStream(bytes));
            System.out.println(in.readObject() == array);
        }
    }

    static void tables() throws Exception {
        Refusing table = new Refusing();
        table.put("a", 1);
        table.put("b", 2);
        byte[] bytes = written(table);
        Refusing.refuses = true;
        System.out.println(read(bytes));
        Properties properties = new Properties(new Properties());
        properties.put("k", "v");
        System.out.println(read(written(properties)));
        Vector<Object> vector = new Vector<>(List.of(1, "two"));
        vector.add(vector.clone());
        System.out.println(read(written(vector)));
    }

    /** Two collections that refer to each other, written by a thread each. */
    static void eachOther(Object one, Object other) throws Exception {
        both = new CountDownLatch(2);
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            Object mine = i == 0 ? one : other;
            threads[i] = new Thread(() -> {
                try {
                    System.out.println(written(mine).length > 0);
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            threads[i].setDaemon(true);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join(20_000);
        System.out.println(threads[0].isAlive() + " " + threads[1].isAlive());
    }

    static void clocks() throws Exception {
        InstantSource source = InstantSource.fixed(Instant.EPOCH);
        for (Object clock : new Object[] {
            Clock.systemUTC(),
            Clock.fixed(Instant.EPOCH, ZoneOffset.UTC),
            Clock.offset(Clock.systemUTC(), Duration.ofHours(1)),
            Clock.tick(Clock.systemUTC(), Duration.ofMinutes(1)),
            Clock.tickMillis(ZoneOffset.ofHours(2)),
            InstantSource.system(),
            source
        }) {
            byte[] bytes = written(clock);
            System.out.println(
                clock.getClass().getName() + " " + Base64.getEncoder().encodeToString(bytes)
            );
            System.out.println(read(bytes) + " " + read(bytes).equals(clock));
        }
        ObjectStreamClass descriptor = ObjectStreamClass.lookup(
            ((InstantSource) () -> Instant.EPOCH).withZone(ZoneOffset.UTC).getClass()
        );
        System.out.println(descriptor + " " + Arrays.toString(descriptor.getFields()));
    }

    public static void main(String[] args) throws Exception {
        descriptors();
        blocks();
        replacements();
        tables();
        Hashtable<Object, Object> one = new Hashtable<>();
        Hashtable<Object, Object> other = new Hashtable<>();
        Meeting meeting = new Meeting();
        one.put(meeting, other);
        other.put(meeting, one);
        eachOther(one, other);
        Vector<Object> first = new Vector<>();
        Vector<Object> second = new Vector<>(List.of(meeting, first));
        first.add(meeting);
        first.add(second);
        eachOther(first, second);
        clocks();
        annotations();
        filters();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marked {
        int number() default 3;

        String[] names() default { "a", "b" };

        Class<?> type() default String.class;
    }

    static void annotations() throws Exception {
        @Marked(number = 5)
        class Bearer {}
        Marked mark = Bearer.class.getAnnotation(Marked.class);
        Marked read = (Marked) read(written(mark));
        System.out.println(
            read.equals(mark) +
                " " +
                mark.equals(read) +
                " " +
                (read.hashCode() == mark.hashCode()) +
                " " +
                read
        );
    }

    static void filters() {
        for (int i = 0; i < 2; i++) try {
            ObjectInputFilter.Config.setSerialFilterFactory((present, next) -> next);
            System.out.println("set");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ObjectInputFilter.Config.getSerialFilterFactory().getClass().getName());
    }
}
