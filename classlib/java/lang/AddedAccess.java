/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Properties;

/**
 * What the command line exports and opens ({@code java.base/java.util=ALL-UNNAMED}), and the
 * manifest of the program's jar ({@code java.base/java.util}): properties at the start, none
 * afterwards. There is one module with a name.
 */
final class AddedAccess {
    private AddedAccess() {
    }

    static void take(Properties props) {
        takeOptions(props, "exports");
        takeOptions(props, "opens");
        takeManifest(props, "exports");
        takeManifest(props, "opens");
    }

    private static void takeOptions(Properties props, String kind) {
        for (int i = 0; ; i++) {
            Object value = props.remove("jdk.module.add" + kind + "." + i);
            if (value == null) {
                return;
            }
            String text = (String) value;
            int equals = text.indexOf('=');
            int slash = text.indexOf('/');
            String module = text.substring(0, slash);
            if (!module.equals("java.base")) {
                warnOfModule(module, kind);
                continue;
            }
            String pn = text.substring(slash + 1, equals);
            if (!isPackage(pn)) {
                System.err.println("WARNING: package " + pn + " not in java.base");
                continue;
            }
            addFor(text.substring(equals + 1).split(","), pn, kind);
        }
    }

    private static void addFor(String[] targets, String pn, String kind) {
        for (String target : targets) {
            if (target.equals("ALL-UNNAMED")) {
                Module.javaBase().addForUnnamed(pn, kind.equals("opens"));
            } else if (!target.isEmpty() && !target.equals("java.base")) {
                warnOfModule(target, kind);
            }
        }
    }

    private static boolean isPackage(String pn) {
        return Module.javaBase().isOpen(pn, Module.javaBase());
    }

    private static void warnOfModule(String name, String kind) {
        System.err.println("WARNING: Unknown module: " + name + " specified to --add-" + kind);
    }

    /* What is not there is passed over. */
    private static void takeManifest(Properties props, String kind) {
        Object value = props.remove("jdk.module.jar." + kind);
        if (value == null) {
            return;
        }
        for (String each : ((String) value).trim().split("\\s+")) {
            if (each.startsWith("java.base/")) {
                Module.javaBase().addForUnnamed(each.substring(10), kind.equals("opens"));
            }
        }
    }
}
