/* SPDX-License-Identifier: MIT */
/* An incremental solver of one-way constraints: a chain of equalities and a fan of scalings, as in
 * the DeltaBlue algorithm (planning by strengths and walkabout strengths). Argument: length of
 * chain and fan. */
import java.util.ArrayList;

public class DeltaBlue {
    /* Strengths: smaller is stronger. */
    static final int REQUIRED = 0, PREFERRED = 2, STRONG_DEFAULT = 3,
        NORMAL = 4, WEAK_DEFAULT = 5, WEAKEST = 6;

    static final class Variable {
        int value;
        final ArrayList<Constraint> constraints = new ArrayList<>();
        Constraint determinedBy;
        int mark;
        int walkStrength = WEAKEST;
        boolean stay = true;

        Variable(int value) {
            this.value = value;
        }
    }

    abstract static class Constraint {
        final int strength;

        Constraint(int strength) {
            this.strength = strength;
        }

        abstract void addToGraph();
        abstract void removeFromGraph();
        abstract void chooseMethod(int mark);
        abstract boolean isSatisfied();
        abstract void markInputs(int mark);
        abstract boolean inputsKnown(int mark);
        abstract Variable output();
        abstract void markUnsatisfied();
        abstract void recalculate();
        abstract void execute();

        boolean isInput() {
            return false;
        }

        /* Satisfies this constraint if it can; answers the constraint it displaces. */
        Constraint satisfy(Planner planner, int mark) {
            chooseMethod(mark);
            if (!isSatisfied()) {
                if (strength == REQUIRED)
                    throw new IllegalStateException("a required constraint fails");
                return null;
            }
            markInputs(mark);
            Variable out = output();
            Constraint displaced = out.determinedBy;
            if (displaced != null) displaced.markUnsatisfied();
            out.determinedBy = this;
            if (!planner.addPropagate(this, mark)) throw new IllegalStateException("cycle");
            out.mark = mark;
            return displaced;
        }
    }

    abstract static class Unary extends Constraint {
        final Variable target;
        boolean satisfied;

        Unary(Variable target, int strength, Planner planner) {
            super(strength);
            this.target = target;
            addToGraph();
            planner.incrementalAdd(this);
        }

        @Override void addToGraph() {
            target.constraints.add(this);
            satisfied = false;
        }

        @Override void removeFromGraph() {
            target.constraints.remove(this);
            satisfied = false;
        }

        @Override void chooseMethod(int mark) {
            satisfied = target.mark != mark && strength < target.walkStrength;
        }

        @Override boolean isSatisfied() {
            return satisfied;
        }

        @Override void markInputs(int mark) {
        }

        @Override boolean inputsKnown(int mark) {
            return true;
        }

        @Override Variable output() {
            return target;
        }

        @Override void markUnsatisfied() {
            satisfied = false;
        }

        @Override void recalculate() {
            target.walkStrength = strength;
            target.stay = !isInput();
            if (target.stay) execute();
        }
    }

    static final class Stay extends Unary {
        Stay(Variable target, int strength, Planner planner) {
            super(target, strength, planner);
        }

        @Override void execute() {
        }
    }

    static final class Edit extends Unary {
        Edit(Variable target, int strength, Planner planner) {
            super(target, strength, planner);
        }

        @Override boolean isInput() {
            return true;
        }

        @Override void execute() {
        }
    }

    abstract static class Binary extends Constraint {
        static final int NONE = 0, FORWARD = 1, BACKWARD = -1;
        final Variable first, second;
        int direction = NONE;

        Binary(Variable first, Variable second, int strength) {
            super(strength);
            this.first = first;
            this.second = second;
        }

        Variable input() {
            return direction == FORWARD ? first : second;
        }

        @Override Variable output() {
            return direction == FORWARD ? second : first;
        }

        @Override void addToGraph() {
            first.constraints.add(this);
            second.constraints.add(this);
            direction = NONE;
        }

        @Override void removeFromGraph() {
            first.constraints.remove(this);
            second.constraints.remove(this);
            direction = NONE;
        }

        @Override void chooseMethod(int mark) {
            if (first.mark == mark) {
                direction = second.mark != mark && strength < second.walkStrength ? FORWARD : NONE;
            } else if (second.mark == mark) {
                direction = strength < first.walkStrength ? BACKWARD : NONE;
            } else if (first.walkStrength > second.walkStrength) {
                direction = strength < first.walkStrength ? BACKWARD : NONE;
            } else {
                direction = strength < second.walkStrength ? FORWARD : NONE;
            }
        }

        @Override boolean isSatisfied() {
            return direction != NONE;
        }

        @Override void markInputs(int mark) {
            input().mark = mark;
        }

        @Override boolean inputsKnown(int mark) {
            Variable in = input();
            return in.mark == mark || in.stay || in.determinedBy == null;
        }

        @Override void markUnsatisfied() {
            direction = NONE;
        }

        @Override void recalculate() {
            Variable in = input(), out = output();
            out.walkStrength = Math.max(strength, in.walkStrength);
            out.stay = in.stay;
            if (out.stay) execute();
        }
    }

    static final class Equal extends Binary {
        Equal(Variable first, Variable second, int strength, Planner planner) {
            super(first, second, strength);
            addToGraph();
            planner.incrementalAdd(this);
        }

        @Override void execute() {
            output().value = input().value;
        }
    }

    static final class Scale extends Binary {
        final Variable scale, offset;

        Scale(Variable source, Variable scale, Variable offset, Variable result,
            int strength, Planner planner) {
            super(source, result, strength);
            this.scale = scale;
            this.offset = offset;
            addToGraph();
            planner.incrementalAdd(this);
        }

        @Override void addToGraph() {
            super.addToGraph();
            scale.constraints.add(this);
            offset.constraints.add(this);
        }

