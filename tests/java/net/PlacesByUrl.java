/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;

/** Jars named by what they hold, types by the first bytes, and handlers that nobody replaces. */
public class PlacesByUrl {

    static Path folder;

    static URL url(String name, byte... bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toUri().toURL();
    }

    static void types() throws IOException {
        byte[][] starts = {"<?xml version='1.0'?>".getBytes(), "GIF89a".getBytes(),
            "\ufeff<?xml ".getBytes("UTF-16LE"), "<xml?".getBytes(), {}};
        for (byte[] start : starts) {
            URLConnection c = url("start", start).openConnection();
            System.out.println(c.getHeaderField("content-type") + " " + c.getContentType() + " "
                + c.getHeaderField("Content-Type"));
        }
        System.out.println(url("image.png", "GIF89a".getBytes()).openConnection()
            .getContentType());
        System.out.println(new URL("file:/absent").openConnection().getContentType());
    }

    static void jars() throws Exception {
        Path jar = folder.resolve("some.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
            InputStream in = PlacesByUrl.class.getResourceAsStream("PlacesByUrl.class")) {
            out.putNextEntry(new JarEntry("PlacesByUrl.class"));
            in.transferTo(out);
        }
        String place = jar.toUri().toURL().toString();
        URL[] urls = {new URL("jar:" + place + "!/"), new URL("jar", "", place + "!/"),
            new URL("jar", null, -1, place + "!/"), new URL(place)};
        for (URL url : urls)
            try (URLClassLoader loader = new URLClassLoader(new URL[] {url}, null)) {
                Class<?> c = loader.loadClass("PlacesByUrl");
                System.out.println((c != PlacesByUrl.class) + " "
                    + c.getProtectionDomain().getCodeSource().getLocation()
                        .toString().equals(place) + " "
                    + loader.getResource("PlacesByUrl.class").toString()
                        .equals("jar:" + place + "!/PlacesByUrl.class"));
            }
    }

    public static void main(String[] args) throws Exception {
        folder = Files.createTempDirectory("places");
        types();
        jars();
        URLConnection.setDefaultUseCaches("JAR", false);
        System.out.println(new URL("jar:file:/a!/").openConnection().getUseCaches() + " "
            + new URL("file:/a").openConnection().getUseCaches());
        System.out.println(new SocketPermission("*:38", "resolve")
            .equals(new SocketPermission("*:39", "resolve")));
        URL.setURLStreamHandlerFactory(protocol -> {
            System.out.println("asked for " + protocol);
            return null;
        });
        for (String text : List.of("file:/x", "none:x"))
            try {
                System.out.println(new URL(text));
            } catch (MalformedURLException e) {
                System.out.println(e);
            }
        try (var files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) Files.delete(file);
        }
        Files.delete(folder);
    }
}
