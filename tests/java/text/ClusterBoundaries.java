/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The boundary of clusters lies where the clusters end, whatever stands before it. */
public class ClusterBoundaries {

    private static final String[] PARTS = {
        "a",
        "\u0301",
        "\u200d",
        "\ud83d\udc69",
        "\ud83c\udffd",
        "\ud83c\udde6",
        "\ud83c\udde7",
        "\r",
        "\n",
        "\u1100",
        "\u1161",
        "\u11a8",
        "\u0600",
        "\u0903",
        "\u2764",
        "\ufe0f",
        "\ud83d"
    };

    private static List<Integer> ends(String regex, String text) {
        List<Integer> ends = new ArrayList<>();
        Matcher m = Pattern.compile(regex).matcher(text);
        while (m.find()) {
            ends.add(m.end());
        }
        return ends;
    }

    public static void main(String[] args) {
        String family = "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67";
        String flags = "\ud83c\udde6\ud83c\udde7\ud83c\udde8";
        for (String text : new String[] { family, flags, family + flags + "e\u0301", "" }) {
            System.out.println(
                ends("\\b{g}", text) +
                    " " +
                    ends("\\X", text) +
                    " " +
                    Arrays.toString(text.split("\\b{g}")).length()
            );
        }
        Matcher inside = Pattern.compile("\\b{g}").matcher(flags);
        for (boolean transparent : new boolean[] { false, true }) {
            List<Integer> found = new ArrayList<>();
            inside.region(2, 6).useTransparentBounds(transparent);
            while (inside.find()) {
                found.add(inside.start());
            }
            System.out.println(transparent + " " + found);
        }
        Random random = new Random(11);
        int different = 0;
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = 1 + random.nextInt(8); n > 0; n--) {
                text.append(PARTS[random.nextInt(PARTS.length)]);
            }
            List<Integer> clusters = ends("\\X", text.toString());
            clusters.add(0, 0);
            different += clusters.equals(ends("\\b{g}", text.toString())) ? 0 : 1;
        }
        System.out.println("different: " + different);
    }
}
