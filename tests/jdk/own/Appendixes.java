// SPDX-License-Identifier: MIT
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Call sites with a constant behind their arguments, while what they call becomes hot. */
public class Appendixes {
    private static String pass(int i, String text) {
        IntSupplier number = () -> i + text.length();
        Supplier<String> joined = () -> text + i;
        IntFunction<Object> array = n -> new Object[] {text, i, n};
        int made = ((Object[]) array.apply(i)).length;
        return number.getAsInt() + joined.get() + made + text + i + 'c';
    }

    public static void main(String[] args) {
        int length = 0;
        for (int i = 0; i < 3000; i++) length += pass(i, "x" + i).length();
        System.out.println(length > 0);
    }
}
