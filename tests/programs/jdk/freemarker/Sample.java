// SPDX-License-Identifier: MIT
import freemarker.template.*;
import java.io.*;
import java.util.*;

public class Sample {

    public static class Person {

        private final String name;
        private final Date born;

        Person(String name, long born) {
            this.name = name;
            this.born = new Date(born);
        }

        public String getName() {
            return name;
        }

        public Date getBorn() {
            return born;
        }
    }

    public static void main(String[] args) throws Exception {
        Configuration c = new Configuration(Configuration.VERSION_2_3_31);
        c.setLocale(Locale.US);
        c.setTimeZone(TimeZone.getTimeZone("UTC"));
        c.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        Template t = new Template(
            "t",
            new StringReader(
                "<#macro b x>**<#nested x * 2>**</#macro><#function f n><#if n lt 2>" +
                    "<#return n></#if><#return f(n-1)+f(n-2)></#function>" +
                    "<#list people?sort_by('name') as p>${p?index}: " +
                    "${p.name?upper_case?html} ${p.born?string('yyyy-MM-dd HH:mm')}\n" +
                    "</#list><@b 21; y>${y}</@b> ${f(15)} ${1234567.891?string(',##0.00')} " +
                    "${'a,b,c'?split(',')?reverse?join('-')}\n" +
                    "<#assign h = {'x': [1, 2, {'y': 'deep'}]}>${h.x[2].y} " +
                    "${(h.none.more)!'default'} <#attempt>${nothing}<#recover>recovered" +
                    "</#attempt> ${\"it's \" + 3?c} <#switch 3><#case 3>three<#break>" +
                    "</#switch> ${people?size} ${'<b>'?xml} ${.version}\n"
            ),
            c
        );
        StringWriter w = new StringWriter();
        t.process(
            Map.of(
                "people",
                List.of(
                    new Person("zoe", 0),
                    new Person("<adam>", 1234567890123L),
                    new Person("mia", -1)
                )
            ),
            w
        );
        System.out.println(w);
        try {
            new Template("e", new StringReader("a\n ${x.y}"), c).process(Map.of("x", 1), w);
        } catch (TemplateException e) {
            System.out.println(e.getMessage().lines().limit(4).toList());
        }
        try {
            new Template("e", new StringReader("<#if"), c);
        } catch (freemarker.core.ParseException e) {
            System.out.println(e.getLineNumber() + " " + e.getMessage().lines().findFirst().get());
        }
    }
}
