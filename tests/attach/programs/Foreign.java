// SPDX-License-Identifier: MIT
/**
 * With a thread that never comes back from native code; the argument is the library that has it.
 */
public class Foreign {

    static native void stay();

    public static void main(String[] arguments) throws Exception {
        System.load(arguments[0]);
        Thread stays = new Thread(Foreign::stay, "stays in native code");
        stays.setDaemon(true);
        stays.start();
        Thread.sleep(200);
        System.out.println("ready");
        System.out.flush();
        Thread.sleep(3_000_000);
    }
}
