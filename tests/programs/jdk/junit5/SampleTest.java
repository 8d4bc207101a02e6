// SPDX-License-Identifier: MIT
import static org.junit.jupiter.api.Assertions.*;

import java.time.Duration;
import java.util.stream.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

@DisplayName("sample")
@TestMethodOrder(MethodOrderer.MethodName.class)
class SampleTest {

    private int count;

    @BeforeEach
    void up() {
        count++;
    }

    @Test
    void one() {
        assertEquals(1, count);
    }

    @Test
    void fails() {
        assertEquals("a", "b", "texts");
    }

    @Test
    @Disabled("not today")
    void disabled() {
        fail();
    }

    @Test
    void throwing() {
        assertThrows(ArithmeticException.class, () -> System.out.println(1 / (count - 1)));
    }

    @Test
    void many() {
        assertAll(
            () -> assertTrue(true),
            () -> assertNotNull(null, "nothing"),
            () -> assertArrayEquals(new int[] { 1 }, new int[] { 2 })
        );
    }

    @Test
    void inTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Thread.sleep(1));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({ "1, one", "2, two", "3, three" })
    void csv(int n, String s) {
        assertTrue(s.length() > n);
    }

    @ParameterizedTest
    @EnumSource(Thread.State.class)
    void states(Thread.State s) {
        assertNotEquals(Thread.State.WAITING, s);
    }

    @RepeatedTest(3)
    void again(RepetitionInfo i) {
        assertTrue(i.getCurrentRepetition() < 4);
    }

    @TestFactory
    Stream<DynamicTest> dynamic() {
        return IntStream.range(0, 3).mapToObj(i ->
            DynamicTest.dynamicTest("d" + i, () -> assertEquals(0, i / 2))
        );
    }

    @Nested
    class Inner {

        @Test
        void inner() {
            assertEquals(1, count);
        }
    }
}
