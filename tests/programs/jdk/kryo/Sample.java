// SPDX-License-Identifier: MIT
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.*;
import java.util.*;

public class Sample {

    public static class Tree {

        int value;
        Tree left, right;
        String[] names;
        EnumSet<Thread.State> s;

        Tree() {}

        Tree(int v) {
            value = v;
        }
    }

    public static void main(String[] args) {
        Kryo k = new Kryo();
        Tree t = new Tree(50),
            at = t;
        for (int i = 0; i < 100; i++) {
            Tree next = new Tree(i * i);
            if (i % 2 == 0) at.left = next;
            else at.right = next;
            next.names = new String[] { "n" + i, null };
            at = next;
        }
        at.left = t;
        Output out = new Output(64, -1);
        k.writeClassAndObject(out, t);
        k.writeClassAndObject(
            out,
            new TreeMap<>(Map.of("a", List.of(1, 2), "b", "c")).headMap("c").size()
        );
        Input in = new Input(out.toBytes());
        Tree back = (Tree) k.readClassAndObject(in);
        int depth = 0;
        for (Tree x = back; depth == 0 || x != back; x = x.left != null ? x.left : x.right) depth++;
        System.out.println(
            depth +
                " " +
                k.readClassAndObject(in) +
                " " +
                out.total() +
                " " +
                Arrays.hashCode(out.toBytes())
        );
        Tree copy = k.copy(back);
        System.out.println(copy != back && copy.left.names[0].equals("n0"));
    }
}
