// SPDX-License-Identifier: MIT
import java.io.*;
import java.util.*;
import javax.script.*;

/** javax.script: a JDK has no engine; one that the program brings. */
public class Scripting {
    public static void main(String[] args) throws Exception {
        ScriptEngineManager manager = new ScriptEngineManager();
        System.out.println(manager.getEngineFactories().size() + " " +
                           manager.getEngineByName("javascript") + " " +
                           manager.getEngineByExtension("js") + " " +
                           manager.getEngineByMimeType("text/javascript"));
        manager.put("greeting", "hello");
        manager.registerEngineName("words", new Factory());
        manager.registerEngineExtension("w", new Factory());
        ScriptEngine engine = manager.getEngineByName("words");
        System.out.println(engine + " " + manager.getEngineByExtension("w").getFactory());
        engine.put("name", "world");
        System.out.println(engine.eval("$greeting $name"));
        System.out.println(engine.eval(new StringReader("$none of $name")));
        Bindings bindings = new SimpleBindings(new TreeMap<>(Map.of("name", "binding")));
        System.out.println(engine.eval("$greeting $name", bindings));
        SimpleScriptContext context = new SimpleScriptContext();
        context.setBindings(bindings, ScriptContext.ENGINE_SCOPE);
        StringWriter writer = new StringWriter();
        context.setWriter(writer);
        System.out.println(engine.eval("print $name", context) + ", written: " + writer);
        System.out.println(context.getScopes() + " " + context.getAttributesScope("name"));
        CompiledScript script = ((Compilable)engine).compile("$name twice");
        System.out.println(script.eval() + ", " + script.eval(bindings));
        try {
            engine.eval("fail $name");
        } catch (ScriptException e) {
            System.out.println(e.getMessage() + " | " + e.getLineNumber());
        }
        try {
            bindings.put("", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            manager.getEngineByName(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }

    /** Replaces each word that begins with a dollar by the value of a binding. */
    private static class Words extends AbstractScriptEngine implements Compilable {
        public Object eval(String text, ScriptContext context) throws ScriptException {
            StringJoiner result = new StringJoiner(" ");
            for (String word : text.split(" "))
                result.add(word.startsWith("$") ? "" + context.getAttribute(word.substring(1))
                                                : word);
            if (text.startsWith("fail")) throw new ScriptException("" + result, "file.w", 3, 4);
            try {
                if (text.startsWith("print")) context.getWriter().write(result.toString());
            } catch (IOException e) {
                throw new ScriptException(e);
            }
            return result.toString();
        }
        public Object eval(Reader reader, ScriptContext context) throws ScriptException {
            return eval(new BufferedReader(reader).lines().reduce("", String::concat), context);
        }
        public Bindings createBindings() { return new SimpleBindings(); }
        public ScriptEngineFactory getFactory() { return new Factory(); }
        public CompiledScript compile(String text) {
            ScriptEngine engine = this;
            return new CompiledScript() {
                public Object eval(ScriptContext context) throws ScriptException {
                    return engine.eval(text, context);
                }
                public ScriptEngine getEngine() { return engine; }
            };
        }
        public CompiledScript compile(Reader reader) {
            throw new UnsupportedOperationException();
        }
        public String toString() { return "engine of words"; }
    }

    private record Factory() implements ScriptEngineFactory {
        public String getEngineName() { return "words"; }
        public String getEngineVersion() { return "1"; }
        public List<String> getExtensions() { return List.of("w"); }
        public List<String> getMimeTypes() { return List.of(); }
        public List<String> getNames() { return List.of("words"); }
        public String getLanguageName() { return "words"; }
        public String getLanguageVersion() { return "1"; }
        public Object getParameter(String key) { return null; }
        public String getMethodCallSyntax(String object, String method, String... arguments) {
            return "";
        }
        public String getOutputStatement(String text) { return ""; }
        public String getProgram(String... statements) { return ""; }
        public ScriptEngine getScriptEngine() { return new Words(); }
    }
}
