/* SPDX-License-Identifier: MIT */
/**
 * An interface that superclass and class both name is initialized by the class when the superclass
 * has not come to it yet;
 * one that the class only inherits is not.
 */
public class InterfacesNamedAgain {

    static int say(String what) {
        System.out.println(what);
        return what.length();
    }

    interface First {
        int FIRST = say("First, needs " + Below.value);

        default void first() {}
    }

    interface Above {
        int ABOVE = say("Above");

        default void above() {}
    }

    interface Second extends Above {
        int SECOND = say("Second");

        default void second() {}
    }

    interface Third {
        int THIRD = say("Third");

        default void third() {}
    }

    interface Plain extends Above {
        int PLAIN = say("Plain");
    }

    static class Base implements First, Second, Third {

        static int value = say("Base");
    }

    static class Below extends Base implements Second {

        static int value = say("Below");
    }

    interface Needs {
        int NEEDS = say("Needs " + AmongPlain.value);

        default void needs() {}
    }

    interface Late {
        int LATE = say("Late");

        default void late() {}
    }

    interface WithoutCode extends Late {
        int WITHOUT_CODE = say("WithoutCode");
    }

    static class Root implements Needs, Late {}

    static class AmongPlain extends Root implements WithoutCode {

        static int value = say("AmongPlain");
    }

    public static void main(String[] args) {
        new Base();
        System.out.println("--");
        new Root();
        System.out.println("--");
        System.out.println(Plain.PLAIN + WithoutCode.WITHOUT_CODE);
    }
}
