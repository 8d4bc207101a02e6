/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

import java.util.Map;

/** How far the library has started, and the properties that it was started with. */
public class VM {
    private static final int ALL = 4;
    private static final int ENDING = 5;

    private static volatile int reached;
    private static Map<String, String> given;
    private static String directLimit; // the option's bytes; null: it was not given
    private static long mostDirect = -1;

    private VM() {
    }

    /** Tells how far it is; the thread that starts the library alone calls it. */
    public static void initLevel(int value) {
        if (value <= reached || value > ENDING) {
            throw new InternalError("Bad level: " + value);
        }
        reached = value;
    }

    public static boolean isBooted() {
        return reached >= ALL;
    }

    public static boolean isShutdown() {
        return reached == ENDING;
    }

    /* Called once by System.initPhase1; the map is not changed afterwards. */
    public static void saveProperties(Map<String, String> props) {
        if (reached != 0) {
            throw new IllegalStateException("Wrong init level");
        }
        directLimit = props.remove("sun.nio.MaxDirectMemorySize");
        given = props;
    }

    public static String getSavedProperty(String key) {
        if (given == null) {
            throw new IllegalStateException("Not yet initialized");
        }
        return given.get(key);
    }

    /** The map itself, which nobody changes: to wrap it loads a dozen classes at each start. */
    public static Map<String, String> getSavedProperties() {
        if (given == null) {
            throw new IllegalStateException("Not yet initialized");
        }
        return given;
    }

    public static long maxDirectMemory() {
        long max = mostDirect;
        if (max < 0) {
            max = directLimit == null ? Runtime.getRuntime().maxMemory()
                    : Long.parseLong(directLimit);
            mostDirect = max;
        }
        return max;
    }

    /* The nearest loader on the stack that is no loader of the library, else the platform's. */
    public static ClassLoader latestUserDefinedLoader() {
        ClassLoader loader = latestUserDefinedLoader0();
        return loader != null ? loader : ClassLoader.getPlatformClassLoader();
    }

    private static native ClassLoader latestUserDefinedLoader0();

    /* Nanoseconds between the wall clock and offsetInSeconds; -1 when too far apart (2^32 s). */
    public static native long getNanoTimeAdjustment(long offsetInSeconds);
}