        @Override void removeFromGraph() {
            super.removeFromGraph();
            scale.constraints.remove(this);
            offset.constraints.remove(this);
        }

        @Override void markInputs(int mark) {
            super.markInputs(mark);
            scale.mark = mark;
            offset.mark = mark;
        }

        @Override void execute() {
            if (direction == FORWARD) second.value = first.value * scale.value + offset.value;
            else first.value = (second.value - offset.value) / scale.value;
        }

        @Override void recalculate() {
            Variable in = input(), out = output();
            out.walkStrength = Math.max(strength, in.walkStrength);
            out.stay = in.stay && scale.stay && offset.stay;
            if (out.stay) execute();
        }
    }

    static final class Planner {
        int mark;

        int newMark() {
            return ++mark;
        }

        void incrementalAdd(Constraint constraint) {
            int m = newMark();
            Constraint overridden = constraint.satisfy(this, m);
            while (overridden != null) overridden = overridden.satisfy(this, m);
        }

        void incrementalRemove(Constraint constraint) {
            Variable out = constraint.output();
            constraint.markUnsatisfied();
            constraint.removeFromGraph();
            ArrayList<Constraint> unsatisfied = removePropagate(out);
            for (int strength = REQUIRED; strength <= WEAKEST; strength++)
                for (int i = 0; i < unsatisfied.size(); i++) {
                    Constraint c = unsatisfied.get(i);
                    if (c.strength == strength) incrementalAdd(c);
                }
        }

        ArrayList<Constraint> makePlan(ArrayList<Constraint> sources) {
            int m = newMark();
            ArrayList<Constraint> plan = new ArrayList<>(), todo = sources;
            while (!todo.isEmpty()) {
                Constraint c = todo.remove(todo.size() - 1);
                if (c.output().mark != m && c.inputsKnown(m)) {
                    plan.add(c);
                    c.output().mark = m;
                    addConsuming(c.output(), todo);
                }
            }
            return plan;
        }

        ArrayList<Constraint> planFor(Constraint constraint) {
            ArrayList<Constraint> sources = new ArrayList<>();
            if (constraint.isInput() && constraint.isSatisfied()) sources.add(constraint);
            return makePlan(sources);
        }

        boolean addPropagate(Constraint constraint, int m) {
            ArrayList<Constraint> todo = new ArrayList<>();
            todo.add(constraint);
            while (!todo.isEmpty()) {
                Constraint c = todo.remove(todo.size() - 1);
                if (c.output().mark == m) {
                    incrementalRemove(constraint);
                    return false;
                }
                c.recalculate();
                addConsuming(c.output(), todo);
            }
            return true;
        }

        ArrayList<Constraint> removePropagate(Variable out) {
            ArrayList<Constraint> unsatisfied = new ArrayList<>();
            ArrayList<Variable> todo = new ArrayList<>();
            out.determinedBy = null;
            out.walkStrength = WEAKEST;
            out.stay = true;
            todo.add(out);
            while (!todo.isEmpty()) {
                Variable v = todo.remove(todo.size() - 1);
                Constraint determining = v.determinedBy;
                for (Constraint c : v.constraints) {
                    if (!c.isSatisfied()) {
                        unsatisfied.add(c);
                    } else if (c != determining) {
                        c.recalculate();
                        todo.add(c.output());
                    }
                }
            }
            return unsatisfied;
        }

        void addConsuming(Variable v, ArrayList<Constraint> list) {
            Constraint determining = v.determinedBy;
            ArrayList<Constraint> all = v.constraints;
            for (int i = 0; i < all.size(); i++) {
                Constraint c = all.get(i);
                if (c != determining && c.isSatisfied()) list.add(c);
            }
        }
    }

    static int chain(int n) {
        Planner planner = new Planner();
        Variable first = new Variable(0), before = first, last = first;
        for (int i = 0; i < n; i++) {
            last = new Variable(0);
            new Equal(before, last, REQUIRED, planner);
            before = last;
        }
        new Stay(last, STRONG_DEFAULT, planner);
        Edit edit = new Edit(first, PREFERRED, planner);
        ArrayList<Constraint> plan = planner.planFor(edit);
        for (int i = 0; i < 100; i++) {
            first.value = i;
            for (int k = 0; k < plan.size(); k++) plan.get(k).execute();
            if (last.value != i) throw new IllegalStateException("chain " + last.value);
        }
        planner.incrementalRemove(edit);
        return last.value;
    }

    static void change(Planner planner, Variable variable, int value) {
        Edit edit = new Edit(variable, PREFERRED, planner);
        ArrayList<Constraint> plan = planner.planFor(edit);
        for (int i = 0; i < 10; i++) {
            variable.value = value;
            for (int k = 0; k < plan.size(); k++) plan.get(k).execute();
        }
        planner.incrementalRemove(edit);
    }

    static long fan(int n) {
        Planner planner = new Planner();
        Variable scale = new Variable(10), offset = new Variable(1000),
            source = null, result = null;
        ArrayList<Variable> results = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            source = new Variable(i);
            result = new Variable(i);
            results.add(result);
            new Stay(source, NORMAL, planner);
            new Scale(source, scale, offset, result, REQUIRED, planner);
        }
        change(planner, source, 17);
        if (result.value != 1170) throw new IllegalStateException("forward " + result.value);
        change(planner, result, 1050);
        if (source.value != 5) throw new IllegalStateException("backward " + source.value);
        change(planner, scale, 5);
        change(planner, offset, 2000);
        long sum = 0;
        for (Variable v : results) sum += v.value;
        return sum;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20000;
        int chained = chain(n);
        System.out.println("chain " + chained + ", fan " + fan(n));
    }
}
