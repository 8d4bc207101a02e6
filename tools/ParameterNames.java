/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Looks on while the class library is compiled and writes down what its methods call their parameters, for the texts of
 * NullPointerExceptions: a file "parameters.names" in each package's folder under the directory that the option "names"
 * gives. A class is a line with "=" before its simple binary name; then a line for each method with parameters that may
 * be null: name, descriptor, and the parameters' names, "-" for a primitive one.
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

    private String descriptor(TypeMirror type) {
        TypeMirror erased = processingEnv.getTypeUtils().erasure(type);
        return switch (erased.getKind()) {
        case BOOLEAN -> "Z";
        case BYTE -> "B";
        case SHORT -> "S";
        case CHAR -> "C";
        case INT -> "I";
        case LONG -> "J";
        case FLOAT -> "F";
        case DOUBLE -> "D";
        case VOID -> "V";
        case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
        default -> "L" + binaryName((TypeElement) processingEnv.getTypeUtils().asElement(erased)) + ";";
        };
    }

    /* Constructors of enums and of inner classes have more parameters than they are written with: left out. */
    private static boolean isPlain(TypeElement type, ExecutableElement method) {
        boolean inner = type.getEnclosingElement().getKind().isClass() && !type.getModifiers().contains(Modifier.STATIC);
        return method.getKind() == ElementKind.METHOD
               || method.getKind() == ElementKind.CONSTRUCTOR && type.getKind() == ElementKind.CLASS && !inner;
    }

    private void visit(TypeElement type, StringBuilder text) {
        String name = binaryName(type);
        StringBuilder lines = new StringBuilder();
        for (Element member : type.getEnclosedElements()) {
            if (!(member instanceof ExecutableElement method) || !isPlain(type, method)) continue;
            if (method.getModifiers().contains(Modifier.ABSTRACT) || method.getModifiers().contains(Modifier.NATIVE)) continue;
            if (method.getParameters().stream().allMatch(p -> p.asType().getKind().isPrimitive())) continue;
            lines.append(method.getSimpleName()).append('(');
            for (VariableElement p : method.getParameters()) lines.append(descriptor(p.asType()));
            lines.append(')').append(descriptor(method.getReturnType()));
            for (VariableElement p : method.getParameters())
                lines.append(' ').append(p.asType().getKind().isPrimitive() ? "-" : p.getSimpleName());
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
