// SPDX-License-Identifier: MIT
import java.io.File;
import java.util.Random;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.*;
import org.apache.lucene.store.*;
import org.apache.lucene.util.Version;

// An index in files, memory mapped, searched by words, phrases, ranges and wildcards.
public class Sample {

    public static void main(String[] args) throws Exception {
        File folder = new File("index");
        String[] words =
            "red green blue house tree car river stone cloud light dark fast slow old new".split(
                " "
            );
        Random random = new Random(42);
        try (
            Directory d = new NIOFSDirectory(folder);
            IndexWriter w = new IndexWriter(
                d,
                new IndexWriterConfig(Version.LATEST, new StandardAnalyzer())
            )
        ) {
            for (int i = 0; i < 600; i++) {
                Document doc = new Document();
                StringBuilder text = new StringBuilder();
                for (int k = 5 + random.nextInt(20); k > 0; k--) text.append(
                    words[random.nextInt(words.length)]
                ).append(' ');
                doc.add(new StringField("id", "d" + i, Field.Store.YES));
                doc.add(new IntField("size", text.length(), Field.Store.YES));
                doc.add(new TextField("text", text.toString(), Field.Store.YES));
                w.addDocument(doc);
                if (i % 200 == 199) w.commit();
            }
            w.deleteDocuments(new Term("id", "d7"));
            w.forceMerge(1);
        }
        try (Directory d = new NIOFSDirectory(folder); IndexReader r = DirectoryReader.open(d)) {
            IndexSearcher s = new IndexSearcher(r);
            System.out.println(r.numDocs());
            QueryParser parser = new QueryParser("text", new StandardAnalyzer());
            for (String q : new String[] {
                "red AND green -blue",
                "\"old house\"",
                "clo*",
                "rivr~1",
                "text:stone^3 light",
                "id:d7"
            }) {
                TopDocs top = s.search(parser.parse(q), 5);
                System.out.println(q + " " + top.totalHits);
                for (ScoreDoc hit : top.scoreDocs)
                    System.out.printf("  %s %.5f%n", s.doc(hit.doc).get("id"), hit.score);
            }
            TopDocs range = s.search(
                NumericRangeQuery.newIntRange("size", 30, 40, true, true),
                1000
            );
            System.out.println(range.totalHits);
            System.out.println(s.explain(parser.parse("red"), range.scoreDocs[0].doc).isMatch());
        }
        for (File f : folder.listFiles()) f.delete();
    }
}
