// SPDX-License-Identifier: MIT
import java.net.URI;
import java.net.http.*;
import java.util.*;
import java.util.concurrent.*;
import javax.servlet.http.*;
import org.eclipse.jetty.server.*;
import org.eclipse.jetty.servlet.*;

// A server on a port of its own, sessions, some hundred requests from four threads, a graceful
// stop.
public class Sample {

    public static class Echo extends HttpServlet {

        @Override
        protected void doGet(HttpServletRequest q, HttpServletResponse r)
            throws java.io.IOException {
            HttpSession session = q.getSession();
            Integer n = (Integer) session.getAttribute("n");
            session.setAttribute("n", (n = n == null ? 1 : n + 1));
            r.setContentType("text/plain;charset=utf-8");
            r.getWriter().print(q.getPathInfo() + " " + q.getParameter("a") + " " + n);
        }

        @Override
        protected void doPost(HttpServletRequest q, HttpServletResponse r)
            throws java.io.IOException {
            byte[] body = q.getInputStream().readAllBytes();
            if (body.length == 13) throw new IllegalStateException("thirteen");
            for (int i = 0; i < body.length / 2; i++) {
                byte b = body[i];
                body[i] = body[body.length - 1 - i];
                body[body.length - 1 - i] = b;
            }
            r.getOutputStream().write(body);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server(new java.net.InetSocketAddress("127.0.0.1", 0));
        ServletContextHandler context = new ServletContextHandler(ServletContextHandler.SESSIONS);
        context.addServlet(Echo.class, "/echo/*");
        server.setHandler(context);
        server.start();
        String base =
            "http://127.0.0.1:" + ((ServerConnector) server.getConnectors()[0]).getLocalPort();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<String>> results = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int thread = t;
            results.add(
                pool.submit(() -> {
                    HttpClient client = HttpClient.newBuilder()
                        .cookieHandler(new java.net.CookieManager())
                        .build();
                    StringBuilder all = new StringBuilder();
                    for (int i = 0; i < 60; i++) {
                        HttpRequest q = HttpRequest.newBuilder(
                            URI.create(base + "/echo/" + thread + "?a=%C3%A9" + i)
                        ).build();
                        String got = client.send(q, HttpResponse.BodyHandlers.ofString()).body();
                        if (i % 10 == 9) all.append(got).append('\n');
                    }
                    return all.toString();
                })
            );
        }
        for (Future<String> f : results) System.out.print(f.get());
        HttpClient client = HttpClient.newHttpClient();
        for (int size : new int[] { 0, 5, 13, 100000 }) {
            HttpRequest q = HttpRequest.newBuilder(URI.create(base + "/echo/x"))
                .POST(HttpRequest.BodyPublishers.ofString("x1".repeat(size).substring(size)))
                .build();
            HttpResponse<String> r = client.send(q, HttpResponse.BodyHandlers.ofString());
            System.out.println(
                r.statusCode() + " " + (r.statusCode() == 200 ? r.body().hashCode() : 0)
            );
        }
        System.out.println(
            client
                .send(
                    HttpRequest.newBuilder(URI.create(base + "/none")).build(),
                    HttpResponse.BodyHandlers.discarding()
                )
                .statusCode()
        );
        pool.shutdown();
        server.stop();
        System.out.println(server.getState());
    }
}
