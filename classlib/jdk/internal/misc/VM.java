/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

import java.util.Collections;
import java.util.Map;

/** How far the library has started, and the properties that it was started with. */
public class VM {
    private static final int JAVA_LANG_SYSTEM_INITED = 1;
    private static final int MODULE_SYSTEM_INITED = 2;
    private static final int SYSTEM_LOADER_INITIALIZING = 3;
    private static final int SYSTEM_BOOTED = 4;
    private static final int SYSTEM_SHUTDOWN = 5;

    private static volatile int initLevel;
    private static final Object lock = new Object();
    private static Map<String, String> savedProps;
    private static long directMemory = -1;

    private VM() {
    }

    public static void initLevel(int value) {
        synchronized (lock) {
            if (value - 1 < initLevel || value > SYSTEM_SHUTDOWN) {
                throw new InternalError("Bad level: " + value);
            }
            initLevel = value;
            lock.notifyAll();
        }
    }

    public static int initLevel() {
        return initLevel;
    }

    public static void awaitInitLevel(int value) throws InterruptedException {
        synchronized (lock) {
            while (initLevel < value) {
                lock.wait();
            }
        }
    }

    public static boolean isModuleSystemInited() {
        return initLevel >= MODULE_SYSTEM_INITED;
    }

    public static boolean isBooted() {
        return initLevel >= SYSTEM_BOOTED;
    }

    public static boolean isShutdown() {
        return initLevel == SYSTEM_SHUTDOWN;
    }

    public static boolean isSystemDomainLoader(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /* Called once by System.initPhase1; the map is not changed afterwards. */
    public static void saveProperties(Map<String, String> props) {
        if (initLevel != 0) {
            throw new IllegalStateException("Wrong init level");
        }
        savedProps = props;
    }

    public static String getSavedProperty(String key) {
        if (savedProps == null) {
            throw new IllegalStateException("Not yet initialized");
        }
        return savedProps.get(key);
    }

    public static Map<String, String> getSavedProperties() {
        if (savedProps == null) {
            throw new IllegalStateException("Not yet initialized");
        }
        return Collections.unmodifiableMap(savedProps);
    }

    public static long maxDirectMemory() {
        long max = directMemory;
        if (max < 0) {
            String text = getSavedProperty("sun.nio.MaxDirectMemorySize");
            max = text == null || text.isEmpty() || text.equals("-1")
                    ? Runtime.getRuntime().maxMemory() : Long.parseLong(text);
            directMemory = max;
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
