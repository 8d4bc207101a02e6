import java.util.Arrays;

public class Source {
    public static void main(String[] args) {
        System.out.println(Arrays.toString(args) + " " + Source.class.getClassLoader().getClass().getSimpleName());
        System.out.println(System.getProperty("jdk.module.main") + " " + System.getProperty("java.class.path") + " " + System.getProperty("sun.java.command"));
        Other.go();
    }
}

class Other {
    static void go() {
        System.out.println(new Throwable().getStackTrace()[0]);
        if (Boolean.getBoolean("fail")) throw new IllegalStateException("as asked");
    }
}
