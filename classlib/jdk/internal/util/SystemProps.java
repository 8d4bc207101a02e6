/* SPDX-License-Identifier: MIT */
package jdk.internal.util;

import java.util.HashMap;
import java.util.Map;

/**
 * The first contents of the system properties: what the platform says, what the machine and its
 * command line say (which wins), and the library's own constants for what neither names.
 */
public final class SystemProps {
    /** Where Debian keeps native libraries, those for Java first. */
    private static final String LIBRARY_PATH = "/usr/java/packages/lib"
            + ":/usr/lib/x86_64-linux-gnu/jni:/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu"
            + ":/usr/lib/jni:/lib:/usr/lib";

    private SystemProps() {
    }

    public static Map<String, String> initProperties() {
        HashMap<String, String> props = new HashMap<>(128);
        putAll(props, platformProperties());
        String encoding = props.get("native.encoding");
        putAll(props, vmProperties());
        /* The platform's text is in one character set, whatever the command line says. */
        props.put("native.encoding", encoding);
        props.put("sun.jnu.encoding", encoding);
        put(props, "java.specification.name", "Java Platform API Specification");
        put(props, "java.specification.vendor", "Oracle Corporation");
        put(props, "java.specification.version", "17");
        put(props, "java.vm.specification.name", "Java Virtual Machine Specification");
        put(props, "java.vm.specification.vendor", "Oracle Corporation");
        put(props, "java.vm.specification.version", "17");
        put(props, "java.vm.name", "minijvm");
        put(props, "java.vm.vendor", "minijvm");
        put(props, "java.vendor", "minijvm");
        put(props, "java.vendor.url", "");
        put(props, "java.version", "17");
        put(props, "java.version.date", "2021-09-14"); // of the release that the library follows
        put(props, "java.vm.version", props.get("java.version"));
        put(props, "java.runtime.name", "minijvm");
        put(props, "java.runtime.version", props.get("java.version"));
        put(props, "java.class.version", "61.0");
        put(props, "java.class.path", "");
        put(props, "java.library.path", LIBRARY_PATH);
        put(props, "java.io.tmpdir", "/tmp");
        put(props, "file.separator", "/");
        put(props, "path.separator", ":");
        put(props, "line.separator", "\n");
        put(props, "user.language", "en");
        return props;
    }

    /* Names and values by turns; a null name ends the list, a null value leaves its name out. */
    private static void putAll(HashMap<String, String> props, String[] pairs) {
        for (int i = 0; i + 1 < pairs.length && pairs[i] != null; i += 2) {
            if (pairs[i + 1] != null) {
                props.put(pairs[i], pairs[i + 1]);
            }
        }
    }

    private static void put(HashMap<String, String> props, String key, String value) {
        if (props.get(key) == null) {
            props.put(key, value);
        }
    }

    private static native String[] vmProperties();

    private static native String[] platformProperties();
}
