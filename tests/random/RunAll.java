// SPDX-License-Identifier: MIT
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** RunAll repetitions class...: runs each generated program that many times. */
class RunAll {
    public static void main(String[] args) throws Exception {
        int repetitions = Integer.parseInt(args[0]);
        for (int round = 0; round < repetitions; round++) {
            for (int i = 1; i < args.length; i++) {
                Method run = Class.forName(args[i]).getDeclaredMethod("run");
                run.setAccessible(true);
                S.begin(args[i]);
                try {
                    run.invoke(null);
                } catch (InvocationTargetException e) {
                    S.log("escaped", e.getCause());
                }
                S.end();
            }
        }
    }
}
