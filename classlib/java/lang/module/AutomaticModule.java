/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** The declaration of a jar that has none: from its manifest, its file's name and its contents. */
final class AutomaticModule {
    private static final String SERVICES = "META-INF/services/";

    private AutomaticModule() {
    }

    static ModuleDescriptor of(Path path, JarFile jar, List<String> names, Set<String> packages)
            throws IOException {
        Manifest manifest = jar.getManifest();
        Attributes main = manifest == null ? null : manifest.getMainAttributes();
        String name = main == null ? null : main.getValue("Automatic-Module-Name");
        String file = path.getFileName().toString();
        file = file.substring(0, file.length() - ".jar".length());
        int dash = versionAt(file);
        String version = dash < 0 ? null : file.substring(dash + 1);
        ModuleDescriptor.Builder b;
        try {
            b = ModuleDescriptor.newAutomaticModule(
                    name != null ? name : cleaned(dash < 0 ? file : file.substring(0, dash)));
        } catch (IllegalArgumentException e) {
            throw new FindException(name != null ? "Automatic-Module-Name: " + e.getMessage()
                    : "Unable to derive module descriptor for " + path, e);
        }
        if (version != null) {
            try {
                b.version(ModuleDescriptor.Version.parse(version));
            } catch (IllegalArgumentException e) {
                b.versionText(version);
            }
        }
        b.packages(packages);
        for (String n : names) {
            if (n.endsWith(".class") && n.indexOf('/') < 0) {
                throw new FindException("Unable to derive module descriptor for " + path,
                        new InvalidModuleDescriptorException(n + " found in top-level directory"
                                + " (unnamed package not allowed in module)"));
            }
            String service = n.startsWith(SERVICES) ? n.substring(SERVICES.length()) : "";
            if (!service.isEmpty() && service.indexOf('/') < 0 && Names.isType(service)) {
                List<String> providers = providers(jar, n, packages);
                if (!providers.isEmpty()) {
                    b.provides(service, providers);
                }
            }
        }
        String mainClass = main == null ? null : main.getValue(Attributes.Name.MAIN_CLASS);
        if (mainClass != null && Names.isType(mainClass = mainClass.replace('/', '.'))
                && packages.contains(mainClass.substring(0, Math.max(0,
                        mainClass.lastIndexOf('.'))))) {
            b.mainClass(mainClass);
        }
        return b.build();
    }

    /* Where a dash is followed by digits and then a dot or the end. */
    private static int versionAt(String file) {
        for (int i = file.indexOf('-'); i >= 0; i = file.indexOf('-', i + 1)) {
            int j = i + 1;
            while (j < file.length() && file.charAt(j) >= '0' && file.charAt(j) <= '9') {
                j++;
            }
            if (j > i + 1 && (j == file.length() || file.charAt(j) == '.')) {
                return i;
            }
        }
        return -1;
    }

    /* Letters and digits stay, all else is a dot between them. */
    private static String cleaned(String s) {
        StringBuilder b = new StringBuilder();
        boolean dot = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
                if (dot && b.length() > 0) {
                    b.append('.');
                }
                dot = false;
                b.append(c);
            } else {
                dot = true;
            }
        }
        return b.toString();
    }

    private static List<String> providers(JarFile jar, String entry, Set<String> packages)
            throws IOException {
        List<String> list = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                jar.getInputStream(jar.getEntry(entry)), "UTF-8"))) {
            for (String s; (s = in.readLine()) != null;) {
                int hash = s.indexOf('#');
                s = (hash < 0 ? s : s.substring(0, hash)).trim();
                int dot = s.lastIndexOf('.');
                if (!s.isEmpty() && dot > 0 && !packages.contains(s.substring(0, dot))) {
                    throw new InvalidModuleDescriptorException("Provider class " + s
                            + " not in JAR file " + new java.io.File(jar.getName()).getName());
                }
                if (!s.isEmpty()) {
                    list.add(s);
                }
            }
        }
        return list;
    }
}
