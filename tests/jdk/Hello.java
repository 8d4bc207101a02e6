// SPDX-License-Identifier: MIT
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, world, from " + System.getProperty("java.home"));
        System.out.println(Object.class.getModule() + " " + Hello.class.getModule().isNamed());
        System.out.println(java.sql.Driver.class.getModule() + " "
                + java.sql.Driver.class.getClassLoader().getClass().getSimpleName());
        System.out.println(ModuleLayer.boot().modules().size() + " modules");
    }
}
