/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Of a class file with two faults, which one is told. */
public class FirstOfTwoFaults {
    interface Hidden {
    }

    interface AlsoHidden {
    }

    /** A class file that is written down: a pool of ten entries and what a fault changes. */
    static final class File {
        String name = "F";
        String superName = "java/lang/Object";
        int access = 0x21;
        int nameAndTypeName = 7;
        String memberName = "m";
        String memberType = "I";
        int classIndex = 1;
        int handle;
        int fieldFlags = -1;
        int fieldName = 7;
        int methodFlags = -1;
        String[] interfaces = {};

        byte[] bytes() throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(0xCAFEBABE);
            out.writeInt(61);
            out.writeShort(11 + 2 * interfaces.length + (handle != 0 ? 1 : 0));
            out.writeByte(1);
            out.writeUTF(name); // 1
            out.writeByte(7);
            out.writeShort(1); // 2
            out.writeByte(1);
            out.writeUTF(superName); // 3
            out.writeByte(7);
            out.writeShort(3); // 4
            out.writeByte(12);
            out.writeShort(nameAndTypeName);
            out.writeShort(8); // 5
            out.writeByte(7);
            out.writeShort(classIndex); // 6
            out.writeByte(1);
            out.writeUTF(memberName); // 7
            out.writeByte(1);
            out.writeUTF(memberType); // 8
            out.writeByte(1);
            out.writeUTF("<init>"); // 9
            out.writeByte(1);
            out.writeUTF("()V"); // 10
            for (int i = 0; i < interfaces.length; i++) {
                out.writeByte(1);
                out.writeUTF(interfaces[i]); // 11, 13, ...
                out.writeByte(7);
                out.writeShort(11 + 2 * i); // 12, 14, ...
            }
            if (handle != 0) {
                out.writeByte(15);
                out.writeByte(6);
                out.writeShort(handle);
            }
            out.writeShort(access);
            out.writeShort(2);
            out.writeShort(4);
            out.writeShort(interfaces.length);
            for (int i = 0; i < interfaces.length; i++) {
                out.writeShort(12 + 2 * i);
            }
            out.writeShort(fieldFlags < 0 ? 0 : 1);
            if (fieldFlags >= 0) {
                out.writeShort(fieldFlags);
                out.writeShort(fieldName);
                out.writeShort(8);
                out.writeShort(0);
            }
            out.writeShort(methodFlags < 0 ? 0 : 1);
            if (methodFlags >= 0) {
                out.writeShort(methodFlags);
                out.writeShort(9);
                out.writeShort(10);
                out.writeShort(0);
            }
            out.writeShort(0);
            return bytes.toByteArray();
        }
    }

    static void row(String what, File file) throws IOException {
        byte[] bytes = file.bytes();
        String told;
        try {
            told = "none: " + new ClassLoader(FirstOfTwoFaults.class.getClassLoader()) {
                Class<?> define() {
                    return defineClass(null, bytes, 0, bytes.length);
                }
            }.define();
        } catch (LinkageError e) { // where in the file is this VM's addition
            told = e.getClass().getName() + ": " + e.getMessage().replaceAll(" \\[.*| \\(.*", "");
        }
        System.out.println(what + ": " + told);
    }

    public static void main(String[] args) throws IOException {
        row("none", new File());
        File file = new File();
        file.memberName = "a;b";
        file.classIndex = 4;
        row("a name that is none, then a wrong index", file);
        file = new File();
        file.memberName = "a;b";
        file.handle = 4;
        row("a name that is none, then a handle of no method", file);
        file = new File();
        file.memberType = "Q";
        file.name = "x;y";
        row("a type and a class's name that are none", file);
        file = new File();
        file.access = 0x601;
        file.superName = "java/lang/String";
        file.fieldFlags = 0x19;
        file.fieldName = 3;
        row("an interface below String, then a field's bad name", file);
        file = new File();
        file.access = 0x601;
        file.superName = "java/lang/String";
        row("an interface below String", file);
        file = new File();
        file.fieldFlags = 0x7;
        file.fieldName = 2;
        row("a field's modifiers and its name", file);
        file = new File();
        file.methodFlags = 0xFF02;
        row("a constructor's modifiers", file);
        file = new File();
        file.interfaces = new String[] {"FirstOfTwoFaults$Hidden", "FirstOfTwoFaults$AlsoHidden"};
        row("two interfaces of another package", file);
        file = new File();
        file.interfaces = new String[] {"FirstOfTwoFaults$Hidden", "FirstOfTwoFaults"};
        row("an interface of another package, then a class", file);
        file = new File();
        file.interfaces = new String[] {"FirstOfTwoFaults$Absent", "FirstOfTwoFaults$Gone"};
        row("two interfaces that are not there", file);
        file = new File();
        file.name = "a/" + "long".repeat(30) + ";";
        row("a long name that is none", file);
    }
}
