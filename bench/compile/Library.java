/* SPDX-License-Identifier: MIT */
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Compiles the methods of all classes of java.base, which are linked before: nothing else happens
 * between two methods.
 */
@SuppressWarnings("removal")
public final class Library {
    private Library() {
    }

    private static List<Class<?>> classes() throws Exception {
        List<Class<?>> list = new ArrayList<>();
        try (ModuleReader reader = ModuleFinder.ofSystem().find("java.base").orElseThrow().open()) {
            for (String file : reader.list().sorted().collect(Collectors.toList())) {
                if (!file.endsWith(".class") || file.equals("module-info.class")) continue;
                list.add(Class.forName(file.substring(0, file.length() - 6).replace('/', '.'),
                    false, null));
            }
        }
        return list;
    }

    public static void main(String[] arguments) throws Exception {
        List<Class<?>> classes = classes();
        Compiler.disable();
        for (Class<?> c : classes) Compiler.compileClass(c); /* no more than linked */
        Compiler.enable();
        int whole = 0;
        for (Class<?> c : classes)
            if (Compiler.compileClass(c)) whole++;
        System.out.println(whole + " of " + classes.size() + " classes compiled");
    }
}
