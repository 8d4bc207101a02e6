// SPDX-License-Identifier: MIT
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.spi.ToolProvider;

/** Tools of the JDK by lines of commands, all in one process. */
public class Tools {
    public static void main(String[] args) throws Exception {
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = commands.readLine()) != null; ) {
            String[] words = line.split(" +");
            String[] arguments = Arrays.copyOfRange(words, 1, words.length);
            ToolProvider tool = ToolProvider.findFirst(words[0]).get();
            int status = tool.run(System.out, System.err, arguments);
            if (status != 0) throw new IllegalStateException(line);
        }
    }
}
