/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Reads a declaration from its class file: the attributes Module, ModulePackages, ModuleMainClass.
 */
final class ModuleInfo {
    private static final int MODULE = 0x8000;

    private final DataInputStream in;
    private Object[] pool; /* String of Utf8, Integer of what names one */
    private int[] tags;
    private ModuleDescriptor.Builder builder;
    private Set<String> listed;
    private String mainClass;

    private ModuleInfo(InputStream in) {
        this.in = new DataInputStream(in);
    }

    static ModuleDescriptor read(InputStream in, Supplier<Set<String>> finder) throws IOException {
        try {
            return new ModuleInfo(in).parse(finder);
        } catch (EOFException e) {
            throw new InvalidModuleDescriptorException("Truncated module-info.class");
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw invalid(e.getMessage());
        }
    }

    static ModuleDescriptor versioned(ModuleDescriptor d, String version) {
        return d.withVersion(ModuleDescriptor.Version.parse(version));
    }

    private static InvalidModuleDescriptorException invalid(String text) {
        return new InvalidModuleDescriptorException(text);
    }

    private ModuleDescriptor parse(Supplier<Set<String>> finder) throws IOException {
        if (in.readInt() != 0xCAFEBABE) {
            throw invalid("Bad magic number");
        }
        in.readUnsignedShort();
        int major = in.readUnsignedShort();
        if (major < 53) {
            throw invalid("Must be >= 53.0");
        }
        readPool();
        int flags = in.readUnsignedShort();
        if (flags != MODULE) {
            throw invalid("access_flags should be ACC_MODULE");
        }
        String self = named(in.readUnsignedShort(), 7);
        if (!self.equals("module-info")) {
            throw invalid("this_class should be module-info");
        }
        if (in.readUnsignedShort() != 0) {
            throw invalid("bad #super_class");
        }
        if (in.readUnsignedShort() != 0) {
            throw invalid("bad #interfaces");
        }
        if (in.readUnsignedShort() != 0) {
            throw invalid("bad #fields");
        }
        if (in.readUnsignedShort() != 0) {
            throw invalid("bad #methods");
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            readAttribute();
        }
        return finish(finder);
    }

    private ModuleDescriptor finish(Supplier<Set<String>> finder) {
        if (builder == null) {
            throw invalid("Module attribute not found");
        }
        if (mainClass != null) {
            builder.mainClass(mainClass);
        }
        Set<String> all = listed;
        String where = " missing from ModulePackages class file attribute";
        if (finder != null && all == null) {
            try {
                all = finder.get();
            } catch (java.io.UncheckedIOException e) {
                throw new FindException(e.getCause());
            }
            where = " not found in module";
        }
        if (all != null) {
            for (String p : builder.used()) {
                if (!all.contains(p)) {
                    throw invalid("Package " + p + where);
                }
            }
            builder.packages(all);
        }
        return builder.build();
    }

    private void readPool() throws IOException {
        int n = in.readUnsignedShort();
        pool = new Object[n];
        tags = new int[n];
        for (int i = 1; i < n; i++) {
            int tag = in.readUnsignedByte();
            tags[i] = tag;
            if (tag == 1) {
                pool[i] = in.readUTF();
            } else if (tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20) {
                pool[i] = in.readUnsignedShort();
            } else if (tag == 3 || tag == 4 || tag >= 9 && tag <= 12 || tag == 17 || tag == 18) {
                in.readInt();
            } else if (tag == 5 || tag == 6) {
                in.readLong();
                i++;
            } else if (tag == 15) {
                in.readUnsignedByte();
                in.readUnsignedShort();
            } else {
                throw invalid("Bad constant pool entry: " + i);
            }
        }
    }

    private String utf8(int i) {
        if (i <= 0 || i >= pool.length || tags[i] != 1) {
            throw invalid("CONSTANT_Utf8 expected at entry: " + i);
        }
        return (String) pool[i];
    }

    private String named(int i, int tag) {
        if (i <= 0 || i >= pool.length || tags[i] != tag) {
            throw invalid("Bad constant pool entry: " + i);
        }
        return utf8((Integer) pool[i]);
    }

    /* The next u2 names a class or package. */
    private String dotted(int tag) throws IOException {
        String s = named(in.readUnsignedShort(), tag);
        if (s.indexOf('.') >= 0) {
            throw invalid(s + " is not a name with slashes");
        }
        return s.replace('/', '.');
    }

