/* SPDX-License-Identifier: MIT */
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;
import java.util.function.Consumer;

/** Which methods of a scanner disturb its streams: those that read, even if only to ask. */
public class ScannerStreamsDisturbed {
    private static final Map<String, Consumer<Scanner>> METHODS = new LinkedHashMap<>();

    static {
        METHODS.put("nothing", s -> {});
        METHODS.put("hasNext", Scanner::hasNext);
        METHODS.put("hasNext of a pattern", s -> s.hasNext("[0-9]"));
        METHODS.put("hasNext of another", s -> s.hasNext("q"));
        METHODS.put("next of another", s -> s.next("q"));
        METHODS.put("next", Scanner::next);
        METHODS.put("hasNextLine", Scanner::hasNextLine);
        METHODS.put("findInLine in vain", s -> s.findInLine("q"));
        METHODS.put("findWithinHorizon in vain", s -> s.findWithinHorizon("q", 3));
        METHODS.put("a horizon below 0", s -> s.findWithinHorizon("q", -1));
        METHODS.put("skip in vain", s -> s.skip("q"));
        METHODS.put("hasNextInt", Scanner::hasNextInt);
        METHODS.put("hasNextBoolean", Scanner::hasNextBoolean);
        METHODS.put("hasNextDouble", Scanner::hasNextDouble);
        METHODS.put("nextInt of radix 2", s -> s.nextInt(2));
        METHODS.put("nextInt of radix 99", s -> s.nextInt(99));
        METHODS.put("nextBoolean in vain", Scanner::nextBoolean);
        METHODS.put("useRadix with the same", s -> s.useRadix(10));
        METHODS.put("useRadix", s -> s.useRadix(9));
        METHODS.put("useDelimiter", s -> s.useDelimiter(","));
        METHODS.put("reset", Scanner::reset);
        METHODS.put("delimiter", Scanner::delimiter);
        METHODS.put("toString", Scanner::toString);
        METHODS.put("tokens", Scanner::tokens);
        METHODS.put("close", Scanner::close);
    }

    private static String of(Runnable action) {
        try {
            action.run();
            return "goes on";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    private static void show(String name, Iterator<?> stream, Scanner s) {
        stream.next();
        String done = of(() -> METHODS.get(name).accept(s));
        System.out.println(name + ": " + done + ", then the stream: " + of(stream::next));
    }

    public static void main(String[] args) {
        for (String name : METHODS.keySet()) {
            Scanner s = new Scanner("1 2 3 4 true 6 7\nx y z 5");
            show(name, s.tokens().iterator(), s);
            s = new Scanner("1 2 3 4 true 6 7\nx y z 5");
            show(name, s.findAll("[0-9]").iterator(), s);
        }
        Scanner s = new Scanner("a b");
        System.out.println("source closed: " + s.toString().contains("[source closed=true]"));
        while (s.hasNext()) {
            s.next();
        }
        System.out.println("source closed: " + s.toString().contains("[source closed=true]"));
    }
}
