// SPDX-License-Identifier: MIT
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who calls whom, and who may come to a safepoint. A call through a pointer leads to the functions that were stored in a field
 * of that name, or handed to that parameter; if those are unknown, it is a safepoint if it takes a thread. What throws comes to
 * a safepoint and answers zero: its caller looks at that, so both are told apart.
 */
class Calls extends Program {
    /** Where a thread comes to rest, so that another one may collect. */
    static final Set<String> RESTS = Set.of("thread_poll_slow", "thread_enter_vm_slow", "thread_wait_blocked");

    /** What may be called through a parameter: "function#index". */
    final Map<String, Set<String>> handed = new HashMap<>();
    /** Of each function that may come to a safepoint the one that it calls on the way. */
    final Map<String, String> reaches = new HashMap<>();
    /** Which of its parameters a function calls. */
    final Map<String, Set<Integer>> runs = new HashMap<>();
    /** Functions that answer nothing but zero; functions that answer zero whenever they came to a safepoint. */
    final Set<String> alwaysZero = new HashSet<>(), zeroAfter = new HashSet<>();

    static final Pattern TEST = Pattern.compile("if \\(([\\w.]+)(?:\\(D\\))? (!=|==) 0B?\\)");
    static final Pattern FIELD = Pattern.compile("(?:->|\\.)(\\w+)$");

    // ---- Who calls whom ----

    static boolean isThread(String type) {
        return type.matches("(const )?(struct )?Thread \\*") || type.contains("JNIEnv") || type.contains("JNINativeInterface_");
    }

    static String plain(String argument) { return argument.replace("(D)", "").replaceFirst("^&", ""); }

