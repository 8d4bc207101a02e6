/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The index of a jar, as the JAR file specification has it: sections, each of which begins with a
 * line that is a jar's name and goes on with folders and resources of that jar, to an empty line.
 */
final class JarListing {
    private final Map<String, List<String>> jars = new HashMap<>();

    /** Null: the jar has none. */
    static JarListing of(JarFile jar) throws IOException {
        JarEntry entry = jar.getJarEntry("META-INF/INDEX.LIST");
        if (entry == null) {
            return null;
        }
        JarListing listing = new JarListing();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(jar.getInputStream(entry), StandardCharsets.UTF_8))) {
            String section = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                section = listing.add(section, line);
            }
        }
        return listing;
    }

    /** Takes the line in; the name of the jar that the next line is about, null: none. */
    private String add(String section, String line) {
        if (section == null || line.isEmpty()) {
            return line.endsWith(".jar") ? line : null;
        }
        List<String> list = jars.computeIfAbsent(line, key -> new ArrayList<>());
        if (!list.contains(section)) {
            list.add(section);
        }
        return section;
    }

    /** Those that may have the resource: by its name, else by its folder. */
    List<String> jars(String resource) {
        int slash = resource.lastIndexOf('/');
        List<String> none = List.of();
        return jars.getOrDefault(resource, slash < 0 ? none
                : jars.getOrDefault(resource.substring(0, slash), none));
    }
}
