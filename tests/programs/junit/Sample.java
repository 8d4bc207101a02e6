// SPDX-License-Identifier: MIT
// A test class with every kind of outcome: passed, failed, ignored, assumed away, expected
// exception, rule.
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThat;

import org.hamcrest.CoreMatchers;
import org.junit.Assume;
import org.junit.Before;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExpectedException;
import org.junit.rules.TestName;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class Sample {

    static int zero;
    int ready;

    @Rule
    public TestName name = new TestName();

    @Rule
    public ExpectedException thrown = ExpectedException.none();

    @Before
    public void prepare() {
        ready++;
    }

    @Test
    public void adds() {
        assertEquals(2, 1 + ready);
    }

    @Test(expected = ArithmeticException.class)
    public void divides() {
        zero = 1 / zero;
    }

    @Ignore("some other day")
    @Test
    public void ignored() {
        assertEquals(1, 2);
    }

    @Test
    public void failsWithText() {
        assertEquals("text", 1, 2);
    }

    @Test
    public void failsInArray() {
        assertArrayEquals(new int[] { 1, 2 }, new int[] { 1, 3 });
    }

    @Test
    public void knowsItsName() {
        assertEquals("knowsItsName", name.getMethodName());
    }

    @Test
    public void matches() {
        assertThat("abc", CoreMatchers.containsString("x"));
    }

    @Test(timeout = 60000)
    public void assumes() {
        Assume.assumeTrue(false);
    }

    @Test
    public void expects() {
        thrown.expect(NumberFormatException.class);
        thrown.expectMessage("For input string: \"x\"");
        Integer.parseInt("x");
    }

    @Test
    public void throwsWithCause() {
        throw new IllegalStateException("outer", new RuntimeException("inner"));
    }
}
