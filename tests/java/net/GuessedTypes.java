/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLConnection;
import java.util.Arrays;
import java.util.HexFormat;

/** Types of contents by the names of files and by how they begin. */
public class GuessedTypes {
    public static void main(String[] args) throws IOException {
        String suffixes = "avi bin bmp bz2 c cc class css csv doc docx eps exe gif gz gtar h htm"
            + " html ico jar java jpeg jpg js json latex md mjs mov mp3 mp4 mpeg odt ogg pdf php"
            + " png ppm pptx ps qt rtf sh svg svgz tar tex text tgz tif tiff tsv txt wav webm"
            + " webp xls xlsx xml xbm yaml z zip 7z rar flac";
        for (String s : suffixes.split(" ")) {
            System.out.println(s + ": " + URLConnection.guessContentTypeFromName("a." + s));
        }
        String[] names = {"a.Html", "a.tar.gz", "a.", "a.txt.", "dir.txt/", "a/", "/", "",
            ".gif", "a.gif/b", "a.html?x=y.png", "a.b.html#c.png", "#", "a/b.gif"};
        for (String s : names) {
            System.out.println(s + ": " + URLConnection.guessContentTypeFromName(s));
        }
        String[] starts = {"feff003c003f0078", "fffe3c003f007800", "feff003c0021",
            "0000feff0000003c0000003f00000078", "fffe00003c0000003f00000078000000",
            "efbbbf3c3f78", "efbbbf3c21", "003c003f0078006d", "ffd8ffe0", "ffd8ffe1000045786966",
            "ffd8ffe112344578696600", "ffd8ffdb", "ffd8ffee", "646e732e", "2e736e64",
            "3c3f786d6c20", "3c3f786d6c0a", "3c21", "3c626f6479", "49492a00", "4d4d002a"};
        for (String s : starts) {
            byte[] bytes = HexFormat.of().parseHex(s);
            for (int length : new int[] {bytes.length, 32}) {
                ByteArrayInputStream in = new ByteArrayInputStream(Arrays.copyOf(bytes, length));
                System.out.println(s + " of " + length + ": "
                    + URLConnection.guessContentTypeFromStream(in) + " " + in.available());
            }
        }
    }
}
