// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

class FindsOfOthers {

    private static String hiddenStatic() {
        return "hidden";
    }

    private String hidden() {
        return "hidden";
    }

    private static int count;
    private int number;

    static String open() {
        return "open";
    }
}

/**
 * Methods found as invokespecial would call them; and what is told first when several things are
 * wrong.
 */
public class SpecialFinds {

    interface Named {
        default String name() {
            return "named";
        }

        String unmade();
    }

    interface Other extends Named {}

    abstract static class Base implements Named {

        String plain() {
            return "base";
        }

        abstract String missing();

        public String unmade() {
            return "made";
        }
    }

    static class Middle extends Base {

        @Override
        String plain() {
            return "middle";
        }

        @Override
        String missing() {
            return "there";
        }

        static Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static class Leaf extends Middle implements Other {

        @Override
        String plain() {
            return "leaf";
        }

        @Override
        public String name() {
            return "leaf";
        }

        static Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static class Direct extends Base implements Named {

        @Override
        String missing() {
            return "direct";
        }

        @Override
        public String name() {
            return "own";
        }

        static Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    interface Find {
        MethodHandle find() throws Throwable;
    }

    static void show(String what, Object receiver, Find f) {
        try {
            MethodHandle h = f.find();
            System.out.println(
                what + ": " + h.type() + (receiver == null ? "" : " " + h.invoke(receiver))
            );
        } catch (Throwable e) {
            System.out.println(
                (what + ": " + e + (e.getCause() == null ? "" : " / " + e.getCause())).replaceAll(
                    "module @[0-9a-f]+",
                    "module"
                )
            );
        }
    }

    public static void main(String[] args) {
        MethodType text = MethodType.methodType(String.class);
        Lookup leaf = Leaf.lookup(),
            middle = Middle.lookup(),
            direct = Direct.lookup(),
            own = MethodHandles.lookup();
        show("own", new Leaf(), () -> leaf.findSpecial(Leaf.class, "plain", text, Leaf.class));
        show("super", new Leaf(), () -> leaf.findSpecial(Middle.class, "plain", text, Leaf.class));
        show("above super", new Leaf(), () ->
            leaf.findSpecial(Base.class, "plain", text, Leaf.class)
        );
        show("abstract", new Middle(), () ->
            middle.findSpecial(Base.class, "missing", text, Middle.class)
        );
        show("made below", new Leaf(), () ->
            leaf.findSpecial(Base.class, "missing", text, Leaf.class)
        );
        show("own of interface", new Leaf(), () ->
            leaf.findSpecial(Named.class, "name", text, Leaf.class)
        );
        show("of direct interface", new Leaf(), () ->
            leaf.findSpecial(Other.class, "name", text, Leaf.class)
        );
        show("of the superclass's interface", new Middle(), () ->
            middle.findSpecial(Named.class, "name", text, Middle.class)
        );
        show("of an interface named again", new Direct(), () ->
            direct.findSpecial(Named.class, "name", text, Direct.class)
        );
        show("abstract of interface", new Direct(), () ->
            direct.findSpecial(Named.class, "unmade", text, Direct.class)
        );
        show("of another caller", null, () ->
            leaf.findSpecial(Middle.class, "plain", text, Middle.class)
        );

        show("private static as virtual", null, () ->
            own.findVirtual(FindsOfOthers.class, "hiddenStatic", text)
        );
        show("private as static", null, () -> own.findStatic(FindsOfOthers.class, "hidden", text));
        show("private as it is", null, () -> own.findVirtual(FindsOfOthers.class, "hidden", text));
        show("static as virtual", null, () -> own.findVirtual(FindsOfOthers.class, "open", text));
        show("private static field", null, () ->
            own.findGetter(FindsOfOthers.class, "count", int.class)
        );
        show("private field as static", null, () ->
            own.findStaticGetter(FindsOfOthers.class, "number", int.class)
        );
        show("static of interface as virtual", null, () ->
            own.findVirtual(java.util.List.class, "of", MethodType.methodType(java.util.List.class))
        );
    }
}
