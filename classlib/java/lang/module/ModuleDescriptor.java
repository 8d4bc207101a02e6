/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What a module declares. */
public class ModuleDescriptor implements Comparable<ModuleDescriptor> {
    private final String name;
    private final Version version;
    private final String rawVersion;
    private final Set<Modifier> modifiers;
    private final Set<Requires> requires;
    private final Set<Exports> exports;
    private final Set<Opens> opens;
    private final Set<String> uses;
    private final Set<Provides> provides;
    private final Set<String> packages;
    private final String mainClass;

    private ModuleDescriptor(Builder b, Version version, String rawVersion) {
        name = b.name;
        this.version = version;
        this.rawVersion = rawVersion;
        modifiers = frozen(b.mods, Modifier.class);
        requires = Set.copyOf(b.requires.values());
        exports = Set.copyOf(b.exports.values());
        opens = Set.copyOf(b.opens.values());
        uses = Set.copyOf(b.uses);
        provides = Set.copyOf(b.provides.values());
        packages = Set.copyOf(b.packages);
        mainClass = b.mainClass;
    }

    private ModuleDescriptor(ModuleDescriptor d, Version version) {
        name = d.name;
        this.version = version;
        rawVersion = null;
        modifiers = d.modifiers;
        requires = d.requires;
        exports = d.exports;
        opens = d.opens;
        uses = d.uses;
        provides = d.provides;
        packages = d.packages;
        mainClass = d.mainClass;
    }

    /** What a module is. */
    public enum Modifier {
        OPEN,
        AUTOMATIC,
        SYNTHETIC,
        MANDATED
    }

    /* ---- What the parts share ---- */

    private static <E extends Enum<E>> Set<E> frozen(Set<E> mods, Class<E> type) {
        EnumSet<E> copy = EnumSet.noneOf(type);
        copy.addAll(mods);
        return Collections.unmodifiableSet(copy);
    }

    private static long bits(Set<? extends Enum<?>> mods) {
        long bits = 0;
        for (Enum<?> m : mods) {
            bits |= 1L << m.ordinal();
        }
        return bits;
    }

    private static String withModifiers(Set<? extends Enum<?>> mods, String what) {
        StringBuilder s = new StringBuilder();
        for (Enum<?> m : mods) {
            s.append(m.name().toLowerCase(Locale.ROOT)).append(' ');
        }
        return s.append(what).toString();
    }

    @SuppressWarnings("unchecked")
    private static <T extends Comparable<? super T>> int compareSorted(Set<T> a, Set<T> b) {
        T[] x = (T[]) a.toArray(new Comparable<?>[0]);
        T[] y = (T[]) b.toArray(new Comparable<?>[0]);
        Arrays.sort(x);
        Arrays.sort(y);
        return Arrays.compare(x, y);
    }

    private static <T extends Comparable<? super T>> int compareNullable(T a, T b) {
        return a == null ? b == null ? 0 : -1 : b == null ? 1 : a.compareTo(b);
    }

    /** A module that is needed. */
    public static final class Requires implements Comparable<Requires> {
        /** How it is needed. */
        public enum Modifier {
            TRANSITIVE,
            STATIC,
            SYNTHETIC,
            MANDATED
        }

        private final Set<Modifier> mods;
        private final String name;
        private final Version compiledVersion;
        private final String rawCompiledVersion;

        Requires(Set<Modifier> mods, String name, Version compiledVersion) {
            this.mods = frozen(mods, Modifier.class);
            this.name = name;
            this.compiledVersion = compiledVersion;
            rawCompiledVersion = null;
        }

        /* The text need not be a version's. */
        Requires(Set<Modifier> mods, String name, String text) {
            this.mods = frozen(mods, Modifier.class);
            this.name = name;
            compiledVersion = Version.parseOrNull(text);
            rawCompiledVersion = compiledVersion == null ? text : null;
        }

        public Set<Modifier> modifiers() {
            return mods;
        }

        public String name() {
            return name;
        }

        public Optional<Version> compiledVersion() {
            return Optional.ofNullable(compiledVersion);
        }

        public Optional<String> rawCompiledVersion() {
            return Optional.ofNullable(versionText());
        }

        private String versionText() {
            return compiledVersion != null ? compiledVersion.toString() : rawCompiledVersion;
        }

