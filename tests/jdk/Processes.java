// SPDX-License-Identifier: MIT
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
public class Processes {
    public static void main(String[] a) throws Exception {
        Process p = new ProcessBuilder("sh", "-c", "read x; echo got $x; exit 3").start();
        p.getOutputStream().write("in\n".getBytes());
        p.getOutputStream().close();
        System.out.print(new String(p.getInputStream().readAllBytes()));
        System.out.println(p.waitFor());
        System.out.println(ProcessHandle.current().pid() > 0);
        System.out.println(ProcessHandle.current().info().command().isPresent());
        Process q = new ProcessBuilder("sleep", "100").start();
        q.destroy();
        System.out.println(q.waitFor(5, TimeUnit.SECONDS) + " " + q.exitValue());
        System.out.println(System.getenv("PATH") != null);
        try {
            new ProcessBuilder("/no/such").start();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.exit(7);
    }
}
