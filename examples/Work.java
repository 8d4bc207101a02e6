// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.List;

/** Something to watch: makes lists of words and counts what is in them. */
public class Work {
    static List<String> words(int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) words.add(word(i));
        return words;
    }
    static String word(int i) {
        return "word" + i;
    }
    public static void main(String[] args) {
        int letters = 0;
        for (int round = 0; round < 50; round++)
            for (String word : words(200)) letters += word.length();
        System.out.println(letters + " letters");
    }
}
