// SPDX-License-Identifier: MIT
// Solves problems in DIMACS form with SAT4J and prints answers, models and counts.
import java.util.Arrays;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;
import org.sat4j.tools.ModelIterator;

public class Solve {

    public static void main(String[] args) throws Exception {
        for (String file : args) {
            ISolver solver = SolverFactory.newDefault();
            IProblem problem = new DimacsReader(solver).parseInstance(file);
            boolean yes = problem.isSatisfiable();
            System.out.println(
                file + ": " + problem.nVars() + " " + problem.nConstraints() + " " + yes
            );
            if (yes) {
                System.out.println(Arrays.toString(problem.model()));
            }
            System.out.println(new java.util.TreeMap<>(solver.getStat()).headMap("t"));
        }
        ModelIterator all = new ModelIterator(SolverFactory.newDefault());
        IProblem problem = new DimacsReader(all).parseInstance(args[1]);
        int models = 0;
        while (problem.isSatisfiable()) {
            problem.model();
            models++;
        }
        System.out.println(models + " models");
    }
}
