/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.invoke.MethodHandles.Lookup;

/**
 * Links what class files leave open: the VM calls type, constant, dynamic, site and call where it
 * meets such a constant or call for the first time. What is called then is a method and, maybe, an
 * appendix, an argument behind those of the call.
 *
 * <h2>Natives with the descriptor of their call</h2>
 * The VM knows them by class and name. All are native and declared (Object...)Object, and called
 * with other descriptors: the arguments lie on the stack as the call site's descriptor says.
 * Resolving such a name with any type gives the one declared method. All are static but enter.
 * <ul>
 * <li>MethodHandle.enter(handle, args...): calls vmentry of the handle's form, with all arguments.
 * <li>MethodHandle.callStatic, callVirtual, callSpecial, callInterface(args..., MemberName
 * appendix): calls the member, whose class is initialized, with args.
 * <li>DirectMethodHandle.invokeDirect(handle, args...): entered by enter. Takes the handle
 * away and calls handle.member with args as its reference kind says (1 getField, 2 getStatic,
 * 3 putField, 4 putStatic, 5 invokeVirtual, 6 invokeStatic, 7 invokeSpecial, 8 newInvokeSpecial,
 * 9 invokeInterface): null receivers throw NullPointerException, static kinds and 8 initialize
 * the class, 8 allocates, calls the constructor and returns the object. handle.type may differ
 * from the member's own type in reference types only; nothing is boxed or cast.
 * <li>MethodHandle.enterTree(handle, args...): entered by enter. Boxes args by the
 * parameters of handle.type (Integer.valueOf and so on) into a new Object[], calls the instance
 * method {@code Object MethodHandle.invokeTree(Object[])} of handle virtually, and returns what it
 * returns, unboxed by handle.type's result (a null is 0, void drops it; references unchecked).
 * Of a handle that it enters by one of these two often it calls static {@code void
 * MethodHandle.heatUp(MethodHandle)}, which may give it another form: vmentry is an ordinary static
 * method then, which takes the handle and args.
 * <li>Invokers.callExact(handle, args..., MethodType appendix): NullPointerException for a null
 * handle. If handle.type != appendix calls static {@code void
 * Invokers.requireType(MethodHandle, MethodType)}, which throws. Then enter on handle
 * with args.
 * <li>Invokers.callConverted(handle, args..., MethodType appendix): if handle.type != appendix,
 * handle = static {@code MethodHandle Invokers.convertTo(MethodHandle, MethodType)}; then
 * enter on handle with args.
 * <li>Invokers.callTarget(args..., MethodHandle appendix): enter on appendix with
 * args.
 * <li>Invokers.callSite(args..., CallSite appendix): enter on appendix.target (volatile
 * read where appendix is a VolatileCallSite) with args.
 * <li>Invokers.accessVariable(VarHandle, args..., VarHandle.Site appendix): the access that the
 * site asks for where the types allow it without conversions; else enter on appendix with all args.
 * </ul>
 * And one with its declared descriptor: static {@code Object
 * DirectMethodHandle.invoke0(MemberName member, Object[] args)}: calls member as invokeDirect does,
 * with arguments unboxed (each primitive parameter's box is exactly of its type, checked by the
 * caller) and the result boxed, null for void. What the member throws is thrown as it is.
 */
final class Linkage {
    private Linkage() {
    }

    static MethodType type(Class<?> result, Class<?>[] parameters) {
        return MethodType.methodType(result, parameters);
    }

