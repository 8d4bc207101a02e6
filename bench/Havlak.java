/* SPDX-License-Identifier: MIT */
/* Finds loops in a control flow graph by Havlak's algorithm: depth-first numbering, then collapsing
 * of loop bodies from the innermost outwards with union-find. Argument: how often the graph is
 * analysed. Measures collections, pointer chasing, allocation. */
import java.util.ArrayList;
import java.util.HashSet;

public class Havlak {
    static final class Block {
        final int name;
        final ArrayList<Block> in = new ArrayList<>(2), out = new ArrayList<>(2);

        Block(int name) {
            this.name = name;
        }
    }

    static final class Graph {
        final ArrayList<Block> blocks = new ArrayList<>();

        Block block(int name) {
            while (blocks.size() <= name) blocks.add(new Block(blocks.size()));
            return blocks.get(name);
        }

        void edge(int from, int to) {
            int most = Math.max(from, to);
            block(most);
            block(from).out.add(block(to));
            block(to).in.add(block(from));
        }

        int diamond(int start) {
            edge(start, start + 1);
            edge(start, start + 2);
            edge(start + 1, start + 3);
            edge(start + 2, start + 3);
            return start + 3;
        }

        int straight(int start, int length) {
            for (int i = 0; i < length; i++) edge(start + i, start + i + 1);
            return start + length;
        }

        int baseLoop(int from) {
            int header = straight(from, 1);
            int top = diamond(header);
            int bottom = straight(top, 1);
            int end = diamond(straight(bottom, 1));
            edge(bottom, header);
            edge(end, from);
            return straight(end, 1);
        }
    }

    static final class Loop {
        final Block header;
        final boolean reducible;
        final ArrayList<Block> body = new ArrayList<>();
        final ArrayList<Loop> children = new ArrayList<>();
        Loop parent;
        int nesting;

        Loop(Block header, boolean reducible) {
            this.header = header;
            this.reducible = reducible;
        }

        void setParent(Loop loop) {
            parent = loop;
            loop.children.add(this);
        }
    }

    static final class Node {
        Node parent = this;
        final Block block;
        final int number;
        Loop loop;

        Node(Block block, int number) {
            this.block = block;
            this.number = number;
        }

        Node find() {
            ArrayList<Node> path = new ArrayList<>();
            Node node = this;
            while (node != node.parent) {
                if (node.parent != node.parent.parent) path.add(node);
                node = node.parent;
            }
            for (int i = 0; i < path.size(); i++) path.get(i).parent = node.parent;
            return node;
        }
    }

    static final int TOP = 0, NON_HEADER = 1, REDUCIBLE = 2, SELF = 3, IRREDUCIBLE = 4, DEAD = 5;

    static final class Finder {
        final Graph graph;
        final ArrayList<Loop> loops = new ArrayList<>();
        final Loop root = new Loop(null, true);
        Node[] nodes;
        int[] numbers, last;
        int count;

        Finder(Graph graph) {
            this.graph = graph;
        }

        /* Without recursion: the graphs are deep. */
        void number(Block start) {
            int size = graph.blocks.size();
            Block[] stack = new Block[size];
            int[] next = new int[size];
            int depth = 0;
            stack[0] = start;
            nodes[count] = new Node(start, count);
            numbers[start.name] = count++;
            while (depth >= 0) {
                Block at = stack[depth];
                if (next[depth] < at.out.size()) {
                    Block target = at.out.get(next[depth]++);
                    if (numbers[target.name] < 0) {
                        nodes[count] = new Node(target, count);
                        numbers[target.name] = count++;
                        stack[++depth] = target;
                        next[depth] = 0;
                    }
                } else {
                    last[numbers[at.name]] = count - 1;
                    depth--;
                }
            }
        }

        boolean isAncestor(int w, int v) {
            return w <= v && v <= last[w];
        }

        int find() {
            int size = graph.blocks.size();
            nodes = new Node[size];
            numbers = new int[size];
            last = new int[size];
            for (int i = 0; i < size; i++) numbers[i] = -1;
            number(graph.blocks.get(0));

            ArrayList<ArrayList<Integer>> backward = new ArrayList<>(),
                nonBackward = new ArrayList<>();
            int[] kind = new int[size], header = new int[size];
            for (int w = 0; w < size; w++) {
                ArrayList<Integer> back = new ArrayList<>(), other = new ArrayList<>();
                backward.add(back);
                nonBackward.add(other);
                if (w >= count) {
                    kind[w] = DEAD;
                    continue;
                }
                kind[w] = NON_HEADER;
                for (Block from : nodes[w].block.in) {
                    int v = numbers[from.name];
                    if (v < 0) continue;
                    if (isAncestor(w, v)) back.add(v);
                    else other.add(v);
                }
            }
            for (int w = count - 1; w >= 0; w--) {
                ArrayList<Node> pool = new ArrayList<>();
                HashSet<Node> inPool = new HashSet<>();
                Block block = nodes[w].block;
                for (int v : backward.get(w)) {
                    if (v == w) {
                        kind[w] = SELF;
                    } else {
                        Node node = nodes[v].find();
                        if (inPool.add(node)) pool.add(node);
                    }
                }
                ArrayList<Node> work = new ArrayList<>(pool);
                if (!pool.isEmpty()) kind[w] = REDUCIBLE;
                for (int i = 0; i < work.size(); i++) {
                    Node x = work.get(i);
                    ArrayList<Integer> from = nonBackward.get(x.number);
                    for (int k = 0; k < from.size(); k++) {
                        Node y = nodes[from.get(k)].find();
                        if (!isAncestor(w, y.number)) {
                            kind[w] = IRREDUCIBLE;
                            nonBackward.get(w).add(y.number);
                        } else if (y.number != w && inPool.add(y)) {
                            work.add(y);
                            pool.add(y);
                        }
                    }
                }
                if (!pool.isEmpty() || kind[w] == SELF) {
                    Loop loop = new Loop(block, kind[w] != IRREDUCIBLE);
                    nodes[w].loop = loop;
                    for (Node node : pool) {
                        header[node.number] = w;
                        node.parent = nodes[w];
                        if (node.loop != null) node.loop.setParent(loop);
                        else loop.body.add(node.block);
                    }
                    loops.add(loop);
                }
            }
            for (Loop loop : loops) if (loop.parent == null) loop.setParent(root);
            return loops.size();
        }

        int nest(Loop loop, int depth) {
            loop.nesting = depth;
            int most = depth;
            for (Loop child : loop.children) most = Math.max(most, nest(child, depth + 1));
            return most;
        }
    }

    public static void main(String[] args) {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 35;
        Graph graph = new Graph();
        graph.edge(0, 1);
        int n = 1;
        for (int outer = 0; outer < 10; outer++) {
            int top = n;
            n = graph.straight(n, 1);
            for (int i = 0; i < 10; i++) {
                int middle = n;
                n = graph.straight(n, 1);
                for (int k = 0; k < 5; k++) n = graph.baseLoop(n);
                graph.edge(n, middle);
                n = graph.straight(n, 1);
            }
            graph.edge(n, top);
            n = graph.straight(n, 1);
        }
        long loops = 0, depth = 0, body = 0;
        for (int i = 0; i < runs; i++) {
            Finder finder = new Finder(graph);
            loops += finder.find();
            depth = finder.nest(finder.root, 0);
            for (Loop loop : finder.loops) body += loop.body.size();
        }
        System.out.println("blocks " + graph.blocks.size() + ", loops " + loops
            + ", depth " + depth + ", body " + body);
    }
}
