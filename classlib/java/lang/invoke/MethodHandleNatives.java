/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.invoke.MethodHandles.Lookup;

/**
 * The boundary between the VM and method handles.
 *
 * <h2>Natives that behave as everywhere</h2>
 * init, expand, resolve, objectFieldOffset, staticFieldOffset, staticFieldBase, getMemberVMInfo,
 * setCallSiteTargetNormal, setCallSiteTargetVolatile, registerNatives, in this class; and
 * MethodHandle.invokeBasic, linkToStatic, linkToVirtual, linkToSpecial, linkToInterface.
 * resolve fills in method, resolution, vmindex, modifiers, and clazz where the member is declared
 * by a supertype; it throws NoSuchMethodError, NoSuchFieldError, IllegalAccessError or another
 * LinkageError, or returns null when speculative. A null caller means: no access check. Resolving
 * a REF_invokeVirtual of an interface method gives REF_invokeInterface and the reverse for a
 * method of Object; a private or final one stays REF_invokeVirtual and is called without dispatch.
 *
 * <h2>Natives of this library alone, which the VM knows by class and name</h2>
 * All are static, native, declared (Object...)Object, and called with other descriptors: the
 * arguments lie on the stack as the call site's descriptor says. Resolving such a name with any
 * type gives the one declared method.
 * <ul>
 * <li>DirectMethodHandle.invokeDirect(handle, args...): entered by invokeBasic. Takes the handle
 * away and calls handle.member with args as its reference kind says (1 getField, 2 getStatic,
 * 3 putField, 4 putStatic, 5 invokeVirtual, 6 invokeStatic, 7 invokeSpecial, 8 newInvokeSpecial,
 * 9 invokeInterface): null receivers throw NullPointerException, static kinds and 8 initialize
 * the class, 8 allocates, calls the constructor and returns the object. handle.type may differ
 * from the member's own type in reference types only; nothing is boxed or cast.
 * <li>MethodHandle.enterTree(handle, args...): entered by invokeBasic. Boxes args by the
 * parameters of handle.type (Integer.valueOf and so on) into a new Object[], calls the instance
 * method {@code Object MethodHandle.invokeTree(Object[])} of handle virtually, and returns what it
 * returns, unboxed by handle.type's result (a null is 0, void drops it; references unchecked).
 * Of a handle that it enters by one of these two often it calls static {@code void MethodHandle.heatUp(MethodHandle)}, which may
 * give it another form: vmentry is an ordinary static method then, which takes the handle and args.
 * <li>Invokers.exactInvoker(handle, args..., MethodType appendix): NullPointerException for a null
 * handle. If handle.type != appendix calls static {@code void
 * Invokers.checkExactType(MethodHandle, MethodType)}, which throws. Then invokeBasic on handle
 * with args.
 * <li>Invokers.genericInvoker(handle, args..., MethodType appendix): if handle.type != appendix,
 * handle = static {@code MethodHandle Invokers.checkGenericType(MethodHandle, MethodType)}; then
 * invokeBasic on handle with args.
 * <li>Invokers.linkToTargetMethod(args..., MethodHandle appendix): invokeBasic on appendix with
 * args.
 * <li>Invokers.linkToCallSite(args..., CallSite appendix): invokeBasic on appendix.target (volatile
 * read where appendix is a VolatileCallSite) with args.
 * <li>Invokers.accessVariable(VarHandle, args..., VarHandle.Site appendix): the access that the site asks
 * for where the types allow it without conversions; else invokeBasic on appendix with all args.
 * </ul>
 * And one with its declared descriptor: static {@code Object
 * DirectMethodHandle.invoke0(MemberName member, Object[] args)}: calls member as invokeDirect does,
 * with arguments unboxed (each primitive parameter's box is exactly of its type, checked by the
 * caller) and the result boxed, null for void. What the member throws is thrown as it is.
 *
 * <h2>Upcalls</h2>
 * linkCallSite, linkMethod, linkMethodHandleConstant, findMethodHandleType, linkDynamicConstant.
 * Static arguments: null for none, the argument itself for exactly one, Object[] for more.
 */
class MethodHandleNatives {
    static {
        registerNatives();
    }

    private MethodHandleNatives() {
    }

    static native void init(MemberName self, Object ref);

    static native void expand(MemberName self);

    static native MemberName resolve(MemberName self, Class<?> caller, int lookupMode,
        boolean speculativeResolve) throws LinkageError, ClassNotFoundException;

    static native long objectFieldOffset(MemberName self);

    static native long staticFieldOffset(MemberName self);