    /**
     * Of an invokedynamic instruction: method and appendix.
     * The extra arguments are null if there are none.
     */
    static Object[] site(Class<?> caller, MethodHandle bootstrap, String name, MethodType type,
            Object[] extra) {
        CallSite site = (CallSite) runBootstrap(bootstrap, caller, name, type, extra,
            CallSite.class);
        Throwable wrong = site == null
            ? new ClassCastException(
                "CallSite bootstrap method failed to produce an instance of CallSite")
            : site.getTarget().type() == type ? null
            : new WrongMethodTypeException(site.getTarget() + " should be of type " + type);
        if (wrong != null) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception",
                wrong);
        }
        if (!(site instanceof ConstantCallSite)) {
            return pair(Invokers.SITE, site);
        }
        MethodHandle target = site.getTarget();
        return callsItself(target, caller) ? pair(((DirectMethodHandle) target).member, null)
            : pair(Invokers.TARGET, target);
    }

    /* The site keeps a handle alive, and by it the class; not so a member alone. */
    private static boolean callsItself(MethodHandle target, Class<?> caller) {
        if (target.getClass() != DirectMethodHandle.class) {
            return false;
        }
        DirectMethodHandle direct = (DirectMethodHandle) target;
        ClassLoader loader = direct.member.getDeclaringClass().getClassLoader();
        return direct.member.getReferenceKind() == MethodHandleInfo.REF_invokeStatic
            && (loader == null || loader == caller.getClassLoader()) && direct.initialized();
    }

    private static Object[] pair(MemberName method, Object appendix) {
        return new Object[] {method, appendix};
    }

    static Object dynamic(Class<?> caller, MethodHandle bootstrap, String name, Class<?> type,
            Object[] extra) {
        MethodType t = bootstrap.type();
        if (t.parameterCount() < 2 || t.parameterType(0) != Lookup.class) {
            throw new BootstrapMethodError(
                "Invalid bootstrap method declared for resolving a dynamic constant: "
                + bootstrap);
        }
        return runBootstrap(bootstrap, caller, name, type, extra, type);
    }

    private static Object runBootstrap(MethodHandle bsm, Class<?> caller, String name, Object type,
            Object[] extra, Class<?> wanted) {
        try {
            Object result = bootstrap(bsm, caller, name, type,
                extra == null ? new Object[0] : extra);
            return wanted.isPrimitive() ? Conversions.convert(result, Object.class, wanted)
                : wanted.cast(result);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new BootstrapMethodError("bootstrap method initialization exception", e);
        }
    }

    /* How a bootstrap method is called, as errors say it. */
    private static MethodType bootstrapType(Object type, int extra) {
        MethodType t = MethodType.methodType(Object.class, Lookup.class, String.class,
            type instanceof MethodType ? MethodType.class : Class.class);
        for (int i = 0; i < extra; i++) {
            t = t.appendParameterTypes(Object.class);
        }
        return t;
    }

    /* Direct static bootstrap methods are called without building adapters. */
    private static Object bootstrap(MethodHandle bsm, Class<?> caller, String name,
            Object type, Object[] extra) throws Throwable {
        Object[] all = new Object[3 + extra.length];
        all[0] = new Lookup(caller);
        all[1] = name;
        all[2] = type;
        System.arraycopy(extra, 0, all, 3, extra.length);
        MethodType t = bsm.type();
        boolean varargs = bsm.isVarargsCollector();
        MethodHandle target = varargs ? bsm.asFixedArity() : bsm;
        int n = t.parameterCount();
        if (varargs ? all.length < n - 1 : all.length != n) {
            throw new WrongMethodTypeException("cannot convert " + bsm + " to "
                + bootstrapType(type, extra.length));
        }
        if (target instanceof DirectMethodHandle) {
            Object[] args = new Object[n];
            int fixed = varargs ? n - 1 : n;
            boolean fits = true;
            for (int i = 0; i < fixed; i++) {
                args[i] = all[i];
                fits &= !t.parameterType(i).isPrimitive() || i >= 3;
            }
            if (varargs && all.length == n && all[n - 1] != null
                    && t.parameterType(n - 1).isInstance(all[n - 1])) {
                args[n - 1] = all[n - 1];
            } else if (varargs) {
                Class<?> component = t.parameterType(n - 1).getComponentType();
                Object array = java.lang.reflect.Array.newInstance(component, all.length - fixed);
                for (int i = fixed; i < all.length; i++) {
                    java.lang.reflect.Array.set(array, i - fixed,
                        Conversions.convert(all[i], Object.class, component));
                }
                args[n - 1] = array;
            }
            if (fits) {
                for (int i = 0; i < fixed; i++) {
                    args[i] = Conversions.convert(args[i], Object.class, t.parameterType(i));
                }
                return target.invokeTree(args);
            }
        }
        return bsm.invokeWithArguments(all);
    }

    /** Of a call of a signature polymorphic method: method and appendix. */
    static Object[] call(Class<?> owner, String name, MethodType type) {
        if (owner == VarHandle.class) {
            return pair(Invokers.ACCESS_VARIABLE,
                VarHandle.callSite(VarHandle.AccessMode.valueFromMethodName(name), type));
        }
        if (owner == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
            return pair(name.equals("invoke") ? Invokers.CONVERTED : Invokers.EXACT, type);
        }
        throw new NoSuchMethodError(owner.getName() + "." + name + type);
    }

    /** The handle of a constant; the type is a MethodType or the class of a field. */
    static MethodHandle constant(Class<?> caller, int kind, Class<?> owner, String name,
            Object type) {
        try {
            return new Lookup(caller).linkConstant(kind, owner, name, type);
        } catch (ReflectiveOperationException e) {
            Throwable cause = e.getCause();
            if (cause instanceof LinkageError error) {
                throw error;
            }
            LinkageError error = e instanceof IllegalAccessException
                ? new IllegalAccessError(e.getMessage())
                : e instanceof NoSuchMethodException ? new NoSuchMethodError(e.getMessage())
                : e instanceof NoSuchFieldException ? new NoSuchFieldError(e.getMessage())
                : new IncompatibleClassChangeError(e.getMessage());
            error.initCause(e);
            throw error;
        }
    }
}
