// SPDX-License-Identifier: MIT
import java.io.File;
import java.nio.file.*;
import java.util.*;
import org.eclipse.jgit.api.*;
import org.eclipse.jgit.diff.*;
import org.eclipse.jgit.lib.*;
import org.eclipse.jgit.revwalk.RevCommit;

// A repository: commits, a branch, a merge with and without conflict, a difference; fixed times
// give fixed names.
public class Sample {

    static Git git;
    static int time = 1000000000;

    static RevCommit commit(String file, String text, String message) throws Exception {
        Files.writeString(Path.of("repo", file), text);
        git.add().addFilepattern(file).call();
        PersonIdent who = new PersonIdent(
            "N",
            "n@example.org",
            new Date((time += 60) * 1000L),
            TimeZone.getTimeZone("UTC")
        );
        return git.commit().setMessage(message).setAuthor(who).setCommitter(who).call();
    }

    public static void main(String[] args) throws Exception {
        git = Git.init().setDirectory(new File("repo")).call();
        String lines = "one\ntwo\nthree\nfour\nfive\nsix\n";
        System.out.println(commit("a.txt", lines, "first").getName());
        git.branchCreate().setName("side").call();
        RevCommit second = commit("a.txt", lines.replace("one", "ONE"), "second");
        git.checkout().setName("side").call();
        RevCommit side = commit("a.txt", lines.replace("six", "SIX"), "side");
        commit("b.txt", "b\n".repeat(100), "b");
        git.checkout().setName("master").call();
        MergeResult r = git
            .merge()
            .include(git.getRepository().findRef("side"))
            .setCommit(false)
            .call();
        System.out.println(
            r.getMergeStatus() + " " + Files.readString(Path.of("repo/a.txt")).replace("\n", ",")
        );
        System.out.println(commit("c.txt", "c", "merged").getParentCount());
        for (RevCommit c : git.log().call())
            System.out.println(c.getName() + " " + c.getShortMessage() + " " + c.getCommitTime());
        try (DiffFormatter f = new DiffFormatter(System.out)) {
            f.setRepository(git.getRepository());
            f.format(second.getTree(), side.getTree());
        }
        System.out.println(git.status().call().isClean());
        git.close();
        delete(new File("repo"));
    }

    static void delete(File f) {
        if (f.isDirectory()) for (File x : f.listFiles()) delete(x);
        f.delete();
    }
}
