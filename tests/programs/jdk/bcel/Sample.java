// SPDX-License-Identifier: MIT
import org.apache.bcel.*;
import org.apache.bcel.classfile.*;
import org.apache.bcel.generic.*;

// A class is written by hand, loaded and run; a class of the JDK is read, changed and defined under
// another name.
public class Sample {

    static class Loader extends ClassLoader {

        Class<?> define(JavaClass c) {
            return defineClass(c.getClassName(), c.getBytes(), 0, c.getBytes().length);
        }
    }

    public static class Victim {

        public int twice(int x) {
            return x * 2;
        }

        public String name(Object o) {
            synchronized (this) {
                return o == null ? "null" : o.toString();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassGen g = new ClassGen(
            "Made",
            "java.lang.Object",
            "Made.java",
            Const.ACC_PUBLIC | Const.ACC_SUPER,
            new String[] { "java.util.function.IntUnaryOperator" }
        );
        ConstantPoolGen pool = g.getConstantPool();
        g.addEmptyConstructor(Const.ACC_PUBLIC);
        InstructionList list = new InstructionList();
        MethodGen m = new MethodGen(
            Const.ACC_PUBLIC,
            Type.INT,
            new Type[] { Type.INT },
            new String[] { "n" },
            "applyAsInt",
            "Made",
            list,
            pool
        );
        InstructionFactory f = new InstructionFactory(g);
        list.append(new ILOAD(1));
        list.append(new ICONST(2));
        BranchInstruction small = InstructionFactory.createBranchInstruction(Const.IF_ICMPLT, null);
        list.append(small);
        for (int i = 1; i <= 2; i++) {
            list.append(new ALOAD(0));
            list.append(new ILOAD(1));
            list.append(new PUSH(pool, i));
            list.append(new ISUB());
            list.append(
                f.createInvoke(
                    "Made",
                    "applyAsInt",
                    Type.INT,
                    new Type[] { Type.INT },
                    Const.INVOKEVIRTUAL
                )
            );
        }
        list.append(new IADD());
        list.append(new IRETURN());
        small.setTarget(list.append(new ILOAD(1)));
        list.append(new IRETURN());
        m.setMaxStack();
        m.setMaxLocals();
        g.addMethod(m.getMethod());
        g.setMajor(49);
        System.out.println(m.getMethod().getCode().toString().lines().count());
        var made = (java.util.function.IntUnaryOperator) new Loader()
            .define(g.getJavaClass())
            .getDeclaredConstructor()
            .newInstance();
        System.out.println(made.applyAsInt(20));
        JavaClass victim = Repository.lookupClass(Victim.class);
        for (Method method : victim.getMethods())
            System.out.println(
                method +
                    " " +
                    method.getCode().getMaxStack() +
                    " " +
                    method.getLineNumberTable().getTableLength()
            );
        ClassGen copy = new ClassGen(victim);
        Method twice = copy.containsMethod("twice", "(I)I");
        MethodGen change = new MethodGen(twice, copy.getClassName(), copy.getConstantPool());
        for (InstructionHandle h : change.getInstructionList().getInstructionHandles())
            if (h.getInstruction() instanceof IMUL) h.setInstruction(new IADD());
        copy.replaceMethod(twice, change.getMethod());
        Class<?> changed = new Loader().define(copy.getJavaClass());
        System.out.println(
            changed
                .getMethod("twice", int.class)
                .invoke(changed.getDeclaredConstructor().newInstance(), 40) +
                " " +
                (changed != Victim.class)
        );
        JavaClass string = new ClassParser(
            Object.class.getResourceAsStream("/java/util/Optional.class"),
            "Optional.class"
        ).parse();
        System.out.println(
            string.getClassName() +
                " " +
                string.getMethods().length +
                " " +
                string.getConstantPool().getLength()
        );
    }
}