    static native Object staticFieldBase(MemberName self);

    static native Object getMemberVMInfo(MemberName self);

    static native void setCallSiteTargetNormal(CallSite site, MethodHandle target);

    static native void setCallSiteTargetVolatile(CallSite site, MethodHandle target);

    private static native void registerNatives();

    /* ---- Upcalls ---- */

    static MethodType findMethodHandleType(Class<?> rtype, Class<?>[] ptypes) {
        return MethodType.methodType(rtype, ptypes);
    }

    static MemberName linkCallSite(Object callerObj, int indexInCP, Object bootstrapMethodObj,
            Object nameObj, Object typeObj, Object staticArguments, Object[] appendixResult) {
        MethodType type = (MethodType) typeObj;
        CallSite site = (CallSite) runBootstrap((MethodHandle) bootstrapMethodObj, (Class<?>) callerObj,
            nameObj.toString().intern(), type, staticArguments, CallSite.class);
        if (site == null) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception",
                new ClassCastException("CallSite bootstrap method failed to produce an instance of CallSite"));
        }
        if (site.getTarget().type() != type) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception",
                new WrongMethodTypeException(site.getTarget() + " should be of type " + type));
        }
        if (site instanceof ConstantCallSite) {
            MethodHandle target = site.getTarget();
            if (target.getClass() == DirectMethodHandle.class) {
                MemberName member = ((DirectMethodHandle) target).member;
                ClassLoader loader = member.getDeclaringClass().getClassLoader();
                /* The site keeps the handle, and by it the class, alive; not so a member alone. */
                if (member.getReferenceKind() == MethodHandleInfo.REF_invokeStatic
                        && (loader == null || loader == ((Class<?>) callerObj).getClassLoader())
                        && ((DirectMethodHandle) target).initialized()) {
                    return member;
                }
            }
            appendixResult[0] = target;
            return Invokers.LINK_TO_TARGET;
        }
        appendixResult[0] = site;
        return Invokers.LINK_TO_CALL_SITE;
    }

    static Object linkDynamicConstant(Object callerObj, int indexInCP, Object bootstrapMethodObj,
            Object nameObj, Object typeObj, Object staticArguments) {
        MethodType t = ((MethodHandle) bootstrapMethodObj).type();
        if (t.parameterCount() < 2 || t.parameterType(0) != Lookup.class) {
            throw new BootstrapMethodError("Invalid bootstrap method declared for resolving a dynamic constant: "
                + bootstrapMethodObj);
        }
        return runBootstrap((MethodHandle) bootstrapMethodObj, (Class<?>) callerObj,
            nameObj.toString().intern(), typeObj, staticArguments, (Class<?>) typeObj);
    }

    private static Object runBootstrap(MethodHandle bsm, Class<?> caller, String name, Object type,
            Object staticArguments, Class<?> wanted) {
        try {
            Object result = bootstrap(bsm, caller, name, type, staticArguments);
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
            Object type, Object staticArguments) throws Throwable {
        Object[] extra = staticArguments == null ? new Object[0]
            : staticArguments instanceof Object[] array ? array : new Object[] {staticArguments};
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

    static MemberName linkMethod(Class<?> callerClass, int refKind, Class<?> defc, String name,
            Object typeObj, Object[] appendixResult) {
        MethodType type = typeObj instanceof MethodType t ? t
            : MethodType.fromMethodDescriptorString((String) typeObj,
                callerClass.getClassLoader());
        if (defc == MethodHandle.class) {
            if (name.equals("invokeExact")) {
                appendixResult[0] = type;
                return Invokers.EXACT;
            }
            if (name.equals("invoke")) {
                appendixResult[0] = type;
                return Invokers.GENERIC;
            }
        } else if (defc == VarHandle.class) {
            appendixResult[0] = VarHandle.callSite(VarHandle.AccessMode.valueFromMethodName(name),
                type);
            return Invokers.ACCESS_VARIABLE;
        }
        throw new NoSuchMethodError(defc.getName() + "." + name + type);
    }

    static MethodHandle linkMethodHandleConstant(Class<?> callerClass, int refKind,
            Class<?> callee, String name, Object type) {
        try {
            Lookup lookup = new Lookup(callerClass);
            if (type instanceof String s) {
                type = s.startsWith("(")
                    ? MethodType.fromMethodDescriptorString(s, callerClass.getClassLoader())
                    : MethodType.fromMethodDescriptorString("()" + s,
                        callerClass.getClassLoader()).returnType();
            }
            return lookup.linkConstant(refKind, callee, name, type);
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
