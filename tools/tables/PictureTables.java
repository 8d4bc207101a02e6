/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;

/** Writes the ranges of pictures in java.util.regex.Grapheme from Unicode's data. Run: java ... PictureTables ROOT OUTPUT-ROOT [UCD] */
public final class PictureTables {
    public static void main(String[] args) throws IOException {
        Path ucd = Path.of(args.length > 2 ? args[2] : "/usr/share/unicode");
        BitSet pictures = new BitSet();
        for (String line : Files.readAllLines(ucd.resolve("emoji/emoji-data.txt"))) {
            String[] f = line.replaceFirst("#.*", "").split(";");
            if (f.length == 2 && f[1].trim().equals("Extended_Pictographic")) {
                String[] r = f[0].trim().split("\\.\\.");
                pictures.set(Integer.parseInt(r[0], 16), Integer.parseInt(r[r.length - 1], 16) + 1);
            }
        }
        SourceFile clusters = new SourceFile(Path.of(args[0]), Path.of(args[1]), "classlib/java/util/regex/Grapheme.java");
        // The two signs of Latin 1 are asked for one by one.
        clusters.string("BASIC_PICTURES", ranges(pictures, 0x100, 0x10000));
        clusters.string("OTHER_PICTURES", ranges(pictures, 0x10000, 0x20000));
        clusters.write();
    }

    private static String ranges(BitSet set, int from, int to) {
        StringBuilder all = new StringBuilder();
        for (int c = set.nextSetBit(from); c >= 0 && c < to; c = set.nextSetBit(set.nextClearBit(c))) {
            all.append((char) c).append((char) (set.nextClearBit(c) - 1));
        }
        return all.toString();
    }
}
