/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** Reads the name out of a class file that a Lookup is to define. */
final class ClassNames {
    private ClassNames() {
    }

    /**
     * With dots. Throws ClassFormatError for what is no class file,
     * IllegalArgumentException for other packages.
     */
    static String nameIn(byte[] b, Class<?> host) {
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(b));
            int magic = in.readInt();
            if (magic != 0xcafebabe) {
                throw new ClassFormatError("Incompatible magic value: " + magic);
            }
            in.readInt();
            int count = in.readUnsignedShort();
            String[] texts = new String[count];
            int[] classes = new int[count];
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1: texts[i] = in.readUTF(); break;
                    case 7: classes[i] = in.readUnsignedShort(); break;
                    case 8: case 16: case 19: case 20: in.skipBytes(2); break;
                    case 15: in.skipBytes(3); break;
                    case 5: case 6: in.skipBytes(8); i++; break;
                    default: in.skipBytes(4);
                }
            }
            int access = in.readUnsignedShort();
            String name = texts[classes[in.readUnsignedShort()]].replace('/', '.');
            if ((access & 0x8000) != 0) {
                throw new IllegalArgumentException("Not a class or interface: ACC_MODULE flag"
                    + " is set");
            }
            int dot = name.lastIndexOf('.');
            if (!(dot < 0 ? "" : name.substring(0, dot)).equals(host.getPackageName())) {
                throw new IllegalArgumentException(name + " not in same package as lookup class");
            }
            return name;
        } catch (IOException | IndexOutOfBoundsException | NullPointerException e) {
            throw new ClassFormatError("Truncated class file");
        }
    }
}
