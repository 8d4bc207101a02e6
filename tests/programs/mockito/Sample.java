/* SPDX-License-Identifier: MIT */
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.RETURNS_DEFAULTS;
import static org.mockito.Mockito.RETURNS_SMART_NULLS;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.mockito.ArgumentCaptor;
import org.mockito.InOrder;

/**
 * Classes made while the program runs: mocks of classes and interfaces, spies, what they verify and
 * what they say.
 */
public class Sample {

    public abstract static class Store {

        public abstract String find(int id);

        public int count() {
            return 5;
        }

        protected List<String> all(String... names) {
            return Arrays.asList(names);
        }
    }

    public static class Bag {

        private final List<String> items = new ArrayList<>();

        public void add(String item) {
            items.add(item);
        }

        public int size() {
            return items.size();
        }
    }

    public interface Service {
        String call(String name, int... numbers);

        default int twice(int x) {
            return x * 2;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 20; i++) {
            System.out.println(stored(i));
            System.out.println(called());
            System.out.println(spied());
        }
        System.out.println(textOf(() -> mock(String.class)));
        Function<String, Optional<Map<String, List<Integer>>>> function = mock(
            Function.class,
            RETURNS_SMART_NULLS
        );
        Service service = mock(Service.class);
        System.out.println(function.apply("x") + " " + service.twice(3));
        // else a mock may be collected during a call of it
        java.lang.ref.Reference.reachabilityFence(function);
        java.lang.ref.Reference.reachabilityFence(service);
    }

    private static String stored(int i) {
        Store store = mock(Store.class, i % 2 == 0 ? CALLS_REAL_METHODS : RETURNS_DEFAULTS);
        doAnswer(call -> "item" + call.getArgument(0) + i)
            .when(store)
            .find(anyInt());
        String text = store.find(i) + store.count() + store.all("p", "q");
        ArgumentCaptor<Integer> captor = ArgumentCaptor.forClass(Integer.class);
        verify(store).find(captor.capture());
        InOrder order = inOrder(store);
        order.verify(store).find(i);
        order.verify(store).count();
        return text + captor.getValue() + textOf(() -> verify(store, times(2)).count());
    }

    private static String called() {
        Service service = mock(Service.class);
        when(service.call(eq("x"), any()))
            .thenReturn("one", "two")
            .thenThrow(new IllegalStateException("end"));
        when(service.twice(anyInt())).thenCallRealMethod();
        return (
            service.call("x", 1, 2) +
            service.call("x", 3) +
            service.call("y") +
            service.twice(4) +
            textOf(() -> service.call("x")) +
            textOf(() -> verifyNoMoreInteractions(service))
        );
    }

    private static String spied() {
        Bag bag = spy(new Bag());
        bag.add("a");
        when(bag.size()).thenReturn(100);
        bag.add("b");
        verify(bag, times(1)).add("b");
        verify(bag, never()).add("c");
        return bag.size() + " " + bag.items;
    }

    /* Without the lines that tell places and identities. */
    private static String textOf(Runnable action) {
        try {
            action.run();
            return "nothing";
        } catch (Throwable t) {
            return (
                t.getClass().getName() +
                " " +
                String.valueOf(t.getMessage())
                    .replaceAll("(?m)^.*-> at.*\n?", "")
                    .replaceAll("@[0-9a-f]+", "")
            );
        }
    }
}
