/* SPDX-License-Identifier: MIT */
import java.lang.constant.*;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.invoke.*;
import java.lang.invoke.VarHandle.VarHandleDesc;
import java.util.*;

/** Descriptions of constants: made, shown, compared, resolved. */
public class Constables {

    enum Colour {
        RED,
        GREEN {}
    }

    interface Shape {
        default String name() {
            return "shape";
        }

        static int sides() {
            return 0;
        }
    }

    int x;
    static long s;
    final String[] a = new String[2];

    Constables() {}

    Constables(int x, String y) {
        this.x = x;
    }

    int twice(int y) {
        return x + 2 * y;
    }

    static String join(String a, int b) {
        return a + b;
    }

    private int hidden(long l, double... d) {
        return (int) l;
    }

    public static CallSite site(
        MethodHandles.Lookup l,
        String name,
        MethodType type,
        Object... args
    ) {
        return new ConstantCallSite(
            MethodHandles.constant(String.class, name + type + Arrays.toString(args))
        );
    }

    public static Object made(MethodHandles.Lookup l, String name, Class<?> type, Object... args) {
        return name + " " + type + " " + Arrays.toString(args);
    }

    public static Object fails(MethodHandles.Lookup l, String name, Class<?> type)
        throws Exception {
        throw new java.io.IOException("made to fail");
    }

    interface Maker {
        Object make() throws Throwable;
    }

    static int number;

    static void show(Maker m) {
        Object o;
        try {
            o = m.make();
        } catch (Throwable e) {
            o =
                e.getClass().getName() +
                ": " +
                e.getMessage() +
                (e.getCause() == null ? "" : " <- " + e.getCause());
        }
        System.out.println(++number + " " + (o instanceof Object[] p ? Arrays.toString(p) : o));
    }

    static final MethodHandles.Lookup L = MethodHandles.lookup();

    static void round(Constable c) {
        show(() -> c.describeConstable());
        show(() -> {
            Object back = c.describeConstable().get().resolveConstantDesc(L);
            return back.equals(c) ? "same" : back;
        });
        show(
            () ->
                c.describeConstable().equals(c.describeConstable()) &&
                c.describeConstable().hashCode() == c.describeConstable().hashCode()
        );
    }

    public static void main(String[] args) throws Throwable {
        for (Object o : new Object[] {
            1,
            2L,
            3f,
            4d,
            "five",
            'c',
            (byte) 7,
            (short) 8,
            true,
            false,
            Colour.RED,
            Colour.GREEN,
            int.class,
            void.class,
            String.class,
            String[][].class,
            int[].class,
            Map.Entry.class,
            MethodType.methodType(void.class),
            MethodType.methodType(int.class, String.class, long[].class)
        })
            round((Constable) o);
        Runnable hiddenOne = () -> {};
        show(() -> hiddenOne.getClass().describeConstable());
        show(() -> hiddenOne.getClass().arrayType().describeConstable());
        show(() -> MethodType.methodType(hiddenOne.getClass()).describeConstable());
        MethodHandle[] handles = {
            L.findVirtual(Constables.class, "twice", MethodType.methodType(int.class, int.class)),
            L.findStatic(
                Constables.class,
                "join",
                MethodType.methodType(String.class, String.class, int.class)
            ),
            L.findConstructor(
                Constables.class,
                MethodType.methodType(void.class, int.class, String.class)
            ),
            L.findSpecial(
                Constables.class,
                "hidden",
                MethodType.methodType(int.class, long.class, double[].class),
                Constables.class
            ),
            L.findVirtual(Shape.class, "name", MethodType.methodType(String.class)),
            L.findStatic(Shape.class, "sides", MethodType.methodType(int.class)),
            L.findGetter(Constables.class, "x", int.class),
            L.findSetter(Constables.class, "x", int.class),
            L.findStaticGetter(Constables.class, "s", long.class),
            L.findStaticSetter(Constables.class, "s", long.class)
        };
        for (MethodHandle h : handles) {
            DirectMethodHandleDesc d = (DirectMethodHandleDesc) h.describeConstable().get();
            show(() -> d);
            show(
                () ->
                    d.kind() +
                    " " +
                    d.refKind() +
                    " " +
                    d.isOwnerInterface() +
                    " " +
                    d.owner() +
                    " " +
                    d.methodName() +
                    " " +
                    d.lookupDescriptor() +
                    " " +
                    d.invocationType()
            );
            show(() -> ((MethodHandle) d.resolveConstantDesc(L)).type());
            show(() ->
                MethodHandleDesc.of(
                    d.kind(),
                    d.owner(),
                    d.methodName(),
                    d.lookupDescriptor()
                ).equals(d)
            );
        }
        show(() -> MethodHandles.constant(int.class, 1).describeConstable());
        show(() -> MethodHandles.insertArguments(handles[1], 0, "x").describeConstable());
        VarHandle[] vars = {
            L.findVarHandle(Constables.class, "x", int.class),
            L.findStaticVarHandle(Constables.class, "s", long.class),
            L.findVarHandle(Constables.class, "a", String[].class),
            MethodHandles.arrayElementVarHandle(long[].class),
            MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN)
        };
        for (VarHandle v : vars) {
            show(() -> v.describeConstable());
            show(() ->
                v
                    .describeConstable()
                    .map(d -> d.varType() + " " + d.bootstrapMethod() + " " + d.bootstrapArgsList())
            );
            show(() ->
                ((VarHandle) v.describeConstable().get().resolveConstantDesc(L)).coordinateTypes()
            );
        }
        show(() -> VarHandleDesc.ofArray(ConstantDescs.CD_int));
        show(() -> VarHandleDesc.ofField(null, "x", ConstantDescs.CD_int));

