/* SPDX-License-Identifier: MIT */
/* A tiny operating system that schedules six tasks passing packets. Argument: how often it is run.
 * Measures virtual calls, fields, short methods. */
public class Richards {
    static final int IDLE = 0, WORKER = 1, HANDLER_A = 2, HANDLER_B = 3,
        DEVICE_A = 4, DEVICE_B = 5, TASKS = 6;
    static final int KIND_DEVICE = 0, KIND_WORK = 1;
    static final int DATA_SIZE = 4;

    static final class Packet {
        Packet link;
        int id;
        final int kind;
        int datum;
        final int[] data = new int[DATA_SIZE];

        Packet(Packet link, int id, int kind) {
            this.link = link;
            this.id = id;
            this.kind = kind;
        }

        /* Puts this packet at the end of a queue; answers the queue's head. */
        Packet appendTo(Packet queue) {
            link = null;
            if (queue == null) return this;
            Packet last = queue;
            while (last.link != null) last = last.link;
            last.link = this;
            return queue;
        }
    }

    abstract static class Task {
        final Scheduler scheduler;
        final Task next;
        final int id, priority;
        Packet queue;
        boolean packetPending, waiting, holding;

        Task(Scheduler scheduler, Task next, int id, int priority, Packet queue, boolean waiting) {
            this.scheduler = scheduler;
            this.next = next;
            this.id = id;
            this.priority = priority;
            this.queue = queue;
            this.packetPending = queue != null;
            this.waiting = waiting;
        }

        abstract Task work(Packet packet);

        boolean mustRest() {
            return holding || (waiting && !packetPending);
        }

        Task run() {
            Packet packet = null;
            if (waiting && packetPending) {
                packet = queue;
                queue = packet.link;
                packetPending = queue != null;
                waiting = false;
            }
            return work(packet);
        }

        Task receive(Packet packet, Task sender) {
            if (queue == null) {
                queue = packet;
                packetPending = true;
                if (priority > sender.priority) return this;
            } else {
                queue = packet.appendTo(queue);
            }
            return sender;
        }
    }

    static final class Scheduler {
        final Task[] tasks = new Task[TASKS];
        Task list, current;
        int queued, held;

        void add(Task task) {
            list = task;
            tasks[task.id] = task;
        }

        void schedule() {
            current = list;
            while (current != null) {
                if (current.mustRest()) current = current.next;
                else current = current.run();
            }
        }

        Task rest() {
            current.waiting = true;
            return current;
        }

        Task hold() {
            held++;
            current.holding = true;
            return current.next;
        }

        Task release(int id) {
            Task task = tasks[id];
            task.holding = false;
            return task.priority > current.priority ? task : current;
        }

        Task send(Packet packet) {
            Task receiver = tasks[packet.id];
            queued++;
            packet.link = null;
            packet.id = current.id;
            return receiver.receive(packet, current);
        }
    }

    static final class Idle extends Task {
        int control = 1, left;

        Idle(Scheduler s, Task next, int left) {
            super(s, next, IDLE, 0, null, false);
            this.left = left;
        }

        @Override Task work(Packet packet) {
            if (--left == 0) return scheduler.hold();
            if ((control & 1) == 0) {
                control >>= 1;
                return scheduler.release(DEVICE_A);
            }
            control = (control >> 1) ^ 0xD008;
            return scheduler.release(DEVICE_B);
        }
    }

    static final class Worker extends Task {
        int destination = HANDLER_A, letter;

        Worker(Scheduler s, Task next, Packet queue) {
            super(s, next, WORKER, 1000, queue, true);
        }

        @Override Task work(Packet packet) {
            if (packet == null) return scheduler.rest();
            destination = destination == HANDLER_A ? HANDLER_B : HANDLER_A;
            packet.id = destination;
            packet.datum = 0;
            for (int i = 0; i < DATA_SIZE; i++) {
                if (++letter > 26) letter = 1;
                packet.data[i] = letter;
            }
            return scheduler.send(packet);
        }
    }

    static final class Handler extends Task {
        Packet work, devices;

        Handler(Scheduler s, Task next, int id, int priority, Packet queue) {
            super(s, next, id, priority, queue, true);
        }

        @Override Task work(Packet packet) {
            if (packet != null) {
                if (packet.kind == KIND_WORK) work = packet.appendTo(work);
                else devices = packet.appendTo(devices);
            }
            if (work != null) {
                int count = work.datum;
                if (count >= DATA_SIZE) {
                    Packet done = work;
                    work = work.link;
                    return scheduler.send(done);
                }
                if (devices != null) {
                    Packet device = devices;
                    devices = devices.link;
                    device.datum = work.data[count];
                    work.datum = count + 1;
                    return scheduler.send(device);
                }
            }
            return scheduler.rest();
        }
    }

    static final class Device extends Task {
        Packet kept;

        Device(Scheduler s, Task next, int id, int priority) {
            super(s, next, id, priority, null, true);
        }

        @Override Task work(Packet packet) {
            if (packet == null) {
                if (kept == null) return scheduler.rest();
                Packet answer = kept;
                kept = null;
                return scheduler.send(answer);
            }
            kept = packet;
            return scheduler.hold();
        }
    }

    static Packet three(int id, int kind, int count) {
        Packet queue = null;
        for (int i = 0; i < count; i++) queue = new Packet(queue, id, kind);
        return queue;
    }

    static long once() {
        Scheduler s = new Scheduler();
        s.add(new Idle(s, s.list, 10000));
        s.add(new Worker(s, s.list, three(WORKER, KIND_WORK, 2)));
        s.add(new Handler(s, s.list, HANDLER_A, 2000, three(DEVICE_A, KIND_DEVICE, 3)));
        s.add(new Handler(s, s.list, HANDLER_B, 3000, three(DEVICE_B, KIND_DEVICE, 3)));
        s.add(new Device(s, s.list, DEVICE_A, 4000));
        s.add(new Device(s, s.list, DEVICE_B, 5000));
        s.schedule();
        return s.queued * 100000L + s.held;
    }

    public static void main(String[] args) {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 60;
        long result = 0;
        for (int i = 0; i < runs; i++) result = once();
        System.out.println("queued and held: " + result);
    }
}
