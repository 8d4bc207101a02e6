/* SPDX-License-Identifier: MIT */
package com.ibm.uvm.instrumenting;

import java.io.File;

/** Tracing, switched by the program that is traced. The flags are those of include/itrccnst.h. */
public class InstrumentVMSupport {
    public static final int InsTrcTypeExeOff = 0x0001;
    public static final int InsTrcTypeExeOnLight = 0x0002;
    public static final int InsTrcTypeExeOn = 0x0004;
    public static final int InsTrcTypeGCOff = 0x0010;
    public static final int InsTrcTypeGCOnLight = 0x0020;
    public static final int InsTrcTypeGCOn = 0x0040;
    public static final int InsTrcTypeAllocOff = 0x0100;
    public static final int InsTrcTypeAllocOn = 0x0200;

    public InstrumentVMSupport() {}

    /**
     * Loads the library: a path, or a name that stands for lib<i>name</i>.so of java.library.path
     * or of the system's folders.
     */
    public static void tracingStartup(String libraryName) {
        if (libraryName == null || libraryName.isEmpty())
            throw new InstrumentVMException("tracingStartup: no library is named");
        startup(libraryName, libraryName.indexOf('/') >= 0 ? libraryName
                : find("lib" + libraryName + ".so"));
    }

    /** The file in the first folder of java.library.path that has it, else the name alone. */
    private static String find(String file) {
        String folders = System.getProperty("java.library.path", "");
        for (int from = 0, colon; from <= folders.length(); from = colon + 1) {
            colon = folders.indexOf(File.pathSeparatorChar, from);
            if (colon < 0) colon = folders.length();
            if (colon == from) continue;
            File candidate = new File(folders.substring(from, colon), file);
            if (candidate.exists()) return candidate.getAbsolutePath();
        }
        return file;
    }

    /** Lets the library go; ends tracing first. */
    public static void tracingShutdown() {
        shutdown();
    }

    /** Begins to trace what the flags say, one of each group. */
    public static void tracingBegin(int flags) {
        begin(flags);
    }

    /** Ends tracing; the library stays. */
    public static void tracingEnd() {
        end();
    }

    /** Reports every live object and what it refers to, while all other threads stand still. */
    public static void reportObjectReferences() {
        report();
    }

    /** Sends the message to the library. */
    public static void userEvent(String message) {
        if (message == null) throw new InstrumentVMException("userEvent: the message is null");
        event(message);
    }

    private static native void startup(String name, String path);
    private static native void shutdown();
    private static native void begin(int flags);
    private static native void end();
    private static native void report();
    private static native void event(String message);
}
