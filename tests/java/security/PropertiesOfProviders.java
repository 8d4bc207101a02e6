/* SPDX-License-Identifier: MIT */
import java.security.MessageDigest;
import java.security.Provider;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Services that the properties of a provider tell of, in any case; properties of services that were
 * put; copies of digests.
 */
public class PropertiesOfProviders extends Provider {
    PropertiesOfProviders(String... pairs) {
        super("Foo", "1.0", null);
        for (int i = 0; i < pairs.length; i += 2) {
            put(pairs[i], pairs[i + 1]);
        }
    }

    void own(String type, String algorithm, List<String> aliases, Map<String, String> attributes) {
        putService(new Service(this, type, algorithm, "class.of." + algorithm, aliases,
            attributes));
    }

    static String text(Provider.Service s) {
        return s == null ? "none" : s.toString().replace("\r\n", "|") + s.getType() + ","
            + s.getAlgorithm() + "," + s.getClassName()
            + "," + s.getAttribute("XYZ");
    }

    static void show(Provider p, String... asked) {
        List<String> all = new ArrayList<>();
        for (Provider.Service s : p.getServices()) {
            all.add(text(s));
        }
        Collections.sort(all);
        System.out.println(all);
        for (int i = 0; i < asked.length; i += 2) {
            System.out.println(asked[i] + "." + asked[i + 1] + " "
                + text(p.getService(asked[i], asked[i + 1])));
        }
    }

    static void refused(Runnable r) {
        try {
            r.run();
            System.out.println("done");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        }
    }

    @SuppressWarnings("unchecked")
    static void changes() {
        PropertiesOfProviders p = new PropertiesOfProviders("A.B", "c");
        for (Map.Entry<Object, Object> e : p.entrySet()) {
            refused(() -> e.setValue("x"));
        }
        p.entrySet().forEach(e -> refused(() -> e.setValue("x")));
        refused(() -> ((Map.Entry<Object, Object>) p.entrySet().toArray()[0]).setValue("x"));
        refused(() -> p.entrySet().clear());
        refused(() -> p.keySet().remove("A.B"));
        refused(() -> p.values().remove("c"));
        show(p, "A", "B");
        p.replaceAll((k, v) -> v + "1");
        show(p, "A", "B");
        p.remove("A.B");
        p.put("N.M", 5);
        p.put(7, "x");
        show(p, "A", "B", "N", "M");
        p.own("A", "B", List.of("one", "two"), Map.of("xYz", "v"));
        System.out.println(new TreeMap<>(Map.copyOf(withoutId(p))));
        show(p, "A", "b", "A", "ONE", "a", "b");
        p.own("A", "b", List.of("three"), Map.of());
        System.out.println(withoutId(p));
        show(p, "A", "b", "A", "one", "A", "three");
    }

    static Map<String, Object> withoutId(Provider p) {
        Map<String, Object> result = new TreeMap<>();
        p.forEach((k, v) -> {
            if (!k.toString().startsWith("Provider.")) {
                result.put(k.toString(), v);
            }
        });
        return result;
    }

    /* Copies share nothing: threads go on with theirs at once. */
    static void copies() throws Exception {
        byte[] first = new byte[100];
        byte[] rest = new byte[3000];
        Arrays.fill(first, (byte) 5);
        for (int i = 0; i < rest.length; i++) {
            rest[i] = (byte) i;
        }
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384",
            "SHA-512", "SHA-512/256"}) {
            MessageDigest begun = MessageDigest.getInstance(name);
            begun.update(first);
            byte[] right = ((MessageDigest) begun.clone()).digest(rest);
            AtomicInteger wrong = new AtomicInteger();
            Thread[] threads = new Thread[4];
            for (int t = 0; t < threads.length; t++) {
                MessageDigest mine = (MessageDigest) begun.clone();
                threads[t] = new Thread(() -> {
                    try {
                        MessageDigest next = mine;
                        for (int i = 0; i < 20; i++) {
                            MessageDigest now = next;
                            next = (MessageDigest) now.clone();
                            wrong.addAndGet(Arrays.equals(right, now.digest(rest)) ? 0 : 1);
                        }
                    } catch (CloneNotSupportedException e) {
                        wrong.incrementAndGet();
                    }
                });
            }
            for (Thread t : threads) {
                t.start();
            }
            for (Thread t : threads) {
                t.join();
            }
            System.out.println(name + " " + wrong + " " + begun.getProvider().getName());
        }
        System.out.println(MessageDigest.getInstance("2.16.840.1.101.3.4.2.3").getDigestLength()
            + " " + MessageDigest.getInstance("OID.1.3.14.3.2.26").getAlgorithm());
        for (String name : new String[] {"NativePRNG", "SHA1PRNG"}) {
            Provider p = SecureRandom.getInstance(name).getProvider();
            System.out.println(p.getProperty("SecureRandom." + name + " ThreadSafe") + " "
                + p.getService("SecureRandom", name).getAttribute("threadsafe"));
        }
        Provider own = MessageDigest.getInstance("SHA").getProvider();
        System.out.println(own.getProperty("Alg.Alias.MessageDigest.SHA"));
    }

    public static void main(String[] args) throws Exception {
        show(new PropertiesOfProviders("MessageDigest.Foo", "com.Foo", "mESSAGEdIGEST.fOO xYz",
            "aBc", "ALg.aliaS.MESSAGEdigest.DEF", "Bar",
            "messageDigest.Bar", "com.Bar", "MESSAGEDIGEST.BAZ", "com.Baz",
            "MessageDigest.Invalid xYz", "aBc"),
            "MessageDigest", "fOO", "messagedigest", "def", "MessageDigest", "def",
            "MessageDigest", "Baz", "MessageDigest", "Invalid", "Cipher", "x");
        show(new PropertiesOfProviders("A.B.C", "com.X", "nodot", "v", ".x", "y", "A.", "z",
            "A.Q v w", "attr", "A.Q", "cls", "Alg.Alias.A.W", "q",
            "Alg.Alias.A.none", "Missing", "Alg.Alias.nodots", "Q"), "A", "B.C", "A", "w", "a",
            "w", "A", "none", "A", "", "", "x");
        changes();
        copies();
    }
}
