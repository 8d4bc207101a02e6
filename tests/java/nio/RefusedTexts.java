/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** Texts that a file cannot have, buffers read into themselves, streams that cannot wait. */
public class RefusedTexts {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    private static String escaped(CharSequence s) {
        StringBuilder b = new StringBuilder();
        s.chars().forEach(c -> b.append(Integer.toHexString(c)).append(' '));
        return b.toString();
    }

    private static void texts(Path file) {
        CharSequence[] texts = {"\ud800", "a\udc00b", "\u20ac", "\ud83d\ude00", "\u00e9",
            "x\ud83d\ude00\ud83d", new StringBuilder("\ud800"), CharBuffer.wrap("\u20ac")};
        for (String name : "UTF-8 ISO-8859-1 US-ASCII UTF-16LE windows-1252".split(" ")) {
            Charset cs = Charset.forName(name);
            for (CharSequence text : texts) {
                String label = name + " " + escaped(text);
                show(label + "text", () -> {
                    Files.writeString(file, text, cs);
                    return Arrays.toString(Files.readAllBytes(file));
                });
                show(label + "lines", () -> {
                    Files.write(file, List.of(text), cs);
                    return Arrays.toString(Files.readAllBytes(file));
                });
            }
        }
    }

    private static void intoThemselves() {
        CharBuffer some = CharBuffer.allocate(3);
        show("some", () -> some.read(some));
        show("nothing", () -> {
            CharBuffer none = CharBuffer.allocate(0);
            return none.read(none);
        });
        show("of a text", () -> {
            CharBuffer text = CharBuffer.wrap("abc");
            return text.read(text);
        });
        show("another", () -> some.read(some.duplicate()));
    }

    private static void streams() throws Exception {
        Pipe pipe = Pipe.open();
        pipe.sink().write(ByteBuffer.wrap(new byte[3]));
        pipe.source().configureBlocking(false);
        pipe.sink().configureBlocking(false);
        show("read", () -> Channels.newInputStream(pipe.source()).read());
        show("read nothing", () -> Channels.newInputStream(pipe.source()).read(new byte[0]));
        show("skip", () -> Channels.newInputStream(pipe.source()).skip(1));
        show("write", () -> {
            Channels.newOutputStream(pipe.sink()).write(1);
            return "written";
        });
        show("write nothing", () -> {
            Channels.newOutputStream(pipe.sink()).write(new byte[0]);
            return "written";
        });
        pipe.source().configureBlocking(true);
        show("read now", () -> Channels.newInputStream(pipe.source()).readNBytes(3).length);
    }

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("refused", ".txt");
        texts(file);
        Files.delete(file);
        intoThemselves();
        streams();
    }
}
