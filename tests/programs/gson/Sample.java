// SPDX-License-Identifier: MIT
// Gson: objects to JSON and back, by reflection and by instances that no constructor made.
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.reflect.TypeToken;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Sample {

    enum Colour {
        RED,
        GREEN
    }

    static class Part {

        final long number;

        Part(long number) {
            this.number = number;
        }
    }

    static class Whole {

        int x = 1;
        String text = "q\u2028<";
        List<Double> list = Arrays.asList(1.5, 2.0);
        Map<String, Part> parts = new TreeMap<>(Map.of("k", new Part(3), "l", new Part(1L << 60)));
        transient int skipped = 5;
        Object nothing;
        Colour colour = Colour.GREEN;
        int[][] grid = { { 1, 2 }, {} };
    }

    public static void main(String[] args) {
        Gson pretty = new GsonBuilder().setPrettyPrinting().serializeNulls().create();
        String s = pretty.toJson(new Whole());
        System.out.println(s);
        Whole w = pretty.fromJson(s, Whole.class);
        System.out.println(
            w.list +
                " " +
                w.parts.get("l").number +
                " " +
                w.colour +
                " " +
                w.grid[0][1] +
                w.text.length()
        );
        Gson gson = new Gson();
        List<Map<String, Integer>> maps = gson.fromJson(
            "[{a:1},{b:2}]",
            new TypeToken<List<Map<String, Integer>>>() {}.getType()
        );
        System.out.println(maps + " " + gson.toJson(maps));
        for (String bad : new String[] { "{x:", "{\"x\":\"y\"}", "[1,2", "{\"parts\":3}" }) {
            try {
                System.out.println(gson.fromJson(bad, Whole.class));
            } catch (JsonParseException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(
            JsonParser.parseString("{\"a\":[1,2.50,true,null,1e400]}").getAsJsonObject().get("a")
        );
    }
}
