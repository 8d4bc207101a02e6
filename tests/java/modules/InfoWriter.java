/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Writes the class file of a module declaration. */
final class InfoWriter {

    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    private final DataOutputStream constants = new DataOutputStream(pool);
    private final List<String> known = new ArrayList<>(List.of(""));

    private int utf8(String s) throws IOException {
        int i = known.indexOf("1" + s);
        if (i < 0) {
            i = known.size();
            known.add("1" + s);
            constants.writeByte(1);
            constants.writeUTF(s);
        }
        return i;
    }

    private int named(int tag, String s) throws IOException {
        int name = utf8(s.replace('.', tag == 19 ? '.' : '/'));
        int i = known.indexOf(tag + s);
        if (i < 0) {
            i = known.size();
            known.add(tag + s);
            constants.writeByte(tag);
            constants.writeShort(name);
        }
        return i;
    }

    private void all(DataOutputStream out, int tag, Collection<String> names) throws IOException {
        out.writeShort(names.size());
        for (String s : names) {
            out.writeShort(named(tag, s));
        }
    }

    private static int bits(Set<? extends Enum<?>> mods) {
        int bits = 0;
        for (Enum<?> m : mods) {
            switch (m.name()) {
                case "TRANSITIVE", "OPEN" -> bits |= 0x20;
                case "STATIC" -> bits |= 0x40;
                case "SYNTHETIC" -> bits |= 0x1000;
                default -> bits |= 0x8000;
            }
        }
        return bits;
    }

    private byte[] module(ModuleDescriptor d) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(named(19, d.name()));
        out.writeShort(bits(d.modifiers()));
        out.writeShort(d.rawVersion().isPresent() ? utf8(d.rawVersion().get()) : 0);
        out.writeShort(d.requires().size());
        for (ModuleDescriptor.Requires r : d.requires()) {
            out.writeShort(named(19, r.name()));
            out.writeShort(bits(r.modifiers()));
            out.writeShort(
                r.rawCompiledVersion().isPresent() ? utf8(r.rawCompiledVersion().get()) : 0
            );
        }
        out.writeShort(d.exports().size());
        for (ModuleDescriptor.Exports e : d.exports()) {
            out.writeShort(named(20, e.source()));
            out.writeShort(bits(e.modifiers()));
            all(out, 19, e.targets());
        }
        out.writeShort(d.opens().size());
        for (ModuleDescriptor.Opens o : d.opens()) {
            out.writeShort(named(20, o.source()));
            out.writeShort(bits(o.modifiers()));
            all(out, 19, o.targets());
        }
        all(out, 7, d.uses());
        out.writeShort(d.provides().size());
        for (ModuleDescriptor.Provides p : d.provides()) {
            out.writeShort(named(7, p.service()));
            all(out, 7, p.providers());
        }
        return bytes.toByteArray();
    }

    static byte[] write(ModuleDescriptor d, boolean withPackages) throws IOException {
        InfoWriter w = new InfoWriter();
        int self = w.named(7, "module-info");
        byte[] module = w.module(d);
        int count = 1 + (withPackages ? 1 : 0) + (d.mainClass().isPresent() ? 1 : 0);
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(rest);
        out.writeShort(0x8000);
        out.writeShort(self);
        out.writeLong(0);
        out.writeShort(count);
        out.writeShort(w.utf8("Module"));
        out.writeInt(module.length);
        out.write(module);
        if (withPackages) {
            Set<String> packages = new TreeSet<>(d.packages());
            out.writeShort(w.utf8("ModulePackages"));
            out.writeInt(2 + 2 * packages.size());
            w.all(out, 20, packages);
        }
        if (d.mainClass().isPresent()) {
            out.writeShort(w.utf8("ModuleMainClass"));
            out.writeInt(2);
            out.writeShort(w.named(7, d.mainClass().get()));
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream all = new DataOutputStream(file);
        all.writeInt(0xCAFEBABE);
        all.writeInt(53);
        all.writeShort(w.known.size());
        all.write(w.pool.toByteArray());
        all.write(rest.toByteArray());
        return file.toByteArray();
    }
}
