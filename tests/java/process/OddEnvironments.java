/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.util.Map;

/**
 * What an environment is asked with what it cannot hold, assignments without a name, and a folder
 * that is a file.
 */
public class OddEnvironments {
    interface Act {
        Object done() throws IOException;
    }

    static void show(String what, Act act) {
        String told;
        try {
            told = String.valueOf(act.done());
        } catch (IOException | RuntimeException e) {
            told = e.getClass().getSimpleName() + (e instanceof IOException ? " " + e.getMessage()
                    : "");
        }
        System.out.println(what + ": " + told);
    }

    static Map<String, String> environment() {
        Map<String, String> made = new ProcessBuilder("true").environment();
        made.clear();
        made.put("A", "b");
        return made;
    }

    static String run(String... assignments) throws IOException {
        Process process = Runtime.getRuntime().exec(new String[] {"/usr/bin/env"}, assignments);
        return new String(process.getInputStream().readAllBytes()).replace('\n', ';');
    }

    public static void main(String[] args) throws IOException {
        for (Object o : new Object[] {"A", "b", "x", null, 5, Map.entry("A", "b"), Map.entry("A",
                "c"), Map.entry("x", "b")}) {
            show(o + " is a key", () -> environment().containsKey(o));
            show(o + " is in keys", () -> environment().keySet().contains(o));
            show(o + " goes from keys", () -> environment().keySet().remove(o));
            show(o + " is a value", () -> environment().containsValue(o));
            show(o + " is in values", () -> environment().values().contains(o));
            show(o + " goes from values", () -> environment().values().remove(o));
            show(o + " is an entry", () -> environment().entrySet().contains(o));
            show(o + " goes from entries", () -> {
                Map<String, String> from = environment();
                return from.entrySet().remove(o) + " " + from;
            });
        }
        show("without a name", () -> run("=x", "A=b"));
        show("without a value", () -> run("A=", "B", ""));
        File file = File.createTempFile("odd", "environment");
        try {
            show("in a file", () -> {
                try {
                    return new ProcessBuilder("true").directory(file).start();
                } catch (IOException e) {
                    throw new IOException(e.getMessage().replace(file.toString(), "file"));
                }
            });
            show("in no folder", () -> new ProcessBuilder("true").directory(new File("/no/such"))
                    .start());
        } finally {
            file.delete();
        }
    }
}
