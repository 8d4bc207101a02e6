// SPDX-License-Identifier: MIT
package shop;

import goods.Base;
import goods.Box;
import goods.Rule;
import goods.Trouble;

import java.lang.invoke.MethodHandles;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Uses a package of module store in each way that resolves a constant (JVMS 5.4.3, 5.4.4), from
 * module shop or from the class path. Each use is a class: its constants are resolved once.
 */
public class Main {
    interface Use {
        Object use() throws Throwable;
    }

    static class Instance implements Use {
        public Object use() {
            return new Box() != null;
        }
    }

    static class StaticField implements Use {
        public Object use() {
            return Box.count++;
        }
    }

    static class StaticMethod implements Use {
        public Object use() {
            return Box.name();
        }
    }

    static class InterfaceField implements Use {
        public Object use() {
            return Rule.LIMIT;
        }
    }

    static class Literal implements Use {
        public Object use() {
            return Box.class;
        }
    }

    static class ArrayOfThem implements Use {
        public Object use() {
            return new Box[3].length;
        }
    }

    static class ArrayOfArrays implements Use {
        public Object use() {
            return new Box[3][2].length;
        }
    }

    static class InstanceOf implements Use {
        public Object use() {
            return front.Door.box() instanceof Box;
        }
    }

    static class Cast implements Use {
        public Object use() {
            return ((Box) front.Door.box()).size;
        }
    }

    static class CastOfNull implements Use {
        static Object nothing;

        public Object use() {
            return (Box) nothing;
        }
    }

    static class Subclass implements Use {
        static class Of extends Base {
        }

        public Object use() {
            return new Of() != null;
        }
    }

    static class Implementation implements Use {
        static class Of implements Rule {
        }

        public Object use() {
            return new Of() != null;
        }
    }

    static class Interfaces implements Use {
        interface Of extends Rule {
        }

        public Object use() {
            return Of.class.getInterfaces().length;
        }
    }

    /** The verifier loads both to see that one is the other, and asks nothing of access. */
    static class Verified implements Use {
        static Object take(Base base) {
            return base;
        }

        static Object pass(Box box) {
            return take(box);
        }

        public Object use() {
            return pass(null);
        }
    }

    static class Handler implements Use {
        public Object use() {
            try {
                return Integer.parseInt("none");
            } catch (Trouble e) {
                return e;
            }
        }
    }

    static class Lambda implements Use {
        public Object use() {
            Function<Object, Box> cast = o -> (Box) o;
            return cast.apply(null);
        }
    }

    static class Parameter implements Use {
        static void take(Box box) {
        }

        public Object use() {
            Consumer<Box> taker = Parameter::take;
            taker.accept(null);
            return taker != null;
        }
    }

    static class Constructor implements Use {
        public Object use() {
            Supplier<Box> make = Box::new;
            return make.get().size;
        }
    }

    /** The library's own check: IllegalAccessException. */
    static class ByLookup implements Use {
        public Object use() throws Throwable {
            Class<?> box = front.Door.box().getClass();
            return MethodHandles.lookup().findStaticGetter(box, "count", int.class) != null;
        }
    }

    static class ByReflection implements Use {
        public Object use() throws Throwable {
            return front.Door.box().getClass().getField("size").get(front.Door.box());
        }
    }

    /** For loops: compiled code meets what was settled already, and what was not. */
    static class Hot implements Use {
        static int once(boolean use) {
            return use ? Box.name().length() : 1;
        }

        public Object use() {
            int sum = 0;
            for (int i = 0; i < 30000; i++) {
                sum += once(false);
            }
            return sum + once(true);
        }
    }

    static void attempt(Use use) {
        String first = outcome(use);
        System.out.println(use.getClass().getSimpleName() + ": " + first);
        String again = outcome(use);
        if (first.contains("IllegalAccessError") && !first.equals(again)) {
            System.out.println("but later: " + again);
        }
    }

    static String outcome(Use use) {
        try {
            return String.valueOf(use.use());
        } catch (Throwable e) {
            return e.toString();
        }
    }

    static class Later implements Use {
        public Object use() {
            return Box.name();
        }
    }

    public static void main(String[] args) {
        Use[] uses = {new Instance(), new StaticField(), new StaticMethod(), new InterfaceField(),
            new Literal(), new ArrayOfThem(), new ArrayOfArrays(), new InstanceOf(), new Cast(),
            new CastOfNull(), new Subclass(), new Implementation(), new Interfaces(),
            new Verified(), new Handler(), new Lambda(), new Parameter(), new Constructor(),
            new ByLookup(), new ByReflection(), new Hot()};
        for (Use use : uses) {
            attempt(use);
        }
        if (args.length != 0) {
            front.Door.open(Main.class.getModule());
            System.out.println("opened");
            attempt(new StaticMethod()); // what failed fails for ever (JVMS 5.4.3)
            attempt(new Later());
        }
    }
}
