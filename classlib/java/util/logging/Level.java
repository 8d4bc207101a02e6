/* SPDX-License-Identifier: MIT */
package java.util.logging;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;

/** How much a record matters. */
public class Level implements Serializable {
    private static final long serialVersionUID = -8176160795706313070L;
    private static final List<Level> KNOWN = new ArrayList<>();

    public static final Level OFF = new Level("OFF", Integer.MAX_VALUE);
    public static final Level SEVERE = new Level("SEVERE", 1000);
    public static final Level WARNING = new Level("WARNING", 900);
    public static final Level INFO = new Level("INFO", 800);
    public static final Level CONFIG = new Level("CONFIG", 700);
    public static final Level FINE = new Level("FINE", 500);
    public static final Level FINER = new Level("FINER", 400);
    public static final Level FINEST = new Level("FINEST", 300);
    public static final Level ALL = new Level("ALL", Integer.MIN_VALUE);

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
        synchronized (KNOWN) {
            KNOWN.add(this);
        }
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public String getName() {
        return name;
    }

    public String getLocalizedName() {
        if (resourceBundleName == null) {
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

    private static Level known(String name, int value) {
        for (Level level : KNOWN) {
            if (name == null ? level.value == value : level.name.equals(name)) {
                return level;
            }
        }
        return null;
    }

    /** The first known one of the name or number; a number that none has makes one. */
    public static synchronized Level parse(String name) throws IllegalArgumentException {
        synchronized (KNOWN) {
            Level level = known(Objects.requireNonNull(name), 0);
            if (level != null) {
                return level;
            }
            try {
                int value = Integer.parseInt(name);
                level = known(null, value);
                return level != null ? level : new Level(name, value);
            } catch (NumberFormatException e) {
                for (Level each : KNOWN) {
                    if (name.equals(each.getLocalizedName())) {
                        return each;
                    }
                }
                throw new IllegalArgumentException("Bad level \"" + name + "\"");
            }
        }
    }

    private Object readResolve() {
        synchronized (KNOWN) {
            for (Level level : KNOWN) {
                if (level != this && level.value == value && level.name.equals(name)
                        && Objects.equals(level.resourceBundleName, resourceBundleName)) {
                    return level;
                }
            }
            KNOWN.add(this);
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
