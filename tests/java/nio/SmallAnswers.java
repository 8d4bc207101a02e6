/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;

/**
 * Answers at the edge: a buffer over a text, a listing that is to remove, a path without a name.
 */
public class SmallAnswers {
    interface Act {
        Object done() throws IOException;
    }

    static void show(String what, Act act) {
        String told;
        try {
            told = String.valueOf(act.done());
        } catch (IOException | RuntimeException e) {
            told = e.toString();
        }
        System.out.println(what + ": " + told);
    }

    public static void main(String[] args) {
        CharBuffer text = CharBuffer.wrap("text");
        for (int[] each : new int[][] {{-1, 0, 1}, {0, -1, 1}, {0, 0, 5}, {0, 0, -1}, {1, 0, 4}, {0,
                0, 4}, {0, 0, 0}}) {
            show("put " + each[0] + " " + each[1] + " " + each[2], () -> text.put(each[0],
                    CharBuffer.allocate(4), each[1], each[2]));
        }
        show("removal", () -> {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/"))) {
                Iterator<Path> each = all.iterator();
                each.next();
                each.remove();
                return "removed";
            }
        });
        show("kind of the root", () -> Files.probeContentType(Path.of("/")));
        show("kind of a page", () -> Files.probeContentType(Path.of("/a.b/c.html")));
        show("address of nothing", () -> new File("").toURI().toString().endsWith("/"));
    }
}
