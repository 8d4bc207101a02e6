// SPDX-License-Identifier: MIT
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * java Damage vm work seed count: mutants of the programs in work/list ("topic Main", classes in
 * work/programs/topic),
 * each run by a VM of its own. A program that loops is none of the VM's faults as long as SIGQUIT
 * gets an answer.
 */
public final class Damage {

    static final String[][] OPTIONS = {
        {},
        { "-Xint" },
        { "-Xjit:threshold=0" },
        { "-Xjit:threshold=20" },
        { "-Xgc:generational,stress=997,guard" },
        { "-Xjit:threshold=0", "-Xgc:generational,stress=997,guard" },
        { "-Xgc:semispace,stress=1999,guard" }
    };
    static final int PATIENCE = 10;

    static String vm;
    static Path work;
    static long seed;
    static final Map<String, Integer> outcomes = Collections.synchronizedMap(new TreeMap<>());
    static final AtomicInteger harm = new AtomicInteger();

    /** The bytes that are code: pairs of start and end. */
    static List<int[]> code(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes).position(8);
        String[] texts = new String[in.getShort() & 0xffff];
        for (int i = 1; i < texts.length; i++) {
            int tag = in.get();
            if (tag == 1) {
                byte[] text = new byte[in.getShort() & 0xffff];
                in.get(text);
                texts[i] = new String(text, StandardCharsets.ISO_8859_1);
            } else if (tag == 5 || tag == 6) {
                skip(in, 8);
                i++;
            } else skip(
                in,
                tag == 15 ? 3 : tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 2 : 4
            );
        }
        skip(in, 6);
        skip(in, 2 * in.getShort());
        List<int[]> found = new ArrayList<>();
        for (int kind = 0; kind < 2; kind++) for (
            int members = in.getShort() & 0xffff;
            members > 0;
            members--
        ) {
            skip(in, 6);
            for (int attributes = in.getShort() & 0xffff; attributes > 0; attributes--) {
                boolean isCode = texts[in.getShort() & 0xffff].equals("Code");
                int length = in.getInt(),
                    start = in.position();
                if (isCode) found.add(new int[] { start + 8, start + 8 + in.getInt(start + 4) });
                in.position(start + length);
            }
        }
        return found;
    }

    static void skip(ByteBuffer in, int bytes) {
        in.position(in.position() + bytes);
    }

    /** Exchanges instructions by others of their families: the verifier will like it. */
    static byte[] exchange(byte[] original, Random random) {
        byte[] bytes = original.clone();
        List<int[]> code = code(bytes);
        if (code.isEmpty()) return Mutate.mutate(original, random);
        for (int changes = 1 + random.nextInt(6), tries = 0; changes > 0 && tries < 2000; tries++) {
            int[] part = code.get(random.nextInt(code.size()));
            int at = part[0] + random.nextInt(part[1] - part[0]),
                op = bytes[at] & 0xff;
            if (op >= 0x02 && op <= 0x08) bytes[at] = (byte) (0x02 + random.nextInt(7));
            // iconst
            else if (op >= 0x1a && op <= 0x1d) bytes[at] = (byte) (0x1a + random.nextInt(4));
            // iload
            else if (op >= 0x60 && op <= 0x73) bytes[at] = (byte) (0x60 +
                (op % 4) +
                4 * random.nextInt(5));
            // add .. rem
            else if (op >= 0x99 && op <= 0x9e) bytes[at] = (byte) (0x99 + random.nextInt(6));
            // if
            else if (op >= 0x9f && op <= 0xa4) bytes[at] = (byte) (0x9f + random.nextInt(6));
            // if_icmp
            else if (op == 0xa5 || op == 0xa6 || op == 0xc6 || op == 0xc7) bytes[at] ^=
                op < 0xc0 ? 3 : 1;
            // if_acmp, null
            else if (op == 0x10) bytes[at + 1] = (byte) random.nextInt(256);
            // bipush
            else continue;
            changes--;
        }
        return bytes;
    }

    static void delete(Path directory) throws Exception {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path p : files.sorted(Collections.reverseOrder()).collect(Collectors.toList()))
                Files.delete(p);
        }
    }

    /** Reads what the program prints, so that it goes on, and looks for a thread dump. */
    static final class Output extends Thread {

        final InputStream in;
        volatile boolean dumped;

        Output(InputStream in) {
            this.in = in;
            start();
        }

        @Override
        public void run() {
            byte[] buffer = new byte[1 << 16],
                wanted = "Full thread dump".getBytes();
            int matched = 0;
            try (in) {
                for (int n; (n = in.read(buffer)) > 0; ) for (int i = 0; i < n; i++) {
                    matched =
                        buffer[i] == wanted[matched] ? matched + 1 : buffer[i] == wanted[0] ? 1 : 0;
                    if (matched == wanted.length) {
                        dumped = true;
                        matched = 0;
                    }
                }
            } catch (IOException e) {
                return;
            }
        }
    }

    static boolean answers(Process process, Output output) throws Exception {
        new ProcessBuilder("sh", "-c", "kill -QUIT " + process.pid()).start().waitFor();
        for (int i = 0; i < 300 && process.isAlive() && !output.dumped; i++) Thread.sleep(100);
        return output.dumped || !process.isAlive();
    }

    static void one(String topic, String main, int number) throws Exception {
        Random random = new Random(seed * 1000003 + number);
        Path all = work.resolve("programs").resolve(topic);
        List<Path> classes;
        try (Stream<Path> files = Files.walk(all)) {
            classes = files
                .filter(p -> {
                    String name = p.getFileName().toString();
                    return (
                        name.equals(main + ".class") ||
                        (name.startsWith(main + "$") && name.endsWith(".class"))
                    );
                })
                .sorted()
                .collect(Collectors.toList());
        }
        if (classes.isEmpty()) return;
        Path victim = classes.get(random.nextInt(classes.size())),
            mutant = work.resolve("mutant" + number);
        Path damaged = mutant.resolve(all.relativize(victim).toString());
        Files.createDirectories(damaged.getParent());
        byte[] bytes = Files.readAllBytes(victim);
        Files.write(
            damaged,
            random.nextInt(3) > 0 ? exchange(bytes, random) : Mutate.mutate(bytes, random)
        );
        List<String> command = new ArrayList<>(List.of(vm, "-Xmx64m"));
        Collections.addAll(command, OPTIONS[random.nextInt(OPTIONS.length)]);
        Collections.addAll(
            command,
            "-cp",
            mutant + File.pathSeparator + all.toAbsolutePath(),
            main
        );
        Path err = mutant.resolve("err");
        Process process = new ProcessBuilder(command)
            .directory(mutant.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectError(err.toFile())
            .start();
        Output output = new Output(process.getInputStream());
        String outcome,
            text = null;
        if (process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
            int status = process.exitValue();
            outcome = status == 0 ? "ran" : status == 1 ? thrown(err) : "status " + status;
            if (status != 0 && status != 1) text = outcome;
        } else {
            outcome = "loops";
            if (!answers(process, output)) text = "does not answer";
            process.destroyForcibly().waitFor();
        }
        output.join(5000);
        outcomes.merge(outcome, 1, Integer::sum);
        if (text == null) delete(mutant);
        else {
            harm.incrementAndGet();
            System.out.println(
                "HARM seed " +
                    seed +
                    " mutant " +
                    number +
                    " of " +
                    topic +
                    "/" +
                    main +
                    ": " +
                    text +
                    ": " +
                    String.join(" ", command)
            );
        }
    }

    static String thrown(Path err) throws Exception {
        for (String line : new String(Files.readAllBytes(err), StandardCharsets.ISO_8859_1).split(
            "\n"
        ))
            for (String word : line.split("[ :]"))
                if (word.matches("[a-z.]+\\.[A-Za-z.$]*(Error|Exception)")) return word.substring(
                    word.lastIndexOf('.') + 1
                );
        return "status 1";
    }

    public static void main(String[] args) throws Exception {
        vm = Path.of(args[0]).toAbsolutePath().toString();
        work = Path.of(args[1]).toAbsolutePath();
        seed = Long.parseLong(args[2]);
        int count = Integer.parseInt(args[3]);
        List<String> programs = Files.readAllLines(work.resolve("list"));
        Random choice = new Random(seed);
        ExecutorService pool = Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors()
        );
        for (int i = 0; i < count; i++) {
            String[] program = programs.get(choice.nextInt(programs.size())).split(" ");
            int number = i;
            pool.submit(() -> {
                try {
                    one(program[0], program[1], number);
                } catch (Exception e) {
                    harm.incrementAndGet();
                    System.out.println("HARM mutant " + number + ": " + e);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(
            "mutants of " +
                programs.size() +
                " programs: " +
                count +
                ", seed " +
                seed +
                " " +
                outcomes
        );
        System.exit(harm.get() == 0 ? 0 : 1);
    }
}
