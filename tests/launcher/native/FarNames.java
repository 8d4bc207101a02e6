// SPDX-License-Identifier: MIT
// Classes and members whose names have characters beyond the first plane: their files are found,
// messages name them.
public class FarNames {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(Action action) {
        String text;
        try {
            text = "" + action.run();
        } catch (Throwable e) {
            text = e + (e.getCause() != null ? " / " + e.getCause() : "");
        }
        StringBuilder ascii = new StringBuilder();
        for (char c : text.toCharArray()) ascii.append(
            c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)
        );
        System.out.println(ascii);
    }

    static native void \ud840\udc05();

    public static void main(String[] args) throws Exception {
        Object five = 5;
        show(() -> new \ud840\udc01().\ud840\udc03);
        show(() -> (\ud840\udc01) five);
        show(() -> ((\ud840\udc01) null).\ud840\udc02());
        show(() -> ((\ud840\udc01) null).\ud840\udc03);
        show(() -> new \ud840\udc04());
        show(() -> new \ud840\udc04());
        show(() -> { \ud840\udc05(); return null; });
        show(() -> Class.forName("a\0b"));
        show(() -> Class.forName("none\ud83d\ude00"));
        show(() -> Class.forName("module-info"));
        show(() -> Q\u00e9.five());
        show(() -> \ud840\udc00.five());
    }
}

class Q\u00e9 {
    static int five() {
        return 5;
    }
}

class \ud840\udc00 {
    static int five() {
        return 5;
    }
}

class \ud840\udc01 {
    int \ud840\udc03 = 3;

    int \ud840\udc02() {
        return 2;
    }
}

class \ud840\udc04 {
    static {
        if (true) throw new IllegalStateException("first");
    }
}