        for (Kind k : Kind.values()) show(() -> k + " " + k.refKind + " " + k.isInterface);
        for (int i = 0; i <= 10; i++) {
            int r = i;
            show(() -> Kind.valueOf(r));
            show(() -> Kind.valueOf(r, true));
            show(() -> Kind.valueOf(r, false));
        }
        ClassDesc me = ClassDesc.of("Constables");
        show(() ->
            MethodHandleDesc.ofConstructor(me, ConstantDescs.CD_int, ConstantDescs.CD_String)
        );
        show(() ->
            ((MethodHandle) MethodHandleDesc.ofConstructor(me).resolveConstantDesc(L)).type()
        );
        show(() -> MethodHandleDesc.ofField(Kind.STATIC, me, "x", ConstantDescs.CD_int));
        show(() -> MethodHandleDesc.of(Kind.CONSTRUCTOR, me, "<init>", "()I"));
        show(() -> MethodHandleDesc.of(Kind.VIRTUAL, me, "a.b", "()I"));
        show(() -> MethodHandleDesc.of(Kind.VIRTUAL, me, "<x>", "()I"));
        show(() -> MethodHandleDesc.of(Kind.VIRTUAL, me, "", "()I"));
        show(() -> MethodHandleDesc.of(Kind.VIRTUAL, ConstantDescs.CD_int, "x", "()I"));
        show(() -> MethodHandleDesc.of(Kind.VIRTUAL, me, "x", "I"));
        MethodHandleDesc join = MethodHandleDesc.ofMethod(
            Kind.STATIC,
            me,
            "join",
            MethodTypeDesc.ofDescriptor("(Ljava/lang/String;I)Ljava/lang/String;")
        );
        MethodHandleDesc as = join.asType(
            MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;S)Ljava/lang/Object;")
        );
        show(() -> as);
        show(() -> as.invocationType());
        show(() -> ((MethodHandle) as.resolveConstantDesc(L)).invokeWithArguments("a", (short) 3));
        show(() -> join.asType(join.invocationType()) == join);

        MethodTypeDesc t = MethodTypeDesc.of(
            ConstantDescs.CD_int,
            ConstantDescs.CD_String,
            ConstantDescs.CD_long.arrayType()
        );
        show(
            () ->
                t +
                " " +
                t.descriptorString() +
                " " +
                t.displayDescriptor() +
                " " +
                t.parameterCount() +
                " " +
                t.parameterList()
        );
        show(() -> t.parameterArray());
        show(() -> t.parameterType(2));
        show(() -> t.parameterType(1) + " " + t.returnType());
        show(() -> t.changeReturnType(ConstantDescs.CD_void));
        show(() -> t.changeParameterType(0, ConstantDescs.CD_byte));
        show(() -> t.changeParameterType(0, ConstantDescs.CD_void));
        show(() -> t.changeParameterType(-1, ConstantDescs.CD_byte));
        show(() -> t.dropParameterTypes(0, 1));
        show(() -> t.dropParameterTypes(1, 2));
        show(() -> t.dropParameterTypes(1, 1));
        show(() -> t.dropParameterTypes(0, 3));
        show(() -> t.dropParameterTypes(2, 2));
        show(() -> t.insertParameterTypes(1, ConstantDescs.CD_char, ConstantDescs.CD_float));
        show(() -> t.insertParameterTypes(2, ConstantDescs.CD_char));
        show(() -> t.insertParameterTypes(3, ConstantDescs.CD_char));
        show(() -> t.insertParameterTypes(0));
        show(() -> t.resolveConstantDesc(L));
        show(
            () ->
                t.equals(MethodTypeDesc.ofDescriptor(t.descriptorString())) &&
                t.hashCode() == MethodTypeDesc.ofDescriptor(t.descriptorString()).hashCode()
        );
        for (String d : new String[] {
            "()V",
            "",
            "()",
            "(V)V",
            "I",
            "(I",
            "(I)",
            "(Ljava/lang/String)V",
            "([V)V",
            "(II)[[J",
            "()VV",
            ")V",
            "(Q)V",
            "(La;Lb/c;[I)Ld;"
        })
            show(() -> MethodTypeDesc.ofDescriptor(d));
        show(() -> MethodTypeDesc.ofDescriptor(null));
        show(() -> MethodTypeDesc.of(null));

        DirectMethodHandleDesc made = ConstantDescs.ofConstantBootstrap(
            me,
            "made",
            ConstantDescs.CD_Object,
            ConstantDescs.CD_Object.arrayType()
        );
        show(() -> made + " " + made.invocationType());
        DynamicConstantDesc<Object> dynamic = DynamicConstantDesc.ofNamed(
            made,
            "name",
            ConstantDescs.CD_Object,
            "a",
            1,
            ConstantDescs.CD_int
        );
        show(
            () ->
                dynamic +
                " " +
                dynamic.constantName() +
                " " +
                dynamic.constantType() +
                " " +
                dynamic.bootstrapArgsList() +
                " " +
                dynamic.bootstrapMethod()
        );
        show(() -> dynamic.bootstrapArgs());
        show(() -> dynamic.resolveConstantDesc(L));
        show(() -> DynamicConstantDesc.of(made));
        show(() -> DynamicConstantDesc.of(made, 1L).resolveConstantDesc(L));
        show(() -> DynamicConstantDesc.of(made, 1L).equals(DynamicConstantDesc.of(made, 1L)));
        show(() -> DynamicConstantDesc.ofNamed(made, "", ConstantDescs.CD_Object));
        show(() -> DynamicConstantDesc.ofNamed(made, "a/b", ConstantDescs.CD_Object));
        show(() ->
            DynamicConstantDesc.of(
                ConstantDescs.ofConstantBootstrap(me, "fails", ConstantDescs.CD_Object)
            ).resolveConstantDesc(L)
        );
        show(() ->
            DynamicConstantDesc.of(
                ConstantDescs.ofConstantBootstrap(me, "absent", ConstantDescs.CD_Object)
            ).resolveConstantDesc(L)
        );
        ConstantDesc[] none = {};
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_PRIMITIVE_CLASS,
                "I",
                ConstantDescs.CD_Class,
                none
            )
        );
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_ENUM_CONSTANT,
                "RED",
                me.nested("Colour"),
                none
            )
        );
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_NULL_CONSTANT,
                "_",
                ConstantDescs.CD_String,
                none
            )
        );
        show(
            () ->
                DynamicConstantDesc.ofCanonical(
                    ConstantDescs.BSM_NULL_CONSTANT,
                    "_",
                    ConstantDescs.CD_Object,
                    none
                ) == ConstantDescs.NULL
        );
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_VARHANDLE_FIELD,
                "x",
                ConstantDescs.CD_VarHandle,
                new ConstantDesc[] { me, ConstantDescs.CD_int }
            )
                .getClass()
                .getName()
        );
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_VARHANDLE_STATIC_FIELD,
                "s",
                ConstantDescs.CD_VarHandle,
                new ConstantDesc[] { me, ConstantDescs.CD_long }
            )
        );
        show(() ->
            DynamicConstantDesc.ofCanonical(
                ConstantDescs.BSM_VARHANDLE_ARRAY,
                "_",
                ConstantDescs.CD_VarHandle,
                new ConstantDesc[] { ConstantDescs.CD_int.arrayType() }
            )
        );
        show(() -> DynamicConstantDesc.ofCanonical(made, "x", ConstantDescs.CD_Object, none));
        show(() -> ConstantDescs.NULL.resolveConstantDesc(L));
        show(() -> ConstantDescs.TRUE.resolveConstantDesc(L));
        show(() -> ConstantDescs.TRUE + " " + ConstantDescs.NULL);

        DynamicCallSiteDesc site = DynamicCallSiteDesc.of(
            ConstantDescs.ofCallsiteBootstrap(
                me,
                "site",
                ConstantDescs.CD_CallSite,
                ConstantDescs.CD_Object.arrayType()
            ),
            "called",
            MethodTypeDesc.ofDescriptor("()Ljava/lang/String;"),
            "a",
            2
        );
        show(
            () ->
                site +
                " " +
                site.invocationName() +
                " " +
                site.invocationType() +
                " " +
                site.bootstrapMethod()
        );
        show(() -> site.bootstrapArgs());
        show(() -> site.resolveCallSiteDesc(L).getTarget().invokeWithArguments());
        show(() -> site.withArgs().resolveCallSiteDesc(L).getTarget().invokeWithArguments());
        show(() -> site.withNameAndType("other", site.invocationType()));
        show(
            () ->
                site.withArgs("a", 2).equals(site) &&
                site.withArgs("a", 2).hashCode() == site.hashCode()
        );
        show(() -> site.withArgs().equals(site));
        show(() ->
            DynamicCallSiteDesc.of(
                (DirectMethodHandleDesc) site.bootstrapMethod(),
                site.invocationType()
            )
        );
        show(() -> DynamicCallSiteDesc.of(null, site.invocationType()));

        for (var f : ConstantDescs.class.getFields()) show(() -> f.getName() + " " + f.get(null));
    }
}
