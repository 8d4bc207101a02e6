/* SPDX-License-Identifier: MIT */
/* Calls a native method of a library it loads; one that is missing when there is an argument. */
public class Native {
    static native int answer(int[] numbers);

    static native int missing(String s);

    public static void main(String[] args) {
        System.loadLibrary("native");
        System.out.println(args.length > 0 ? missing("x") : answer(new int[] {40, 2}));
    }
}
