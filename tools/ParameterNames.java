/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Looks on while the class library is compiled and writes down what its methods call their parameters, for the texts of
 * NullPointerExceptions: a file "parameters.names" in each package's folder under the directory that the option "names"
 * gives. A class is a line with "=" before its simple binary name; then a line for each method: its name and those of its
 * parameters, "-" for one that is never null. Names whose methods have no other parameters are left out; the lines of one
 * name are in the order of the class file.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions("names")
public final class ParameterNames extends AbstractProcessor {
    private final Map<String, StringBuilder> texts = new TreeMap<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    private String binaryName(TypeElement type) {
        return processingEnv.getElementUtils().getBinaryName(type).toString().replace('.', '/');
    }

    /* Constructors of enums and of inner classes have more parameters than they are written with: left out. */
    private static boolean isPlain(TypeElement type, ExecutableElement method) {
        boolean inner = type.getEnclosingElement().getKind().isClass() && !type.getModifiers().contains(Modifier.STATIC);
        return method.getKind() == ElementKind.METHOD
               || method.getKind() == ElementKind.CONSTRUCTOR && type.getKind() == ElementKind.CLASS && !inner;
    }

    private static Stream<ExecutableElement> methodsOf(TypeElement type, Name name) {
        return type.getEnclosedElements().stream().filter(m -> m instanceof ExecutableElement && m.getSimpleName().equals(name))
            .map(m -> (ExecutableElement) m);
    }

    private static boolean mayBeNull(VariableElement parameter) {
        return !parameter.asType().getKind().isPrimitive();
    }

    private static boolean hasNames(ExecutableElement method) {
        boolean hasBody = !method.getModifiers().contains(Modifier.ABSTRACT) && !method.getModifiers().contains(Modifier.NATIVE);
        return hasBody && method.getParameters().stream().anyMatch(ParameterNames::mayBeNull);
    }

    private void visit(TypeElement type, StringBuilder text) {
        String name = binaryName(type);
        StringBuilder lines = new StringBuilder();
        for (Element member : type.getEnclosedElements()) {
            if (!(member instanceof ExecutableElement method) || !isPlain(type, method)) continue;
            if (methodsOf(type, method.getSimpleName()).noneMatch(ParameterNames::hasNames)) continue;
            lines.append(method.getSimpleName());
            for (VariableElement p : method.getParameters())
                lines.append(' ').append(hasNames(method) && mayBeNull(p) ? p.getSimpleName() : "-");
            lines.append('\n');
        }
        if (lines.length() > 0) text.append('=').append(name, name.lastIndexOf('/') + 1, name.length()).append('\n').append(lines);
        for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) visit(nested, text);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
            String name = binaryName(type);
            visit(type, texts.computeIfAbsent(name.substring(0, name.lastIndexOf('/')), key -> new StringBuilder("\n")));
        }
        if (!round.processingOver()) return false;
        try {
            for (Map.Entry<String, StringBuilder> e : texts.entrySet()) {
                Path folder = Path.of(processingEnv.getOptions().get("names"), e.getKey());
                Files.createDirectories(folder);
                Files.writeString(folder.resolve("parameters.names"), e.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return false;
    }
}
