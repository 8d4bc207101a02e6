// SPDX-License-Identifier: MIT
import java.util.*;
import org.testng.*;
import org.testng.annotations.*;

public class Sample {

    public static class Tests {

        @DataProvider(name = "numbers")
        public Object[][] numbers() {
            return new Object[][] { { 1, 1 }, { 2, 4 }, { 3, 8 } };
        }

        @BeforeMethod
        public void before() {
            System.out.println("before");
        }

        @Test(dataProvider = "numbers")
        public void squares(int a, int b) {
            Assert.assertEquals(a * a, b);
        }

        @Test(dependsOnMethods = "squares")
        public void later() {}

        @Test(
            expectedExceptions = IllegalStateException.class,
            expectedExceptionsMessageRegExp = "b.*"
        )
        public void throwing() {
            throw new IllegalStateException("bad");
        }

        @Test(invocationCount = 4, threadPoolSize = 2)
        public synchronized void parallel() {}

        @Test(timeOut = 60000)
        public void timed() {}
    }

    public static void main(String[] args) {
        TestListenerAdapter results = new TestListenerAdapter();
        TestNG testng = new TestNG(false);
        testng.setUseDefaultListeners(false);
        testng.setVerbose(0);
        testng.setTestClasses(new Class<?>[] { Tests.class });
        testng.addListener((ITestNGListener) results);
        testng.run();
        print("passed", results.getPassedTests());
        print("failed", results.getFailedTests());
        print("skipped", results.getSkippedTests());
    }

    static void print(String kind, List<ITestResult> list) {
        SortedMap<String, Integer> names = new TreeMap<>();
        for (ITestResult r : list)
            names.merge(
                r.getName() +
                    (r.getThrowable() == null || kind.equals("passed")
                        ? ""
                        : " " + r.getThrowable().getMessage().replaceAll("@[0-9a-f]+", "")),
                1,
                Integer::sum
            );
        System.out.println(kind + " " + names);
    }
}