    void handFunctions() {
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function f : functions.values())
                for (Statement s : f.calls) changed |= hand(f, s.call);
        }
    }

    boolean hand(Function f, Call call) {
        boolean changed = false;
        for (int i = 0; i < call.arguments().size(); i++) {
            String argument = plain(call.arguments().get(i));
            Set<String> given = functions.containsKey(argument) ? Set.of(argument)
                    : mayBeFunction(f.typeOf(argument)) ? valuesOf(f, argument, new HashSet<>()) : Set.of();
            if (given.isEmpty()) continue;
            for (String callee : targets(f, call.callee()))
                changed |= handed.computeIfAbsent(callee + "#" + i, k -> new HashSet<>()).addAll(given);
        }
        return changed;
    }

    static boolean mayBeFunction(String type) {
        return type.contains("(*") || type.endsWith("*") && !type.contains("struct ") && !type.contains("int") && !type.contains("char") && !type.equals("void *");
    }

    /** The functions that a name may stand for. */
    Set<String> valuesOf(Function f, String name, Set<String> seen) {
        if (!seen.add(name)) return Set.of();
        Statement s = f.definitions.get(name);
        if (s == null) {
            int end = name.lastIndexOf('_');
            int index = end > 0 ? f.parameters.indexOf(name.substring(0, end)) : -1;
            return index < 0 ? Set.of() : handed.getOrDefault(f.name + "#" + index, Set.of());
        }
        if (s.text.startsWith("#")) {
            Set<String> all = new HashSet<>();
            for (String use : s.uses) {
                String from = use.replaceFirst("\\(\\d+\\)$", "").replace("(D)", "");
                if (functions.containsKey(from)) all.add(from);
                else all.addAll(valuesOf(f, from, seen));
            }
            return all;
        }
        if (s.right.indexOf(' ') < 0 && functions.containsKey(plain(s.right))) return Set.of(plain(s.right));
        if (s.right.matches("[\\w.]+(\\(D\\))?")) return valuesOf(f, plain(s.right), seen);
        Matcher field = FIELD.matcher(s.right);
        if (!field.find()) return Set.of();
        Set<String> known = new HashSet<>(fields.getOrDefault(field.group(1), Set.of()));
        known.retainAll(functions.keySet());
        return known;
    }

    Set<String> targets(Function f, String callee) {
        if (functions.containsKey(callee)) return Set.of(callee);
        return callee.matches(".*_\\d+") ? valuesOf(f, callee, new HashSet<>()) : Set.of();
    }

    /** The index of the parameter that a name is; -1: none. */
    static int parameter(Function f, String name) {
        int end = name.lastIndexOf('_');
        return f.definitions.containsKey(name) || end <= 0 ? -1 : f.parameters.indexOf(name.substring(0, end));
    }

    /** The function by which this call may reach a safepoint; null: it does not. */
    String safepointOf(Function f, Call call) {
        Set<String> targets = targets(f, call.callee());
        for (String target : targets) {
            if (reaches.containsKey(target)) return target;
            for (int index : runs.getOrDefault(target, Set.of())) {
                if (index >= call.arguments().size()) continue;
                String argument = plain(call.arguments().get(index));
                if (parameter(f, argument) >= 0) continue; // the caller's caller decides
                for (String given : functions.containsKey(argument) ? Set.of(argument) : valuesOf(f, argument, new HashSet<>()))
                    if (reaches.containsKey(given)) return given;
            }
        }
        if (!targets.isEmpty() || !call.callee().matches(".*_\\d+")) return null;
        for (String argument : call.arguments())
            if (isThread(f.typeOf(plain(argument)))) return "a function that takes a thread";
        return null;
    }

    /** Which parameters a function calls, or hands on to one that does. */
    void findRuns() {
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function f : functions.values())
                for (Statement s : f.calls) {
                    int called = parameter(f, s.call.callee());
                    if (called >= 0) changed |= runs.computeIfAbsent(f.name, n -> new HashSet<>()).add(called);
                    for (int index : Set.copyOf(runs.getOrDefault(s.call.callee(), Set.of()))) {
                        int handed = index < s.call.arguments().size() ? parameter(f, plain(s.call.arguments().get(index))) : -1;
                        if (handed >= 0) changed |= runs.computeIfAbsent(f.name, n -> new HashSet<>()).add(handed);
                    }
                }
        }
    }

    void reach() {
        findRuns();
        for (String rest : RESTS) {
            if (!functions.containsKey(rest)) throw new IllegalStateException("no function " + rest);
            reaches.put(rest, "");
        }
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function f : functions.values()) {
                if (reaches.containsKey(f.name)) continue;
                String by = reachedBy(f);
                if (by == null) continue;
                reaches.put(f.name, by);
                changed = true;
            }
        }
    }

    /** Without a thread a function comes to no safepoint, whatever it does for others. */
    boolean lacksThread(Call call) {
        Function callee = functions.get(call.callee());
        if (callee == null) return false;
        for (int i = 0; i < callee.parameters.size() && i < call.arguments().size(); i++)
            if (call.arguments().get(i).equals("0B") && callee.typeOf(callee.parameters.get(i)).matches("(struct )?Thread \\*")) return true;
        return false;
    }

    String reachedBy(Function f) {
        for (Statement s : f.calls) {
            if (parameter(f, s.call.callee()) >= 0) continue;
            String by = safepointOf(f, s.call);
            if (by != null && !lacksThread(s.call)) return by;
        }
        return null;
    }

    // ---- Who answers zero when it came to a safepoint: what throws ----

    /** Where control goes after a call: to the block's successors, or, if its result says so, to those where it is zero. */
    List<Integer> successorsOf(Function f, Block b, Statement s) {
        if (s.definition == null || !zeroAfter.contains(s.call.callee())) return b.successors;
        String test = null;
        for (Statement last : b.statements) if (last.text.startsWith("if (")) test = last.text;
        Matcher m = TEST.matcher(test == null ? "" : test);
        if (!m.matches() || b.successors.size() != 2) return b.successors;
        boolean nonzero = m.group(2).equals("!=");
        String name = m.group(1);
        for (int i = 0; i < 4 && !name.equals(s.definition); i++) {
            Statement d = f.definitions.get(name);
            if (d == null) return b.successors;
            if (d.text.contains(" = ~")) {
                nonzero = !nonzero;
                name = plain(d.right.substring(1));
            } else if (d.text.matches(".* = [\\w.]+ [!=]= 0B?;")) {
                if (d.text.contains("==")) nonzero = !nonzero;
                name = d.right.substring(0, d.right.indexOf(' '));
            } else {
                name = plain(d.right);
            }
        }
        return name.equals(s.definition) ? List.of(b.successors.get(nonzero ? 1 : 0)) : b.successors;
    }

    boolean answersZeroAfter(Function f) {
        for (Block b : f.blocks.values())
            for (Statement s : b.statements)
                if (s.call != null && safepointOf(f, s.call) != null && !onlyZeroFollows(f, b, s)) return false;
        return true;
    }

    boolean onlyZeroFollows(Function f, Block b, Statement call) {
        Set<Integer> after = new HashSet<>();
        ArrayDeque<Integer> next = new ArrayDeque<>(successorsOf(f, b, call));
        while (!next.isEmpty()) {
            int n = next.pop();
            if (f.blocks.containsKey(n) && after.add(n)) next.addAll(f.blocks.get(n).successors);
        }
        int own = f.blocks.entrySet().stream().filter(e -> e.getValue() == b).findFirst().orElseThrow().getKey();
        for (Statement s : b.statements)
            if (s.text.startsWith("return") && !isZero(f, s.text.substring(6).replace(";", "").strip(), call, after, own, new HashSet<>())) return false;
        for (int n : after)
            for (Statement s : f.blocks.get(n).statements)
                if (s.text.startsWith("return") && !isZero(f, s.text.substring(6).replace(";", "").strip(), call, after, own, new HashSet<>())) return false;
        return true;
    }

    boolean isZero(Function f, String value, Statement call, Set<Integer> after, int own, Set<String> seen) {
        value = plain(value);
        if (value.equals("0") || value.equals("0B")) return true;
        Statement d = f.definitions.get(value);
        if (d == null || !seen.add(value)) return d != null;
        if (d.text.startsWith("#")) {
            for (String use : d.uses) {
                int open = use.lastIndexOf('('), from = Integer.parseInt(use.substring(open + 1, use.length() - 1));
                if ((after.contains(from) || from == own) && !isZero(f, use.substring(0, open), call, after, own, seen)) return false;
            }
            return true;
        }
        if (d.call != null) return alwaysZero.contains(d.call.callee()) || d == call && zeroAfter.contains(d.call.callee());
        if (d.right.matches("[\\w.]+(\\(D\\))?")) return isZero(f, d.right, call, after, own, seen);
        Matcher not = Pattern.compile("([\\w.]+) != 0B?").matcher(d.right);
        return not.matches() && isZero(f, not.group(1), call, after, own, seen);
    }

    boolean answersZero(Function f) {
        boolean any = false;
        for (Block b : f.blocks.values())
            for (Statement s : b.statements)
                if (s.text.startsWith("return")) {
                    String value = plain(s.text.substring(6).replace(";", "").strip());
                    if (!isConstantZero(f, value, new HashSet<>())) return false;
                    any = true;
                }
        return any;
    }

    boolean isConstantZero(Function f, String value, Set<String> seen) {
        if (value.equals("0") || value.equals("0B")) return true;
        Statement d = f.definitions.get(value);
        if (d == null) return false;
        if (!seen.add(value)) return true;
        if (d.text.startsWith("#")) return d.uses.stream().allMatch(u -> isConstantZero(f, plain(u.substring(0, u.lastIndexOf('('))), seen));
        if (d.call != null) return alwaysZero.contains(d.call.callee());
        return isConstantZero(f, plain(d.right), seen);
    }

    /** The greatest sets: what is assumed of all is taken back until nothing contradicts. */
    void findZero() {
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function f : functions.values())
                if (!alwaysZero.contains(f.name) && answersZero(f)) changed |= alwaysZero.add(f.name);
        }
        zeroAfter.addAll(reaches.keySet());
        while (zeroAfter.removeIf(name -> !RESTS.contains(name) && !answersZeroAfter(functions.get(name)))) {}
        zeroAfter.removeAll(RESTS);
    }
}
