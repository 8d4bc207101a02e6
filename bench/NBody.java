/* SPDX-License-Identifier: MIT */
/* Sun and four planets under gravity, by symplectic steps. Argument: steps. Measures doubles in
 * fields. */
public class NBody {
    static final double SOLAR_MASS = 4 * Math.PI * Math.PI, DAYS = 365.24;

    static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx * DAYS;
            this.vy = vy * DAYS;
            this.vz = vz * DAYS;
            this.mass = mass * SOLAR_MASS;
        }
    }

    static Body[] system() {
        Body[] bodies = {
            new Body(0, 0, 0, 0, 0, 0, 1),
            new Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
                     0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023,
                     0.000954791938424326609),
            new Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
                     -0.00276742510726411, 0.00499852801234917238, 0.0000230417297573763929,
                     0.000285885980666130812),
            new Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
                     0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556,
                     0.0000436624404335156298),
            new Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
                     0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870,
                     0.0000515138902046611451),
        };
        double px = 0, py = 0, pz = 0;
        for (Body b : bodies) {
            px += b.vx * b.mass;
            py += b.vy * b.mass;
            pz += b.vz * b.mass;
        }
        bodies[0].vx = -px / SOLAR_MASS;
        bodies[0].vy = -py / SOLAR_MASS;
        bodies[0].vz = -pz / SOLAR_MASS;
        return bodies;
    }

    static void advance(Body[] bodies, double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int k = i + 1; k < bodies.length; k++) {
                Body b = bodies[k];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double square = dx * dx + dy * dy + dz * dz;
                double force = dt / (square * Math.sqrt(square));
                a.vx -= dx * b.mass * force;
                a.vy -= dy * b.mass * force;
                a.vz -= dz * b.mass * force;
                b.vx += dx * a.mass * force;
                b.vy += dy * a.mass * force;
                b.vz += dz * a.mass * force;
            }
        }
        for (Body b : bodies) {
            b.x += dt * b.vx;
            b.y += dt * b.vy;
            b.z += dt * b.vz;
        }
    }

    static double energy(Body[] bodies) {
        double sum = 0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            sum += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int k = i + 1; k < bodies.length; k++) {
                Body b = bodies[k];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                sum -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int steps = args.length > 0 ? Integer.parseInt(args[0]) : 600000;
        Body[] bodies = system();
        System.out.println(Math.round(energy(bodies) * 1e9));
        for (int i = 0; i < steps; i++) advance(bodies, 0.01);
        System.out.println(Math.round(energy(bodies) * 1e9));
    }
}