        @Override
        public int compareTo(Requires that) {
            if (this == that) {
                return 0;
            }
            int c = name.compareTo(that.name);
            if (c == 0) {
                c = Long.compare(bits(mods), bits(that.mods));
            }
            if (c == 0) {
                c = compareNullable(compiledVersion, that.compiledVersion);
            }
            return c == 0 ? compareNullable(rawCompiledVersion, that.rawCompiledVersion) : c;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Requires && name.equals(((Requires) o).name)
                    && mods.equals(((Requires) o).mods)
                    && Objects.equals(compiledVersion, ((Requires) o).compiledVersion)
                    && Objects.equals(rawCompiledVersion, ((Requires) o).rawCompiledVersion);
        }

        @Override
        public int hashCode() {
            return (name.hashCode() * 43 + (int) bits(mods)) * 43 + Objects.hashCode(versionText());
        }

        @Override
        public String toString() {
            String v = versionText();
            return withModifiers(mods, v == null ? name : name + " (@" + v + ")");
        }
    }

    /** A package that others may use in one of two ways, and who they are: no targets are all. */
    private static final class Grant<M extends Enum<M>> implements Comparable<Grant<M>> {
        private final Set<M> mods;
        private final String source;
        private final Set<String> targets;

        Grant(Set<M> mods, String source, Set<String> targets) {
            this.mods = mods;
            this.source = source;
            this.targets = Set.copyOf(targets);
        }

        @Override
        public int compareTo(Grant<M> that) {
            if (this == that) {
                return 0;
            }
            int c = source.compareTo(that.source);
            if (c == 0) {
                c = Long.compare(bits(mods), bits(that.mods));
            }
            return c == 0 ? compareSorted(targets, that.targets) : c;
        }

        @Override
        public int hashCode() {
            return ((int) bits(mods) * 43 + source.hashCode()) * 43 + targets.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Grant && mods.equals(((Grant<?>) o).mods)
                    && source.equals(((Grant<?>) o).source)
                    && targets.equals(((Grant<?>) o).targets);
        }

        @Override
        public String toString() {
            return withModifiers(mods, targets.isEmpty() ? source : source + " to " + targets);
        }
    }

    /** A package whose public types others may use. */
    public static final class Exports implements Comparable<Exports> {
        /** How it came about. */
        public enum Modifier {
            SYNTHETIC,
            MANDATED
        }

        private final Grant<Modifier> grant;

        Exports(Set<Modifier> mods, String source, Set<String> targets) {
            grant = new Grant<>(frozen(mods, Modifier.class), source, targets);
        }

        public Set<Modifier> modifiers() {
            return grant.mods;
        }

        public boolean isQualified() {
            return !grant.targets.isEmpty();
        }

        public String source() {
            return grant.source;
        }

        public Set<String> targets() {
            return grant.targets;
        }

        @Override
        public int compareTo(Exports that) {
            return grant.compareTo(that.grant);
        }

        @Override
        public int hashCode() {
            return grant.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Exports && grant.equals(((Exports) o).grant);
        }

        @Override
        public String toString() {
            return grant.toString();
        }
    }

    /** A package that others may look into by reflection. */
    public static final class Opens implements Comparable<Opens> {
        /** How it came about. */
        public enum Modifier {
            SYNTHETIC,
            MANDATED
        }

        private final Grant<Modifier> grant;

        Opens(Set<Modifier> mods, String source, Set<String> targets) {
            grant = new Grant<>(frozen(mods, Modifier.class), source, targets);
        }

        public Set<Modifier> modifiers() {
            return grant.mods;
        }

        public boolean isQualified() {
            return !grant.targets.isEmpty();
        }

        public String source() {
            return grant.source;
        }

        public Set<String> targets() {
            return grant.targets;
        }

        @Override
        public int compareTo(Opens that) {
            return grant.compareTo(that.grant);
        }

        @Override
        public int hashCode() {
            return grant.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Opens && grant.equals(((Opens) o).grant);
        }

        @Override
        public String toString() {
            return grant.toString();
        }
    }

    /** A service that the module has providers of. */
    public static final class Provides implements Comparable<Provides> {
        private final String service;
        private final List<String> providers;

        Provides(String service, List<String> providers) {
            this.service = service;
            this.providers = List.copyOf(providers);
        }

        public String service() {
            return service;
        }

        public List<String> providers() {
            return providers;
        }

        @Override
        public int compareTo(Provides that) {
            if (this == that) {
                return 0;
            }
            int c = service.compareTo(that.service);
            for (int i = 0; c == 0 && i < providers.size() && i < that.providers.size(); i++) {
                c = providers.get(i).compareTo(that.providers.get(i));
            }
            return c == 0 ? providers.size() - that.providers.size() : c;
        }

