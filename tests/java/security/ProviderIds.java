/* SPDX-License-Identifier: MIT */
import java.security.*; import java.util.*;

/** What a provider says of itself stays. */
public class ProviderIds {

    static class P extends Provider {

        P(String n) {
            super(n, "1.0", "info");
        }
    }

    public static void main(String[] a) {
        Provider p = new P("foo");
        System.out.println(new TreeMap<>(p));
        for (String k : new String[] {
            "Provider.id name",
            "Provider.x",
            "Provider.",
            "Provider",
            "SecureRandom.X"
        }) {
            System.out.println(
                k +
                    p.put(k, "bar") +
                    p.get(k) +
                    p.putIfAbsent(k, "baz") +
                    p.get(k) +
                    p.replace(k, "q") +
                    p.get(k) +
                    p.replace(k, "q", "r") +
                    p.get(k) +
                    p.remove(k, "z") +
                    p.remove(k) +
                    p.get(k) +
                    p.size()
            );
            try {
                System.out.println(
                    p.compute(k, (x, y) -> "c") +
                        "" +
                        p.get(k) +
                        p.merge(k, "m", (x, y) -> "mm") +
                        p.get(k) +
                        p.computeIfAbsent(k, x -> "ca") +
                        p.get(k) +
                        p.computeIfPresent(k, (x, y) -> "cp") +
                        p.get(k) +
                        p.size()
                );
            } catch (Exception e) {
                System.out.println(e);
            }
        }
        p.replaceAll((x, y) -> "all");
        System.out.println(new TreeMap<>(p));
        p.putAll(Map.of("Provider.id info", "x", "b", "c"));
        System.out.println(new TreeMap<>(p));
    }
}