    private String module() throws IOException {
        return named(in.readUnsignedShort(), 19);
    }

    private void readAttribute() throws IOException {
        String name = utf8(in.readUnsignedShort());
        int length = in.readInt();
        if (name.equals("Module")) {
            if (builder != null) {
                throw invalid("More than one Module attribute");
            }
            readModule();
        } else if (name.equals("ModulePackages")) {
            listed = new HashSet<>();
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                String p = dotted(20);
                if (!listed.add(p)) {
                    throw invalid("Package " + p + " in ModulePackages attribute more than once");
                }
            }
        } else if (name.equals("ModuleMainClass")) {
            mainClass = dotted(7);
        } else {
            in.skipNBytes(length & 0xffffffffL);
        }
    }

    private <E extends Enum<E>> Set<E> modifiers(Class<E> type, int flags, Object... pairs) {
        EnumSet<E> set = EnumSet.noneOf(type);
        for (int i = 0; i < pairs.length; i += 2) {
            if ((flags & (Integer) pairs[i]) != 0) {
                set.add(type.cast(pairs[i + 1]));
            }
        }
        return set;
    }

    private void readModule() throws IOException {
        String name = module();
        int flags = in.readUnsignedShort();
        builder = new ModuleDescriptor.Builder(Names.module(name), modifiers(
                ModuleDescriptor.Modifier.class, flags, 0x20, ModuleDescriptor.Modifier.OPEN,
                0x1000, ModuleDescriptor.Modifier.SYNTHETIC, 0x8000,
                ModuleDescriptor.Modifier.MANDATED));
        int version = in.readUnsignedShort();
        if (version != 0) {
            builder.versionText(utf8(version));
        }
        readRequires(name);
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String p = dotted(20);
            Set<ModuleDescriptor.Exports.Modifier> mods = modifiers(
                    ModuleDescriptor.Exports.Modifier.class, in.readUnsignedShort(), 0x1000,
                    ModuleDescriptor.Exports.Modifier.SYNTHETIC, 0x8000,
                    ModuleDescriptor.Exports.Modifier.MANDATED);
            builder.exports(new ModuleDescriptor.Exports(mods, Names.packageName(p), targets()));
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String p = dotted(20);
            Set<ModuleDescriptor.Opens.Modifier> mods = modifiers(
                    ModuleDescriptor.Opens.Modifier.class, in.readUnsignedShort(), 0x1000,
                    ModuleDescriptor.Opens.Modifier.SYNTHETIC, 0x8000,
                    ModuleDescriptor.Opens.Modifier.MANDATED);
            builder.opens(new ModuleDescriptor.Opens(mods, Names.packageName(p), targets()));
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            builder.uses(dotted(7));
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String service = dotted(7);
            List<String> with = new ArrayList<>();
            for (int k = in.readUnsignedShort(); k > 0; k--) {
                with.add(dotted(7));
            }
            builder.provides(service, with);
        }
    }

    private Set<String> targets() throws IOException {
        Set<String> set = new HashSet<>();
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String target = Names.module(module());
            if (!set.add(target)) {
                throw invalid(target + " is a target more than once");
            }
        }
        return set;
    }

    private void readRequires(String self) throws IOException {
        boolean base = false;
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String other = module();
            Set<ModuleDescriptor.Requires.Modifier> mods = modifiers(
                    ModuleDescriptor.Requires.Modifier.class, in.readUnsignedShort(), 0x20,
                    ModuleDescriptor.Requires.Modifier.TRANSITIVE, 0x40,
                    ModuleDescriptor.Requires.Modifier.STATIC, 0x1000,
                    ModuleDescriptor.Requires.Modifier.SYNTHETIC, 0x8000,
                    ModuleDescriptor.Requires.Modifier.MANDATED);
            int version = in.readUnsignedShort();
            builder.requires(new ModuleDescriptor.Requires(mods, Names.module(other),
                    version == 0 ? null : utf8(version)));
            base |= other.equals("java.base");
        }
        if (self.equals("java.base") == base) {
            throw invalid(base ? "The requires table for java.base must be 0 length"
                    : "The requires table must have an entry for java.base");
        }
    }

    /* A stream that ends where the buffer does. */
    static InputStream stream(java.nio.ByteBuffer b) {
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return new ByteArrayInputStream(bytes);
    }
}
