/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.io.Console;

/** Where a package leaves the key to its private parts for the rest of the library. */
public final class SharedSecrets {
    private static volatile JavaLangAccess javaLangAccess;
    private static volatile JavaLangRefAccess javaLangRefAccess;
    private static volatile JavaLangInvokeAccess javaLangInvokeAccess;
    private static volatile JavaNioAccess javaNioAccess;
    private static volatile JavaNetAccess javaNetAccess;
    private static volatile DescriptorAccess descriptors;
    private static volatile ArchiveAccess archives;
    private static volatile JavaUtilCollectionAccess javaUtilCollectionAccess;

    private static volatile ArrayAnnouncement announcement;

    private static volatile Console console;

    private SharedSecrets() {
    }

    /* The classes set themselves here when they are initialized: start-up loads neither. */
    private static void initialize(String name) {
        try {
            Class.forName(name, true, null);
        } catch (ClassNotFoundException e) {
            throw new InternalError(e);
        }
    }

    public static void setJavaLangAccess(JavaLangAccess access) {
        javaLangAccess = access;
    }

    public static JavaLangAccess getJavaLangAccess() {
        if (javaLangAccess == null) {
            initialize("java.lang.LangAccess");
        }
        return javaLangAccess;
    }

    public static void setJavaLangRefAccess(JavaLangRefAccess access) {
        javaLangRefAccess = access;
    }

    public static JavaLangRefAccess getJavaLangRefAccess() {
        if (javaLangRefAccess == null) {
            initialize("java.lang.ref.RefAccess");
        }
        return javaLangRefAccess;
    }

    public static void setJavaLangInvokeAccess(JavaLangInvokeAccess access) {
        javaLangInvokeAccess = access;
    }

    public static JavaLangInvokeAccess getJavaLangInvokeAccess() {
        if (javaLangInvokeAccess == null) {
            initialize("java.lang.invoke.InvokeAccess");
        }
        return javaLangInvokeAccess;
    }

    public static void setJavaUtilCollectionAccess(JavaUtilCollectionAccess access) {
        javaUtilCollectionAccess = access;
    }

    public static JavaUtilCollectionAccess getJavaUtilCollectionAccess() {
        if (javaUtilCollectionAccess == null) {
            initialize("java.util.CollectionAccess");
        }
        return javaUtilCollectionAccess;
    }

    public static void setJavaNioAccess(JavaNioAccess access) {
        javaNioAccess = access;
    }

    public static JavaNioAccess getJavaNioAccess() {
        if (javaNioAccess == null) {
            initialize("java.nio.NioAccess");
        }
        return javaNioAccess;
    }

    public static void setJavaNetAccess(JavaNetAccess access) {
        javaNetAccess = access;
    }

    public static JavaNetAccess getJavaNetAccess() {
        if (javaNetAccess == null) {
            initialize("java.net.NetAccess");
        }
        return javaNetAccess;
    }

    public static void setDescriptorAccess(DescriptorAccess access) {
        descriptors = access;
    }

    public static DescriptorAccess getDescriptorAccess() {
        if (descriptors == null) {
            initialize("java.io.DescriptorCloser");
        }
        return descriptors;
    }

    public static void setArchiveAccess(ArchiveAccess access) {
        archives = access;
    }

    /** ZipFile sets it: who asks has one. */
    public static ArchiveAccess getArchiveAccess() {
        return archives;
    }

    public static void setArrayAnnouncement(ArrayAnnouncement a) {
        announcement = a;
    }

    /** ObjectInputStream sets it: who reads from one asks before it makes an array. */
    public static ArrayAnnouncement getArrayAnnouncement() {
        return announcement;
    }

    public static void setConsole(Console c) {
        console = c;
    }

    /** Null when there is no terminal. */
    public static Console getConsole() {
        initialize("java.io.Console");
        return console;
    }
}
