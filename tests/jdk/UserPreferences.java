// SPDX-License-Identifier: MIT
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.*;
import java.util.prefs.*;

/** java.util.prefs with the roots in a temporary directory. */
public class UserPreferences {
    private static final Logger QUIET =
        Logger.getLogger("java.util.prefs"); // lines with the time

    public static void main(String[] args) throws Exception {
        QUIET.setLevel(Level.OFF);
        Path folder = Files.createTempDirectory("preferences");
        System.setProperty("java.util.prefs.userRoot", folder.toString());
        System.setProperty("java.util.prefs.systemRoot", folder.resolve("system").toString());
        try {
            run(folder);
        } finally {
            try (var files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
        System.out.println(Files.exists(folder));
    }

    private static void run(Path folder) throws Exception {
        Preferences root = Preferences.userRoot(), node = root.node("org/example/tool");
        BlockingQueue<String> events = new LinkedBlockingQueue<>();
        PreferenceChangeListener changes =
            event -> events.add(event.getKey() + " is " + event.getNewValue());
        node.addPreferenceChangeListener(changes);
        node.addNodeChangeListener(new NodeChangeListener() {
            public void childAdded(NodeChangeEvent event) {
                events.add("added " + event.getChild().name());
            }
            public void childRemoved(NodeChangeEvent event) {
                events.add("removed " + event.getChild().name());
            }
        });
        System.out.println(root + ", " + node + ", " + node.parent().parent().name());
        node.put("text", "ä <&> \n 中");
        node.putInt("int", -7);
        node.putDouble("double", 1.5);
        node.putBoolean("boolean", true);
        node.putByteArray("bytes", new byte[] {1, 2, (byte)255});
        node.node("child").putLong("long", Long.MIN_VALUE);
        node.remove("double");
        for (int i = 0; i < 7; i++) System.out.println(events.poll(120, TimeUnit.SECONDS));
        node.removePreferenceChangeListener(changes);
        System.out.println(node.getInt("text", 42) + " " + node.get("none", "default") + " " +
                           Arrays.toString(node.getByteArray("bytes", null)) + " " +
                           node.getBoolean("boolean", false) + " " +
                           node.getDouble("double", 2.5));
        root.flush();
        try (var files = Files.walk(folder)) {
            files.filter(file -> file.endsWith("prefs.xml"))
                .map(file -> folder.relativize(file).toString())
                .sorted()
                .forEach(System.out::println);
        }
        System.out.println(keys(node) + " " + Arrays.toString(node.childrenNames()));
        ByteArrayOutputStream exported = new ByteArrayOutputStream();
        node.exportSubtree(exported);
        System.out.println(new TreeSet<>(exported.toString("UTF-8")
                                             .lines()
                                             .map(String::strip)
                                             .filter(line -> line.startsWith("<entry"))
                                             .toList()));
        node.removeNode();
        System.out.println(root.nodeExists("org/example/tool") + " " + root.nodeExists("org"));
        try {
            node.get("text", "");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Preferences.importPreferences(new ByteArrayInputStream(exported.toByteArray()));
        Preferences again = root.node("org/example/tool");
        System.out.println(again.get("text", "").equals("ä <&> \n 中") + " " + keys(again) +
                           " " + again.node("child").getLong("long", 0));
        root.sync();
        System.out.println(Preferences.userNodeForPackage(String.class) + ", " +
                           Preferences.userNodeForPackage(UserPreferences.class));
        wrong((Action)() -> root.node("/trailing/"));
        wrong(() -> again.put("k".repeat(Preferences.MAX_KEY_LENGTH + 1), ""));
        wrong(() -> again.put("k", "v".repeat(Preferences.MAX_VALUE_LENGTH + 1)));
        wrong(() -> again.put("a\0b", ""));
        wrong(() -> root.removeNode());
        wrong(()
                  -> Preferences.importPreferences(
                      new ByteArrayInputStream("<preferences/>".getBytes())));
    }

    private static List<String> keys(Preferences node) throws BackingStoreException {
        return Arrays.stream(node.keys()).sorted().toList();
    }

    private static void wrong(Callable<?> action) {
        try {
            action.call();
            System.out.println("accepted");
        } catch (Exception e) {
            String text = e.getMessage();
            System.out.println(e.getClass().getName() + ": " +
                               text.substring(0, Math.min(120, text.length())));
        }
    }

    private static void wrong(Action action) {
        wrong(() -> {
            action.run();
            return null;
        });
    }

    private interface Action {
        void run() throws Exception;
    }
}
