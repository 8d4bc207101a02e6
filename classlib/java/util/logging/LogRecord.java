/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.atomic.AtomicLong;

/** Something that is to be logged. Where it comes from is looked up when first asked for. */
public class LogRecord implements Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static final AtomicLong NEXT = new AtomicLong();
    private static final StackWalker WALKER = StackWalker.getInstance();

    private static final int NANOS_PER_MILLI = 1_000_000;

    /**
     * The serialized form, by type. The moment is milliseconds and the nanoseconds beside them;
     * parameters follow.
     */
    private static final String TEXTS =
        "loggerName message resourceBundleName sourceClassName sourceMethodName";
    private static final String LONGS = "longThreadID millis sequenceNumber";
    private static final String INTS = "nanoAdjustment threadID";
    private static final ObjectStreamField[] serialPersistentFields = serialForm();

    private transient Level level;
    private transient long sequenceNumber;
    private transient Place place; // null: not looked up yet
    private transient String message;
    private transient int threadID;
    private transient long longThreadID;
    private transient Throwable thrown;
    private transient String loggerName;
    private transient String bundleName;
    private transient Instant instant;
    private transient Object[] parameters;
    private transient ResourceBundle bundle;

    /** Where the message comes from. */
    private static final class Place {
        static final Place UNKNOWN = new Place(null, null);
        final String type;
        final String method;

        Place(String type, String method) {
            this.type = type;
            this.method = method;
        }
    }

    public LogRecord(Level level, String msg) {
        this.level = Objects.requireNonNull(level);
        message = msg;
        sequenceNumber = NEXT.getAndIncrement();
        setLongThreadID(Thread.currentThread().getId());
        instant = Instant.now();
    }

    public String getLoggerName() {
        return loggerName;
    }

    public void setLoggerName(String loggerName) {
        this.loggerName = loggerName;
    }

    public ResourceBundle getResourceBundle() {
        return bundle;
    }

    public void setResourceBundle(ResourceBundle resourceBundle) {
        bundle = resourceBundle;
    }

    public String getResourceBundleName() {
        return bundleName;
    }

    public void setResourceBundleName(String resourceBundleName) {
        this.bundleName = resourceBundleName;
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long sequenceNumber) {
        this.sequenceNumber = sequenceNumber;
    }

    public String getMessage() {
        return message;
    }

    public void setMessage(String message) {
        this.message = message;
    }

    public Object[] getParameters() {
        return parameters;
    }

    public void setParameters(Object[] parameters) {
        this.parameters = parameters;
    }

    public int getThreadID() {
        return threadID;
    }

    public void setThreadID(int threadID) {
        this.threadID = threadID;
        longThreadID = threadID;
    }

    public Throwable getThrown() {
        return thrown;
    }

    public void setThrown(Throwable thrown) {
        this.thrown = thrown;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        this.level = Objects.requireNonNull(level);
    }

    public long getLongThreadID() {
        return longThreadID;
    }

    public LogRecord setLongThreadID(long longThreadID) {
        this.longThreadID = longThreadID;
        threadID = shortened(longThreadID);
        return this;
    }

    /**
     * Itself if it is an int and not negative,
     * else a negative number that is usually another for another id.
     */
    private static int shortened(long id) {
        int mixed = Long.hashCode(id);
        return id >= 0 && id <= Integer.MAX_VALUE ? (int) id : mixed < 0 ? mixed : ~mixed;
    }

    public Instant getInstant() {
        return instant;
    }

    public void setInstant(Instant instant) {
        instant.toEpochMilli();
        this.instant = instant;
    }

    public long getMillis() {
        return instant.toEpochMilli();
    }

    @Deprecated
    public void setMillis(long millis) {
        instant = Instant.ofEpochMilli(millis);
    }

    public String getSourceClassName() {
        return place().type;
    }

    public void setSourceClassName(String sourceClassName) {
        place = new Place(sourceClassName, (place == null ? Place.UNKNOWN : place).method);
    }

    public String getSourceMethodName() {
        return place().method;
    }

    public void setSourceMethodName(String sourceMethodName) {
        place = new Place((place == null ? Place.UNKNOWN : place).type, sourceMethodName);
    }

    private static boolean isLogger(String name) {
        return name.equals("java.util.logging.Logger")
            || name.startsWith("java.util.logging.PlatformLogger")
            || name.startsWith("java.lang.System$Lo");
    }

    /** The method that called the logger, when nobody has said another. */
    private Place place() {
        if (place == null) {
            place = WALKER.walk(frames -> frames.dropWhile(f -> !isLogger(f.getClassName()))
                .dropWhile(f -> isLogger(f.getClassName()))
                .map(f -> new Place(f.getClassName(), f.getMethodName()))
                .findFirst()).orElse(Place.UNKNOWN);
        }
        return place;
    }

    private static ObjectStreamField[] serialForm() {
        List<ObjectStreamField> form =
            new ArrayList<>(List.of(new ObjectStreamField("level", Level.class),
                    new ObjectStreamField("thrown", Throwable.class)));
        Map<String, Class<?>> byType = Map.of(TEXTS, String.class, LONGS, long.class, INTS,
            int.class);
        byType.forEach((names, type) -> {
            for (String name : names.split(" ")) {
                form.add(new ObjectStreamField(name, type));
            }
        });
        return form.toArray(new ObjectStreamField[0]);
    }

    private String text(String name) {
        return switch (name) {
            case "loggerName" -> loggerName;
            case "message" -> message;
            case "resourceBundleName" -> bundleName;
            case "sourceClassName" -> place().type;
            default -> place().method;
        };
    }

    /**
     * @serialData the fields, the version 1.0 as two bytes, the number of parameters (-1 for none),
     * each as a string or null
     */
    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField form = out.putFields();
        for (String name : TEXTS.split(" ")) {
            form.put(name, text(name));
        }
        long[] longs = {longThreadID, getMillis(), sequenceNumber};
        for (int i = 0; i < longs.length; i++) {
            form.put(LONGS.split(" ")[i], longs[i]);
        }
        form.put("nanoAdjustment", instant.getNano() % NANOS_PER_MILLI);
        form.put("threadID", threadID);
        form.put("level", level);
        form.put("thrown", thrown);
        out.writeFields();
        out.write(new byte[] {1, 0});
        Object[] shown = parameters;
        out.writeInt(shown == null ? -1 : shown.length);
        if (shown != null) {
            for (Object parameter : shown) {
                out.writeObject(parameter == null ? null : parameter.toString());
            }
        }
    }

    private static String text(ObjectInputStream.GetField form, String name) throws IOException {
        return (String) form.get(name, null);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField form = in.readFields();
        setThreadID(form.get("threadID", 0));
        longThreadID = form.get("longThreadID", longThreadID); // younger than the form
        sequenceNumber = form.get("sequenceNumber", 0L);
        instant = Instant.ofEpochMilli(form.get("millis", 0L))
            .plusNanos(form.get("nanoAdjustment", 0));
        level = (Level) form.get("level", null);
        thrown = (Throwable) form.get("thrown", null);
        loggerName = text(form, "loggerName");
        message = text(form, "message");
        place = new Place(text(form, "sourceClassName"), text(form, "sourceMethodName"));
        bundleName = text(form, "resourceBundleName");
        int version = in.readUnsignedShort();
        if ((byte) (version >> 8) != 1) {
            throw new IOException("LogRecord: bad version: " + (byte) (version >> 8) + "."
                + (byte) version);
        }
        parameters = readParameters(in, in.readInt());
        bundle = bundleName == null ? null : foundOrNull(bundleName);
    }

    /** They grow as they come: the count may be wrong. */
    private static Object[] readParameters(ObjectInputStream in, int count)
            throws IOException, ClassNotFoundException {
        if (count < -1) {
            throw new NegativeArraySizeException();
        }
        List<Object> come = new ArrayList<>();
        while (come.size() < count) {
            come.add(in.readObject());
        }
        return count < 0 ? null : come.toArray();
    }

    /** A record whose bundle is not here says its name only. */
    private static ResourceBundle foundOrNull(String name) {
        try {
            return ResourceBundle.getBundle(name, Locale.getDefault(),
                ClassLoader.getSystemClassLoader());
        } catch (MissingResourceException e) {
            return null;
        }
    }
}
