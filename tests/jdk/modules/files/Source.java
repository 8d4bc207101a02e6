// SPDX-License-Identifier: MIT
import java.util.Arrays;

public class Source {
    public static void main(String[] args) {
        Class<?> loader = Source.class.getClassLoader().getClass();
        System.out.println(Arrays.toString(args) + " " + loader.getSimpleName());
        for (String key : new String[] {"jdk.module.main", "java.class.path", "sun.java.command"})
            System.out.println(System.getProperty(key));
        Other.go();
    }
}

class Other {
    static void go() {
        System.out.println(new Throwable().getStackTrace()[0]);
        if (Boolean.getBoolean("fail")) throw new IllegalStateException("as asked");
    }
}
