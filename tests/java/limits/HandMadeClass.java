/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A class file of static methods whose bytecode is given as bytes. */
final class HandMadeClass {

    private static final int PUBLIC_STATIC = 9,
        PUBLIC_SUPER = 0x21,
        UTF8 = 1,
        CLASS = 7,
        METHODREF = 10,
        NAME_AND_TYPE = 12;
    private final ByteArrayOutputStream constantBytes = new ByteArrayOutputStream(),
        methodBytes = new ByteArrayOutputStream();
    private final DataOutputStream constants = new DataOutputStream(constantBytes),
        methods = new DataOutputStream(methodBytes);
    private final int self, parent;
    private int constantCount = 1,
        methodCount;

    HandMadeClass(String name) throws IOException {
        this(name, "java/lang/Object");
    }

    HandMadeClass(String name, String superclass) throws IOException {
        self = type(name);
        parent = type(superclass);
    }

    private int text(String s) throws IOException {
        constants.writeByte(UTF8);
        constants.writeUTF(s);
        return constantCount++;
    }

    /** The constant that names a class. */
    int type(String name) throws IOException {
        int index = text(name);
        constants.writeByte(CLASS);
        constants.writeShort(index);
        return constantCount++;
    }

    private int pair(int tag, int first, int second) throws IOException {
        constants.writeByte(tag);
        constants.writeShort(first);
        constants.writeShort(second);
        return constantCount++;
    }

    /** The constant that names a method. */
    int method(String owner, String name, String descriptor) throws IOException {
        return pair(METHODREF, type(owner), pair(NAME_AND_TYPE, text(name), text(descriptor)));
    }

    void add(String name, String descriptor, int maxStack, int maxLocals, byte[] code)
        throws IOException {
        add(name, descriptor, maxStack, maxLocals, code, new byte[0], new byte[0]);
    }

    /**
     * With exception handlers (8 bytes each) and stack maps (number_of_entries and the entries, or
     * nothing).
     */
    void add(
        String name,
        String descriptor,
        int maxStack,
        int maxLocals,
        byte[] code,
        byte[] handlers,
        byte[] maps
    ) throws IOException {
        methods.writeShort(PUBLIC_STATIC);
        methods.writeShort(text(name));
        methods.writeShort(text(descriptor));
        methods.writeShort(1);
        methods.writeShort(text("Code"));
        methods.writeInt(
            12 + code.length + handlers.length + (maps.length == 0 ? 0 : 6 + maps.length)
        );
        methods.writeShort(maxStack);
        methods.writeShort(maxLocals);
        methods.writeInt(code.length);
        methods.write(code);
        methods.writeShort(handlers.length / 8);
        methods.write(handlers);
        methods.writeShort(maps.length == 0 ? 0 : 1);
        if (maps.length > 0) {
            methods.writeShort(text("StackMapTable"));
            methods.writeInt(maps.length);
            methods.write(maps);
        }
        methodCount++;
    }

    byte[] file(int version) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(version);
        out.writeShort(constantCount);
        constantBytes.writeTo(out);
        out.writeShort(PUBLIC_SUPER);
        out.writeShort(self);
        out.writeShort(parent);
        out.writeInt(0); /* no interfaces, no fields */
        out.writeShort(methodCount);
        methodBytes.writeTo(out);
        out.writeShort(0);
        return bytes.toByteArray();
    }
}
