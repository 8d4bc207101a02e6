// SPDX-License-Identifier: MIT
import java.io.*;
import java.net.*;
import java.util.*;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.*;
import javax.lang.model.util.*;
import javax.tools.*;

/**
 * javax.tools: sources and classes in memory, diagnostics, an annotation processor, tasks'
 * trees.
 */
public class CompilerApi {
    private static class Source extends SimpleJavaFileObject {
        private final String text;
        Source(String name, String text) {
            super(URI.create("string:///" + name.replace('.', '/') + Kind.SOURCE.extension),
                  Kind.SOURCE);
            this.text = text;
        }
        public CharSequence getCharContent(boolean ignore) { return text; }
    }

    private static class Output extends SimpleJavaFileObject {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output(String name, Kind kind) {
            super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
        }
        public OutputStream openOutputStream() { return bytes; }
        public CharSequence getCharContent(boolean ignore) { return bytes.toString(); }
    }

    private static class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<String, Output> outputs = new TreeMap<>();
        Memory(StandardJavaFileManager manager) { super(manager); }
        public JavaFileObject getJavaFileForOutput(Location location, String name,
                                                   JavaFileObject.Kind kind,
                                                   FileObject sibling) {
            Output output = new Output(name, kind);
            outputs.put(name + kind.extension, output);
            return output;
        }
    }

    private static class Loader extends ClassLoader {
        private final Memory memory;
        Loader(Memory memory) { this.memory = memory; }
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Output output = memory.outputs.get(name + ".class");
            if (output == null) throw new ClassNotFoundException(name);
            byte[] bytes = output.bytes.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** Makes a class with one method a field for each class that is marked. */
    @SupportedAnnotationTypes("p.Describe")
    private static class Describer extends AbstractProcessor {
        private int rounds;
        public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            System.out.println("round " + ++rounds + " " + annotations + " " +
                               round.getRootElements() + " " + round.processingOver());
            for (TypeElement annotation : annotations)
                for (Element element : round.getElementsAnnotatedWith(annotation))
                    describe((TypeElement)element);
            return true;
        }
        private void describe(TypeElement type) {
            String name = type.getSimpleName() + "Description";
            Elements elements = processingEnv.getElementUtils();
            Types types = processingEnv.getTypeUtils();
            try (
                Writer writer =
                    processingEnv.getFiler().createSourceFile("p." + name, type).openWriter()) {
                writer.write("package p; public class " + name + " {\n");
                for (VariableElement field :
                     ElementFilter.fieldsIn(type.getEnclosedElements())) {
                    writer.write("public static String " + field + "() { return \"" +
                                 types.erasure(field.asType()) + "\"; }\n");
                    if (field.getModifiers().contains(Modifier.PUBLIC))
                        processingEnv.getMessager().printMessage(Diagnostic.Kind.WARNING,
                                                                 "public field", field);
                }
                writer.write("}\n");
            } catch (IOException e) {
                processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "" + e);
            }
            System.out.println(elements.getPackageOf(type) + " " + type.getInterfaces() + " " +
                               type.getRecordComponents() + " " + type.getAnnotationMirrors());
        }
    }

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private static boolean compile(Memory memory, Processor processor, List<String> options,
                                   Source... sources) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task =
            COMPILER.getTask(null, memory, diagnostics, options, null, List.of(sources));
        task.setLocale(Locale.ENGLISH);
        if (processor != null) task.setProcessors(List.of(processor));
        boolean done = task.call();
        for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics())
            System.out.println(d.getKind() + " " + d.getCode() + " " +
                               (d.getSource() == null ? "" : d.getSource().getName()) + " " +
                               d.getLineNumber() + ":" + d.getColumnNumber() + " " +
                               d.getStartPosition() + "-" + d.getEndPosition() + " " +
                               d.getMessage(Locale.ENGLISH));
        System.out.println(done + " " + memory.outputs.keySet());
        return done;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(COMPILER.getSourceVersions().contains(SourceVersion.RELEASE_17));
        StandardJavaFileManager files =
            COMPILER.getStandardFileManager(null, Locale.ENGLISH, null);
        Memory good = new Memory(files);
        compile(good, null, List.of("-proc:none", "-g"),
                new Source("p.Shapes", """
                        package p;
                        import java.util.function.*;
                        public class Shapes implements Supplier<String> {
            sealed interface Shape permits Circle, Square {}
            record Circle(double radius) implements Shape {}
            record Square(double side) implements Shape {}
            static double area(Shape shape) {
                return shape instanceof Circle c ? 3 * c.radius() * c.radius()
                : shape instanceof Square s      ? s.side() * s.side()
                                                 : 0;
            }
            public String get() {
                Function<Shape, String> f = s -> s + " has " + area(s);
                return f.apply(new Circle(2)) + ", " + f.apply(new Square(3)) + Helper.times(2);
            }
                        }
                        """),
                new Source("p.Helper", """
                        package p;
                        class Helper {
            static String times(int n) {
                return switch (n) { case 1 -> " once"; case 2 -> " twice"; default -> "?"; };
                            }
                        }
                        """));
        Loader loader = new Loader(good);
        Object shapes = loader.loadClass("p.Shapes").getConstructor().newInstance();
        System.out.println(((java.util.function.Supplier<?>) shapes).get());
        System.out.println(shapes.getClass().getClassLoader() == loader);
        compile(new Memory(files), null, List.of("-proc:none", "-Xlint:all"), new Source("Bad", """
                import java.util.*;
                class Bad extends Missing {
                    int f(String s) { return s; }
                    List raw;
                    void g() { int x; x++; undefined(); }
                }
                """));
        compile(new Memory(files), null, List.of(), new Source("Cut", "class Cut { void f( { } "));
        try {
            compile(new Memory(files), null, List.of("-nonsense"), new Source("A", "class A {}"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Memory processed = new Memory(files);
        compile(processed, new Describer(), List.of(), new Source("p.Describe", """
                package p;
                public @interface Describe { String value() default ""; int[] numbers() default 1; }
                """),
                new Source("p.Data", """
                        package p;
                        @Describe(value = "data", numbers = {2, 3})
                        public class Data implements java.io.Serializable, Comparable<Data> {
                            int number; java.util.List<String> list; public long[] array;
                            public int compareTo(Data other) {
                                return DataDescription.list().compareTo(DataDescription.number());
                            }
                        }
                        """));
        Class<?> description = new Loader(processed).loadClass("p.DataDescription");
        for (String name : List.of("number", "list", "array"))
            System.out.println(name + " " + description.getMethod(name).invoke(null));
                    files.close();
                    StringWriter text = new StringWriter();
                    PrintWriter writer = new PrintWriter(text);
                    System.out.println(java.util.spi.ToolProvider.findFirst("javac").get().run(
                                           writer, writer, "-version") +
                                       " " + text.toString().startsWith("javac 17"));
                    System.out.println(SourceVersion.isKeyword("record") + " " +
                                       SourceVersion.isName("a.b") + " " +
                                       SourceVersion.isIdentifier("1a"));
                }
            }
