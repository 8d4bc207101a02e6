/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/**
 * Exception tables as large as a class file can have: what reads them takes no more time than the
 * file is long.
 */
public class ManyHandlers extends ClassLoader {

    private static final int ACONST_NULL = 1,
        ICONST_0 = 3,
        FCONST_0 = 11,
        ISTORE_1 = 0x3c,
        FSTORE_1 = 0x44,
        ASTORE_1 = 0x4c,
        RETURN = 0xb1,
        INVOKESTATIC = 0xb8,
        ATHROW = 0xbf,
        BEGIN = 6,
        MOST = 65535,
        TYPES = 400;

    /** Where handler i protects, and which of the handlers' throws it leads to. */
    private interface Shape {
        int[] at(int i, int body);
    }

    private final ByteArrayOutputStream handlerBytes = new ByteArrayOutputStream(),
        mapBytes = new ByteArrayOutputStream();
    private final DataOutputStream handlers = new DataOutputStream(handlerBytes),
        maps = new DataOutputStream(mapBytes);

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!name.startsWith("Thrown")) throw new ClassNotFoundException(name);
        try {
            byte[] file = new HandMadeClass(name, "java/lang/Exception").file(49);
            return defineClass(name, file, 0, file.length);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A collection, stores of different kinds to one local, and at last a NullPointerException. */
    private static byte[] code(int body, int throwers, int gc) {
        byte[] code = new byte[body + throwers];
        int[] stores = { ICONST_0, ISTORE_1, FCONST_0, FSTORE_1, ACONST_NULL, ASTORE_1 };
        code[0] = (byte) INVOKESTATIC;
        code[1] = (byte) (gc >> 8);
        code[2] = (byte) gc;
        for (int i = BEGIN; i < body - 2; i++) code[i] = (byte) stores[i % 6];
        if ((body - 2) % 2 == 1) code[body - 3] = 0; /* nop: the value before it is not stored */
        code[body - 2] = ACONST_NULL;
        for (int i = body - 1; i < code.length; i++) code[i] = (byte) ATHROW;
        return code;
    }

    /** Answers how the method ended. */
    private String run(
        String name,
        int version,
        int count,
        int body,
        int throwers,
        int types,
        Shape shape
    ) throws Exception {
        HandMadeClass made = new HandMadeClass(name);
        int gc = made.method("java/lang/System", "gc", "()V"),
            throwable = made.type("java/lang/Throwable");
        int[] caught = new int[types];
        for (int i = 0; i < types; i++) caught[i] = made.type("Thrown" + i);
        for (int i = 0; i < count; i++) {
            int[] at = shape.at(i, body);
            handlers.writeShort(at[0]);
            handlers.writeShort(at[1]);
            handlers.writeShort(body + at[2]);
            handlers.writeShort(i == count - 1 || types == 0 ? 0 : caught[i % types]);
        }
        maps.writeShort(throwers);
        for (int i = 0; i < throwers; i++) {
            /* the argument and nothing else, a Throwable on the stack */
            maps.writeByte(i == 0 ? 247 : 64);
            if (i == 0) maps.writeShort(body);
            maps.writeByte(7);
            maps.writeShort(throwable);
        }
        made.add(
            "run",
            "(Ljava/lang/Object;)V",
            1,
            2,
            code(body, throwers, gc),
            handlerBytes.toByteArray(),
            version < 50 ? new byte[0] : mapBytes.toByteArray()
        );
        byte[] file = made.file(version);
        try {
            defineClass(name, file, 0, file.length)
                .getMethod("run", Object.class)
                .invoke(null, new int[10]);
            return "returned";
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        } catch (VerifyError e) {
            return e.getMessage().split("\n")[0];
        }
    }

    private static void shape(String name, int version, int most) throws Exception {
        ManyHandlers loader = new ManyHandlers();
        int half = (most / 12) * 6;
        String end = switch (name) {
            case "Same" -> loader.run(name, version, most, half * 2, 1, 0, (i, body) -> new int[] {
                0,
                body,
                0
            });
            case "Types" -> loader.run(
                name,
                version,
                most,
                half * 2,
                1,
                TYPES,
                (i, body) -> new int[] { 0, body, 0 }
            );
            case "Covering" -> loader.run(
                name,
                version,
                half,
                half,
                half,
                0,
                (i, body) -> new int[] { 0, body, i }
            );
            case "Disjoint" -> loader.run(
                name,
                version,
                half - BEGIN,
                half,
                half,
                0,
                (i, body) -> new int[] { BEGIN + i, BEGIN + i + 1, i }
            );
            case "Nested" -> loader.run(name, version, half, half, half, 0, (i, body) -> new int[] {
                BEGIN + i / 3,
                body - i / 4,
                i
            });
            case "Overlapping" -> loader.run(
                name,
                version,
                half,
                half,
                half,
                TYPES,
                (i, body) -> new int[] {
                    BEGIN + i / 2,
                    BEGIN + i / 2 + (i % 7) * (half / 20) + 1,
                    (i * 7) % half
                }
            );
            /*
             * From each throw to one behind it; the last is not covered and ends what goes from one
             * to the next.
             */
            case "Everything" -> loader.run(
                name,
                version,
                half,
                half,
                half,
                0,
                (i, body) -> new int[] { i < BEGIN ? 0 : i, body + half - 1, half - 1 - i }
            );
            default -> throw new AssertionError(name);
        };
        System.out.println(name + " " + version + ": " + end);
    }

    public static void main(String[] args) throws Exception {
        int most = args.length > 0 ? Integer.parseInt(args[0]) : MOST;
        String[] shapes = {
            "Same",
            "Types",
            "Covering",
            "Disjoint",
            "Nested",
            "Overlapping",
            "Everything"
        };
        if (args.length == 3) shape(args[1], Integer.parseInt(args[2]), most);
        else for (String name : shapes)
            for (int version : new int[] { 49, 50 }) shape(name, version, most);
    }
}
