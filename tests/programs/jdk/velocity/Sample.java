// SPDX-License-Identifier: MIT
import java.io.*;
import java.util.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;

public class Sample {

    public static class Item {

        private final String name;
        private final double price;

        Item(String name, double price) {
            this.name = name;
            this.price = price;
        }

        public String getName() {
            return name;
        }

        public double getPrice() {
            return price;
        }

        public String times(int n) {
            return name.repeat(n);
        }
    }

    public static void main(String[] args) throws Exception {
        VelocityEngine engine = new VelocityEngine();
        engine.setProperty(
            "runtime.log.logsystem.class",
            "org.apache.velocity.runtime.log.NullLogChute"
        );
        engine.init();
        VelocityContext c = new VelocityContext();
        c.put(
            "items",
            List.of(new Item("pen", 1.5), new Item("book", 12), new Item("lamp", 30.25))
        );
        c.put("map", new TreeMap<>(Map.of("k", 1, "l", 2)));
        c.put("text", "x<y");
        StringWriter w = new StringWriter();
        engine.evaluate(
            c,
            w,
            "sample",
            "#macro(row $i $n)[$i.name:$i.price:$i.times($n)]#end\n#set($sum = 0)\n" +
                "#foreach($i in $items)#set($sum = $sum + $i.price)" +
                "#row($i $velocityCount)#if($i.price > 10)big" +
                "#elseif($i.name == 'pen')small#end\n#end\n" +
                "sum $sum $!missing ${missing} $text.length()\n" +
                "#foreach($e in $map.entrySet())$e.key=$e.value #end\n" +
                "#set($r = [1..5])$r.size() #set($m = {'a': 'b'})$m.a\n" +
                "$items.get(1).name.toUpperCase().substring(1)\n"
        );
        System.out.println(w);
        try {
            engine.evaluate(c, w, "bad", "#if($x");
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
        try {
            engine.evaluate(c, w, "bad", "$items.get(7)");
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getCause());
        }
    }
}
