// SPDX-License-Identifier: MIT
import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.security.AnyTypePermission;
import java.util.*;

// Objects to XML and back, with references and cycles, without their constructors.
public class Sample {

    static class Node {

        final String name;
        Node next;
        transient int skipped = 5;
        Map<String, Integer> counts = new LinkedHashMap<>();
        Date born = new Date(0);
        int[] numbers = { 1, 2, 3 };
        Object kind = Thread.State.RUNNABLE;

        Node(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) {
        XStream x = new XStream();
        x.addPermission(AnyTypePermission.ANY);
        x.alias("node", Node.class);
        x.useAttributeFor(Node.class, "name");
        Node a = new Node("a"),
            b = new Node("b <&>");
        a.next = b;
        b.next = a;
        a.counts.put("k", 1);
        a.counts.put("l", null);
        String xml = x.toXML(
            List.of(
                a,
                b,
                new StringBuilder("sb"),
                Locale.FRANCE,
                new ArrayDeque<>(List.of(1, 2)),
                new java.math.BigDecimal("1.50"),
                Optional.class
            )
        );
        System.out.println(xml);
        List<?> back = (List<?>) x.fromXML(xml);
        Node n = (Node) back.get(0);
        System.out.println(
            n.next.next == n && back.get(1) == n.next
                ? "cycle " + n.skipped + n.counts + n.numbers.length
                : "broken"
        );
        try {
            x.fromXML("<none/>");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
