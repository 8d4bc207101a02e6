// SPDX-License-Identifier: MIT
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import java.util.*;

// Beans, generics, records, polymorphism, trees, and errors with their places.
public class Sample {

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Box.class, name = "box")
    })
    public interface Shape {}

    public record Circle(double r) implements Shape {}

    public static class Box implements Shape {

        private int w, h;

        public int getW() {
            return w;
        }

        public void setW(int w) {
            this.w = w;
        }

        public int getH() {
            return h;
        }

        public void setH(int h) {
            this.h = h;
        }

        @Override
        public String toString() {
            return w + "x" + h;
        }
    }

    public static class Holder<T> {

        @JsonProperty("v")
        public T value;

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        public List<String> tags = new ArrayList<>();

        @JsonIgnore
        public int hidden = 7;

        public EnumMap<Thread.State, Integer> states = new EnumMap<>(Thread.State.class);
    }

    public static void main(String[] args) throws Exception {
        ObjectMapper m = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, true);
        List<Shape> shapes = m.readValue(
            "[{\"kind\":\"circle\",\"r\":2.5},{\"kind\":\"box\",\"w\":3,\"h\":4}]",
            new TypeReference<List<Shape>>() {}
        );
        System.out.println(shapes);
        Holder<Map<String, Double>> h = new Holder<>();
        h.value = new TreeMap<>(Map.of("a", 0.1, "b", 1e300));
        h.states.put(Thread.State.BLOCKED, 3);
        String text = m.writeValueAsString(h);
        System.out.println(text);
        Holder<Map<String, Double>> back = m.readValue(
            text,
            new TypeReference<Holder<Map<String, Double>>>() {}
        );
        System.out.println(back.value + " " + back.states);
        JsonNode tree = m.readTree("{\"a\":{\"b\":[1,2,{\"c\":\"\\u00e9\\ud83d\\ude00\"}]}}");
        System.out.println(tree.at("/a/b/2/c").asText() + " " + tree.findValues("c"));
        for (String bad : new String[] {
            "{\"kind\":\"circle\",\"r\":\"x\"}",
            "{\"kind\":\"none\"}",
            "{\"kind\":\"box\",\"q\":1}",
            "{"
        }) {
            try {
                m.readValue(bad, Shape.class);
            } catch (Exception e) {
                System.out.println(
                    e.getClass().getSimpleName() + " " + e.getMessage().lines().findFirst().get()
                );
            }
        }
        int n = 0;
        for (int i = 0; i < 2000; i++) n += m
            .readTree(m.writeValueAsBytes(Map.of("i", i, "s", "x".repeat(i % 50))))
            .get("s")
            .asText()
            .length();
        System.out.println(
            n + " " + m.convertValue(Map.of("kind", "box", "w", 1, "h", 2), Shape.class)
        );
    }
}
