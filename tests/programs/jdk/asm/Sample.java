// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;
import org.objectweb.asm.*;
import org.objectweb.asm.commons.*;
import org.objectweb.asm.tree.*;
import org.objectweb.asm.tree.analysis.*;
import org.objectweb.asm.util.*;

// Classes that are made, changed and analysed: switches, exceptions, lambdas, constants that a
// bootstrap makes; each is run.
public class Sample implements Opcodes {

    static class Loader extends ClassLoader {

        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }
    }

    public static String constant(
        java.lang.invoke.MethodHandles.Lookup l,
        String name,
        Class<?> type
    ) {
        return "dynamic " + name;
    }

    public static void main(String[] args) throws Exception {
        ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        ClassVisitor v = w;
        v.visit(V17, ACC_PUBLIC, "Made", null, "java/lang/Object", new String[] {
            "java/util/function/IntFunction"
        });
        GeneratorAdapter g = new GeneratorAdapter(
            ACC_PUBLIC,
            Method.getMethod("void <init>()"),
            null,
            null,
            v
        );
        g.visitCode();
        g.loadThis();
        g.invokeConstructor(Type.getType(Object.class), Method.getMethod("void <init>()"));
        g.returnValue();
        g.endMethod();
        g = new GeneratorAdapter(ACC_PUBLIC, Method.getMethod("Object apply(int)"), null, null, v);
        g.visitCode();
        Label start = g.mark();
        g.loadArg(0);
        final GeneratorAdapter m = g;
        g.tableSwitch(
            new int[] { 0, 1, 7, 1000 },
            new TableSwitchGenerator() {
                @Override
                public void generateCase(int key, Label end) {
                    m.push("case " + key);
                    m.returnValue();
                }

                @Override
                public void generateDefault() {
                    m.push(100);
                    m.loadArg(0);
                    m.push(-1);
                    m.math(GeneratorAdapter.ADD, Type.INT_TYPE);
                    m.push(-1);
                    m.math(GeneratorAdapter.SUB, Type.INT_TYPE);
                    m.push(9);
                    m.math(GeneratorAdapter.REM, Type.INT_TYPE);
                    m.math(GeneratorAdapter.DIV, Type.INT_TYPE);
                    m.box(Type.INT_TYPE);
                    m.returnValue();
                }
            }
        );
        Label end = g.mark();
        g.catchException(start, end, Type.getType(ArithmeticException.class));
        g.invokeVirtual(Type.getType(Throwable.class), Method.getMethod("String getMessage()"));
        g.visitLdcInsn(
            new ConstantDynamic(
                "name",
                "Ljava/lang/String;",
                new Handle(
                    H_INVOKESTATIC,
                    "Sample",
                    "constant",
                    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;" +
                        "Ljava/lang/Class;)Ljava/lang/String;",
                    false
                )
            )
        );
        g.visitInvokeDynamicInsn(
            "makeConcatWithConstants",
            "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            new Handle(
                H_INVOKESTATIC,
                "java/lang/invoke/StringConcatFactory",
                "makeConcatWithConstants",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;" +
                    "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)" +
                    "Ljava/lang/invoke/CallSite;",
                false
            ),
            "\u0001 & \u0001"
        );
        g.returnValue();
        g.endMethod();
        v.visitEnd();
        Loader loader = new Loader();
        @SuppressWarnings("unchecked")
        IntFunction<Object> made = (IntFunction<Object>) loader
            .define(w.toByteArray())
            .getDeclaredConstructor()
            .newInstance();
        for (int i : new int[] { 0, 1, 2, 7, 9, 1000, 18, -5 })
            System.out.println(i + " " + made.apply(i));

        int methods = 0,
            frames = 0,
            instructions = 0;
        for (String name : new String[] {
            "java/util/HashMap",
            "java/util/regex/Pattern",
            "java/util/concurrent/ForkJoinPool",
            "java/lang/String"
        }) {
            ClassNode n = new ClassNode();
            new ClassReader(Object.class.getResourceAsStream("/" + name + ".class")).accept(n, 0);
            for (MethodNode k : n.methods) {
                methods++;
                instructions += k.instructions.size() > 0 ? 1 : 0;
                if (k.maxStack < 6) for (Frame<BasicValue> f : new Analyzer<>(
                    new BasicInterpreter()
                ).analyze(n.name, k))
                    if (f != null) frames++;
            }
        }
        System.out.println((methods > 300) + " " + (frames > 1000) + " " + (instructions > 250));

        ClassNode victim = new ClassNode();
        new ClassReader("Sample$Victim").accept(victim, ClassReader.EXPAND_FRAMES);
        for (MethodNode k : victim.methods)
            for (AbstractInsnNode i : k.instructions)
                if (i instanceof LdcInsnNode ldc && ldc.cst instanceof String s) ldc.cst =
                    s.toUpperCase();
        ClassWriter changed = new ClassWriter(0);
        victim.accept(new ClassRemapper(changed, new SimpleRemapper("Sample$Victim", "Renamed")));
        Class<?> c = loader.define(changed.toByteArray());
        System.out.println(
            c.getName() +
                " " +
                c
                    .getMethod("text", List.class)
                    .invoke(c.getDeclaredConstructor().newInstance(), List.of(3, 1, 2))
        );
        java.io.StringWriter text = new java.io.StringWriter();
        new ClassReader(w.toByteArray()).accept(
            new TraceClassVisitor(new java.io.PrintWriter(text)),
            0
        );
        System.out.println(text.toString().lines().count());
        byte[] bad = w.toByteArray();
        bad[7] = 99;
        try {
            new Loader().define(bad);
        } catch (UnsupportedClassVersionError e) {
            System.out.println("unsupported");
        }
    }

    public static class Victim {

        public String text(List<Integer> list) {
            return list
                .stream()
                .sorted()
                .map(i -> "item" + i)
                .collect(java.util.stream.Collectors.joining(" and ", "<", ">"));
        }
    }
}
