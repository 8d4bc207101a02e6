/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Predicate;

/** How much a record matters. */
public class Level implements Serializable {
    private static final long serialVersionUID = -8176160795706313070L;
    // where their names are what they print
    private static final String ENGLISH = "sun.util.logging.resources.logging";
    private static final List<WeakReference<Level>> KNOWN = new ArrayList<>();
    /** Levels live as long as their class does. */
    private static final ClassValue<List<Level>> OF_CLASS = new ClassValue<>() {
        @Override
        protected List<Level> computeValue(Class<?> type) {
            return new ArrayList<>();
        }
    };

    public static final Level OFF = new Level("OFF", Integer.MAX_VALUE, ENGLISH);
    public static final Level SEVERE = new Level("SEVERE", 1000, ENGLISH);
    public static final Level WARNING = new Level("WARNING", 900, ENGLISH);
    public static final Level INFO = new Level("INFO", 800, ENGLISH);
    public static final Level CONFIG = new Level("CONFIG", 700, ENGLISH);
    public static final Level FINE = new Level("FINE", 500, ENGLISH);
    public static final Level FINER = new Level("FINER", 400, ENGLISH);
    public static final Level FINEST = new Level("FINEST", 300, ENGLISH);
    public static final Level ALL = new Level("ALL", Integer.MIN_VALUE, ENGLISH);

    private final String name;
    private final int value;
    private final String resourceBundleName;

    protected Level(String name, int value) {
        this(name, value, null);
    }

    protected Level(String name, int value, String resourceBundleName) {
        this.name = Objects.requireNonNull(name);
        this.value = value;
        this.resourceBundleName = resourceBundleName;
        enter();
    }

    private void enter() {
        synchronized (KNOWN) {
            KNOWN.add(new WeakReference<>(this));
            OF_CLASS.get(getClass()).add(this);
        }
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public String getName() {
        return name;
    }

    public String getLocalizedName() {
        if (resourceBundleName == null || resourceBundleName.equals(ENGLISH)) {
            return name;
        }
        try {
            return ResourceBundle.getBundle(resourceBundleName).getString(name);
        } catch (MissingResourceException e) {
            return name;
        }
    }

    @Override
    public final String toString() {
        return name;
    }

    public final int intValue() {
        return value;
    }

    /** The first known one that fits. */
    private static Level known(Predicate<Level> fits) {
        for (Iterator<WeakReference<Level>> all = KNOWN.iterator(); all.hasNext();) {
            Level level = all.next().get();
            if (level == null) {
                all.remove();
            } else if (fits.test(level)) {
                return level;
            }
        }
        return null;
    }

    /** The first known one of the name or number; a number that none has makes one. */
    public static synchronized Level parse(String name) throws IllegalArgumentException {
        Objects.requireNonNull(name);
        synchronized (KNOWN) {
            Level level = known(each -> each.name.equals(name));
            if (level != null) {
                return level;
            }
            try {
                int value = Integer.parseInt(name);
                level = known(each -> each.value == value);
                return level != null ? level : new Level(name, value);
            } catch (NumberFormatException e) {
                level = known(each -> name.equals(each.getLocalizedName()));
                if (level == null) {
                    throw new IllegalArgumentException("Bad level \"" + name + "\"");
                }
                return level;
            }
        }
    }

    private Object readResolve() {
        synchronized (KNOWN) {
            Level same = known(level ->
                level != this && level.value == value && level.name.equals(name)
                && Objects.equals(level.resourceBundleName, resourceBundleName));
            if (same != null) {
                return same;
            }
            enter();
            return this;
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Level level && level.value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
