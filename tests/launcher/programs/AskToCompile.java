/* SPDX-License-Identifier: MIT */
/** Asks for two classes, for one of them first when nothing may be compiled. */
@SuppressWarnings("removal")
public final class AskToCompile {

    private AskToCompile() {}

    static final class First {

        private First() {}

        static int twice(int a) {
            return 2 * a;
        }
    }

    static final class Second {

        private Second() {}

        static int thrice(int a) {
            return 3 * a;
        }
    }

    private static void expectNull(Runnable call) {
        try {
            call.run();
        } catch (NullPointerException e) {
            return;
        }
        throw new AssertionError("null is a class");
    }

    public static void main(String[] arguments) {
        expectNull(() -> Compiler.compileClass(null));
        expectNull(() -> Compiler.compileClasses(null));
        expectNull(() -> Compiler.command(null));
        boolean first = Compiler.compileClass(First.class),
            again = Compiler.compileClass(First.class);
        Compiler.disable();
        First.twice(1);
        Second.thrice(1);
        boolean disabled = Compiler.compileClasses("AskTo*$Sec*d");
        Compiler.enable();
        boolean enabled = Compiler.compileClasses("AskTo*$Sec*d");
        if (
            Compiler.compileClasses("AskTo*$Third") || Compiler.compileClasses("")
        ) throw new AssertionError("there is no such class");
        if (First.twice(4) != 8 || Second.thrice(5) != 15) throw new AssertionError(
            "compiled wrongly"
        );
        System.out.println(first + " " + again + " " + disabled + " " + enabled);
    }
}