        @Override
        public int hashCode() {
            return service.hashCode() * 43 + providers.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Provides && service.equals(((Provides) o).service)
                    && providers.equals(((Provides) o).providers);
        }

        @Override
        public String toString() {
            return service + " with " + providers;
        }
    }

    /**
     * A version: numbers and words; those before the first dash, those after it,
     * those after a plus.
     */
    public static final class Version implements Comparable<Version> {
        private final String text;
        private final List<Object> sequence = new ArrayList<>();
        private final List<Object> pre = new ArrayList<>();
        private final List<Object> build = new ArrayList<>();

        private Version(String v) {
            if (v == null) {
                throw new IllegalArgumentException("Null version string");
            }
            if (v.isEmpty()) {
                throw new IllegalArgumentException("Empty version string");
            }
            if (!isDigit(v.charAt(0))) {
                throw new IllegalArgumentException(v
                        + ": Version string does not start with a number");
            }
            text = v;
            int i = take(0, sequence, "-+");
            if (i < v.length()) {
                i++;
                if (i == v.length()) {
                    throw new IllegalArgumentException(v + ": Empty pre-release");
                }
                i = take(i, pre, "+");
            }
            if (i < v.length()) {
                i++;
                if (i == v.length()) {
                    throw new IllegalArgumentException(v + ": Empty pre-release");
                }
                take(i, build, "");
            }
        }

        private static boolean isDigit(char c) {
            return c >= '0' && c <= '9';
        }

        /* Adds numbers and words up to one of the ends; what else separates them is left out. */
        private int take(int i, List<Object> to, String ends) {
            while (i < text.length() && ends.indexOf(text.charAt(i)) < 0) {
                int from = i;
                char c = text.charAt(i);
                if (c == '.' || c == '-' || c == '+') {
                    i++;
                } else if (isDigit(c)) {
                    int n = 0;
                    while (i < text.length() && isDigit(text.charAt(i))) {
                        n = n * 10 + text.charAt(i++) - '0';
                    }
                    to.add(n);
                } else {
                    while (i < text.length() && !isDigit(text.charAt(i))
                            && ".-+".indexOf(text.charAt(i)) < 0) {
                        i++;
                    }
                    to.add(text.substring(from, i));
                }
            }
            return i;
        }

        public static Version parse(String v) {
            return new Version(v);
        }

        private static Version parseOrNull(String text) {
            try {
                return text == null ? null : new Version(text);
            } catch (IllegalArgumentException e) {
                return null;
            }
        }

        private static int compare(List<Object> a, List<Object> b) {
            int n = Math.min(a.size(), b.size());
            for (int i = 0; i < n; i++) {
                Object x = a.get(i);
                Object y = b.get(i);
                int c = x instanceof Integer && y instanceof Integer
                        ? ((Integer) x).compareTo((Integer) y)
                        : x.toString().compareTo(y.toString());
                if (c != 0) {
                    return c;
                }
            }
            List<Object> rest = a.size() > n ? a : b;
            for (int i = n; i < rest.size(); i++) {
                if (!rest.get(i).equals(0)) {
                    return a.size() - b.size();
                }
            }
            return 0;
        }

