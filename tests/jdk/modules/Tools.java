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
            int status = ToolProvider.findFirst(words[0]).get().run(System.out, System.err, Arrays.copyOfRange(words, 1, words.length));
            if (status != 0) throw new IllegalStateException(line);
        }
    }
}