        @Override
        public int compareTo(Version that) {
            int c = compare(sequence, that.sequence);
            if (c == 0 && pre.isEmpty() != that.pre.isEmpty()) {
                c = pre.isEmpty() ? 1 : -1;
            }
            if (c == 0) {
                c = compare(pre, that.pre);
            }
            return c == 0 ? compare(build, that.build) : c;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Version && compareTo((Version) o) == 0;
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /* ---- Asking ---- */

    public String name() {
        return name;
    }

    public Set<Modifier> modifiers() {
        return modifiers;
    }

    public boolean isOpen() {
        return modifiers.contains(Modifier.OPEN);
    }

    public boolean isAutomatic() {
        return modifiers.contains(Modifier.AUTOMATIC);
    }

    public Set<Requires> requires() {
        return requires;
    }

    public Set<Exports> exports() {
        return exports;
    }

    public Set<Opens> opens() {
        return opens;
    }

    public Set<String> uses() {
        return uses;
    }

    public Set<Provides> provides() {
        return provides;
    }

    public Optional<Version> version() {
        return Optional.ofNullable(version);
    }

    public Optional<String> rawVersion() {
        return Optional.ofNullable(versionText());
    }

    private String versionText() {
        return version != null ? version.toString() : rawVersion;
    }

    public String toNameAndVersion() {
        String v = versionText();
        return v == null ? name : name + "@" + v;
    }

    public Optional<String> mainClass() {
        return Optional.ofNullable(mainClass);
    }

    public Set<String> packages() {
        return packages;
    }

    ModuleDescriptor withVersion(Version v) {
        return new ModuleDescriptor(this, v);
    }

    @Override
    public int compareTo(ModuleDescriptor that) {
        if (this == that) {
            return 0;
        }
        int[] parts = {name.compareTo(that.name), compareNullable(version, that.version),
            compareNullable(rawVersion, that.rawVersion),
            Long.compare(bits(modifiers), bits(that.modifiers)),
            compareSorted(requires, that.requires), compareSorted(packages, that.packages),
            compareSorted(exports, that.exports), compareSorted(opens, that.opens),
            compareSorted(uses, that.uses), compareSorted(provides, that.provides),
            compareNullable(mainClass, that.mainClass)};
        for (int c : parts) {
            if (c != 0) {
                return c;
            }
        }
        return 0;
    }

    private Object[] parts() {
        return new Object[] {name, bits(modifiers), requires, packages, exports, opens, uses,
                provides, version, rawVersion, mainClass};
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof ModuleDescriptor other
                && java.util.Arrays.equals(parts(), other.parts());
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(parts());
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder(isOpen() ? "open " : "");
        s.append("module { name: ").append(toNameAndVersion());
        appendPart(s, "", requires);
        appendPart(s, "uses: ", uses);
        appendPart(s, "exports: ", exports);
        appendPart(s, "opens: ", opens);
        appendPart(s, "provides: ", provides);
        return s.append(" }").toString();
    }

    private static void appendPart(StringBuilder s, String title, Set<?> part) {
        if (!part.isEmpty()) {
            s.append(", ").append(title).append(part);
        }
    }

    /* ---- Building ---- */

    /** Collects a declaration. */
    public static final class Builder {
        private final String name;
        private final Set<ModuleDescriptor.Modifier> mods;
        private final boolean automatic;
        private final Set<String> packages = new HashSet<>();
        private final Map<String, Requires> requires = new HashMap<>();
        private final Map<String, Exports> exports = new HashMap<>();
        private final Map<String, Opens> opens = new HashMap<>();
        private final Set<String> uses = new HashSet<>();
        private final Map<String, Provides> provides = new HashMap<>();
        private Version version;
        private String rawVersion;
        private String mainClass;

        Builder(String name, Set<ModuleDescriptor.Modifier> mods) {
            this.name = name;
            this.mods = mods;
            automatic = mods.contains(ModuleDescriptor.Modifier.AUTOMATIC);
        }

        /* The packages that what was declared so far is in. */
        Set<String> used() {
            return packages;
        }

        public Builder requires(Requires req) {
            if (automatic) {
                throw new IllegalStateException("Automatic modules cannot declare dependences");
            }
            if (name.equals(req.name())) {
                throw new IllegalArgumentException("Dependence on self");
            }
            if (requires.putIfAbsent(req.name(), req) != null) {
                throw new IllegalStateException("Dependence upon " + req.name()
                        + " already declared");
            }
            return this;
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn, Version compiledVersion) {
            return requires(new Requires(ms, Names.module(mn),
                    Objects.requireNonNull(compiledVersion)));
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn) {
            return requires(new Requires(ms, Names.module(mn), (Version) null));
        }

        public Builder requires(String mn) {
            return requires(Set.of(), mn);
        }

        private static Set<String> targets(Set<String> targets) {
            if (targets.isEmpty()) {
                throw new IllegalArgumentException("Empty target set");
            }
            for (String t : targets) {
                Names.module(t);
            }
            return targets;
        }

        public Builder exports(Exports e) {
            if (automatic) {
                throw new IllegalStateException(
                        "Automatic modules cannot declare exported packages");
            }
            if (exports.putIfAbsent(e.source(), e) != null) {
                throw new IllegalStateException("Exported package " + e.source()
                        + " already declared");
            }
            packages.add(e.source());
            return this;
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn, Set<String> targets) {
            Exports e = new Exports(ms, pn, targets(targets));
            Names.packageName(pn);
            return exports(e);
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn) {
            return exports(new Exports(ms, Names.packageName(pn), Set.of()));
        }

        public Builder exports(String pn, Set<String> targets) {
            return exports(Set.of(), pn, targets);
        }

        public Builder exports(String pn) {
            return exports(Set.of(), pn);
        }

        public Builder opens(Opens e) {
            if (automatic || mods.contains(ModuleDescriptor.Modifier.OPEN)) {
                throw new IllegalStateException(
                        "Open or automatic modules cannot declare open packages");
            }
            if (opens.putIfAbsent(e.source(), e) != null) {
                throw new IllegalStateException("Open package " + e.source()
                        + " already declared");
            }
            packages.add(e.source());
            return this;
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn, Set<String> targets) {
            Opens e = new Opens(ms, pn, targets(targets));
            Names.packageName(pn);
            return opens(e);
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn) {
            return opens(new Opens(ms, Names.packageName(pn), Set.of()));
        }

        public Builder opens(String pn, Set<String> targets) {
            return opens(Set.of(), pn, targets);
        }

        public Builder opens(String pn) {
            return opens(Set.of(), pn);
        }

        public Builder uses(String service) {
            if (automatic) {
                throw new IllegalStateException(
                        "Automatic modules can not declare service dependences");
            }
            if (!uses.add(Names.type("service type name", service))) {
                throw new IllegalStateException("Dependence upon service " + service
                        + " already declared");
            }
            return this;
        }

        public Builder provides(Provides p) {
            if (provides.putIfAbsent(p.service(), p) != null) {
                throw new IllegalStateException("Providers of service " + p.service()
                        + " already declared");
            }
            for (String provider : p.providers()) {
                packages.add(Names.packageOf(provider));
            }
            return this;
        }

        public Builder provides(String service, List<String> providers) {
            Names.type("service type name", service);
            if (providers.isEmpty()) {
                throw new IllegalArgumentException("Empty providers set");
            }
            for (String p : providers) {
                Names.type("service provider name", p);
            }
            return provides(new Provides(service, providers));
        }

        public Builder packages(Set<String> pns) {
            for (String pn : pns) {
                Names.packageName(pn);
            }
            packages.addAll(pns);
            return this;
        }

        public Builder version(Version v) {
            version = Objects.requireNonNull(v);
            rawVersion = null;
            return this;
        }

        public Builder version(String vs) {
            return version(Version.parse(vs));
        }

        /* A text that need not be a version's. */
        Builder versionText(String text) {
            version = Version.parseOrNull(text);
            rawVersion = version == null ? text : null;
            return this;
        }

        public Builder mainClass(String mc) {
            packages.add(Names.packageOf(Names.type("main class name", mc)));
            mainClass = mc;
            return this;
        }

        public ModuleDescriptor build() {
            if (!name.equals("java.base") && !requires.containsKey("java.base")) {
                requires.put("java.base", new Requires(Set.of(Requires.Modifier.MANDATED),
                        "java.base", (Version) null));
            }
            return new ModuleDescriptor(this, version, rawVersion);
        }
    }

    public static Builder newModule(String name, Set<Modifier> ms) {
        Set<Modifier> mods = EnumSet.noneOf(Modifier.class);
        mods.addAll((Collection<Modifier>) ms);
        if (mods.contains(Modifier.AUTOMATIC) && mods.size() > 1) {
            throw new IllegalArgumentException("AUTOMATIC cannot be used with other modifiers");
        }
        return new Builder(Names.module(name), mods);
    }

    public static Builder newModule(String name) {
        return newModule(name, Set.of());
    }

    public static Builder newOpenModule(String name) {
        return newModule(name, Set.of(Modifier.OPEN));
    }

    public static Builder newAutomaticModule(String name) {
        return newModule(name, Set.of(Modifier.AUTOMATIC));
    }

    /* ---- Reading ---- */

    public static ModuleDescriptor read(InputStream in, Supplier<Set<String>> packageFinder)
            throws IOException {
        return ModuleInfo.read(in, Objects.requireNonNull(packageFinder));
    }

    public static ModuleDescriptor read(InputStream in) throws IOException {
        return ModuleInfo.read(in, null);
    }

    public static ModuleDescriptor read(ByteBuffer bb, Supplier<Set<String>> packageFinder) {
        return readBuffer(bb, Objects.requireNonNull(packageFinder));
    }

    public static ModuleDescriptor read(ByteBuffer bb) {
        return readBuffer(bb, null);
    }

    private static ModuleDescriptor readBuffer(ByteBuffer bb, Supplier<Set<String>> finder) {
        try {
            return ModuleInfo.read(ModuleInfo.stream(bb), finder);
        } catch (IOException e) {
            throw new InvalidModuleDescriptorException(e.getMessage());
        }
    }
}
