// SPDX-License-Identifier: MIT
// java.text: numbers, dates and messages by pattern, what they parse, what they refuse;
// and what java.io.ObjectStreamClass says of classes.
import java.text.*;
import java.util.*;
import java.math.*;
import java.io.*;
public class TextFormats {
    static void p(Object o) {
        System.out.println(o);
    }
    static class S1 implements Serializable {
        int a;
        String b;
        static int q=5;
        private transient long z;
        S1(int k) {
        }
        public void m(int[] x) {
        }
        private void n() {
        }
    }
    enum E {
        A
    }
    record R(int x) implements Serializable {
    }
    static void t(Runnable r) {
        try {
            r.run();
        } catch(Exception e) {
            p(e);
        }
    }
    public static void main(String[] a) throws Exception {
        String[] pats={"0","#","#.##","0.00","#,##0.00","000.000","#,###","0.###E0","##0.##E0",
                "00.00E00","#,##0.00;(#,##0.00)","0%","0.0\u2030","'#'0","$#,##0.00","0.0#####",
                "###,####.0",".00","#.","0.","-0","0.00;-0.00","##,##,##0","#E0","0E0",
                "'it''s' 0","\u00a40.00","\u00a4\u00a4 0"};
        double[] ds={0,-0.0,1,-1,1.5,2.5,0.5,-0.5,0.125,0.135,1234.5678,-1234567.891,1e10,1e-5,
                123456789012345.0,1e23,-1e-10,Double.NaN,Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,0.15,0.25,0.35,99.995,999999.999,1e300,4.9e-324, 12345,
                0.00012345};
        for(String s:pats) {
            DecimalFormat f=new DecimalFormat(s);
            StringBuilder sb=new StringBuilder(s+" -> "+f.toPattern()+": ");
            for(double d:ds) {
                sb.append(f.format(d)).append("|");
            }
            p(sb.length()>2000?sb.length()+" "+sb.hashCode():sb);
            sb=new StringBuilder();
            for(long l:new long[]{0,1,-1,12,123456,-987654321,Long.MAX_VALUE,
                    Long.MIN_VALUE}) sb.append(f.format(l)).append("|");
            for(BigDecimal b:new BigDecimal[]{new BigDecimal("0.005"),
                    new BigDecimal("-123456789.987654321"),BigDecimal.ZERO,
                    new BigDecimal("0.0000000001"),
                    new BigDecimal("1e20")}) sb.append(f.format(b)).append("|");
            sb.append(f.format(BigInteger.TEN.pow(30)));
            p(sb);
        }
        for(RoundingMode m:RoundingMode.values()) {
            if(m==RoundingMode.UNNECESSARY)continue;
            DecimalFormat f=new DecimalFormat("0.0");
            f.setRoundingMode(m);
            StringBuilder sb=new StringBuilder(m+" ");
            for(double d:new double[]{0.05,0.15,0.25,-0.25,1.1,-1.1,0.95,-0.05,
                    2.349999}) sb.append(f.format(d)).append(' ');
            p(sb);
        }
        for(String s:new String[]{"0.0.0","#0#","0,","E0","0E","%0%","0;0;0","#,",
                "0#"}) t(()->p(new DecimalFormat(s).toPattern()));
        for(String s:new String[]{"12","-12","1,234.5","1.5E3","abc","12abc","","1e5","(5)","-0",
                "-0.0","9223372036854775807","9223372036854775808","1.0","\u221e","NaN",".5","5.",
                "1,2,3","1,,2","0x10"," 5","12%"}) { ParsePosition q=new ParsePosition(0);
        Number n=NumberFormat.getInstance().parse(s,q);
        p(s+" => "+n+" "+(n==null?"":n.getClass())+" "+q);
        t(()-> {
            try {
                p(NumberFormat.getInstance().parse(s));
            } catch(ParseException e) {
                p(e+" "+e.getErrorOffset());
            }
        });
        DecimalFormat bd=new DecimalFormat("#,##0.00;(#,##0.00)");
        bd.setParseBigDecimal(true);
        q=new ParsePosition(0);
        p(bd.parse(s,q)+" "+q);
        }     p(NumberFormat.getPercentInstance()
                .format(0.256)+NumberFormat
                .getPercentInstance()
                .parse("25%")+" "+NumberFormat
                .getIntegerInstance()
                .format(2.5)+NumberFormat
                .getIntegerInstance()
                .format(3.5)+NumberFormat
                .getCurrencyInstance(Locale
                .US).format(-1234.567)+NumberFormat.getCurrencyInstance(Locale.US).parse("$5.50"));
        NumberFormat nf=NumberFormat.getInstance();
        nf.setMaximumFractionDigits(2);
        nf.setMinimumFractionDigits(1);
        nf.setGroupingUsed(false);
        nf.setMinimumIntegerDigits(3);
        nf.setMaximumIntegerDigits(4);
        p(nf.format(123456.789)+" "+nf.format(1)+" "+((DecimalFormat)nf).toPattern());
        FieldPosition fp=new FieldPosition(NumberFormat.FRACTION_FIELD);
        StringBuffer sbf=new StringBuffer("x");
        nf.format(3.14159,sbf,fp);
        p(sbf+" "+fp.getBeginIndex()+" "+fp.getEndIndex());
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        long[] ts={0,1234567890123L,-1,-86400000L*400000,951782400000L,1704067199999L,
                1719792000000L-1};
        for(String s:new String[]{"yyyy-MM-dd'T'HH:mm:ss.SSSZ","yy M d h a",
                "EEE, d MMM yyyy HH:mm:ss Z","EEEE MMMM G y","D F w W u k K","YYYY-'W'ww-u",
                "hh 'o''clock' a, zzzz","z X XX XXX","MMMMM LLL LL L","y yy yyy yyyy yyyyy",
                "S SS SSSS","''yyyy''","H","E EE EEEE EEEEE",
                "aaa"}) { SimpleDateFormat f=new SimpleDateFormat(s,Locale.US);
        StringBuilder sb=new StringBuilder(s+": ");
        for(long l:ts) sb.append(f.format(new Date(l))).append(" | ");
        p(sb);
        }     for(String[] s:new String[][]{{"yyyy-MM-dd","2024-02-30"},{"yyyy-MM-dd",
                "2024-2-3xx"},{"yyyyMMdd","20240229"},{"yyyyMMddHHmmss","20240229123456"},
                {"dd/MM/yy","01/02/24"},{"dd/MM/yy","01/02/99"},{"dd MMM yyyy","5 Jan 2020"},
                {"dd MMM yyyy","5 january 2020"},{"MMMM d, yyyy","March 15, 1999"},{"h:mm a",
                "3:07 PM"},{"h:mm a","12:00 am"},{"EEE, d MMM yyyy HH:mm:ss Z",
                "Mon, 15 Aug 2005 15:52:01 +0200"},{"yyyy-MM-dd'T'HH:mm:ssXXX",
                "2001-07-04T12:08:56-07:00"},{"yyyy-MM-dd'T'HH:mm:ssX","2001-07-04T12:08:56Z"},
                {"yyyy-MM-dd HH:mm z","2001-07-04 12:08 GMT+03:00"},{"yyyy-MM-dd HH:mm z",
                "2001-07-04 12:08 UTC"},{"yyyy-MM-dd","garbage"},{"yyyy-MM-dd","2024-"},{"HH:mm",
                "25:61"},{"D yyyy","60 2023"},{"y G","44 BC"},{"yyyy","-5"},{"ss.SSS","12.5"},
                {"yyyy MM dd","2024  3   7"},{"w yyyy","10 2024"},{"YYYY-'W'ww-u",
                "2020-W53-5"}}) { SimpleDateFormat f=new SimpleDateFormat(s[0],Locale.US);
        f.set2DigitYearStart(new Date(0));
        ParsePosition q=new ParsePosition(0);
        Date d=f.parse(s[1],q);
        p(s[0]+" "+s[1]+" "+(d==null?null:d.getTime())+" "+q);
        f.setLenient(false);
        q=new ParsePosition(0);
        d=f.parse(s[1],q);
        p((d==null?null:d.getTime())+" "+q.getIndex());
        }     t(()-> {
            try {
                new SimpleDateFormat("yyyy").parse("x");
            } catch(ParseException e) {
                p(e+" "+e.getErrorOffset());
            }
        });
        t(()->new SimpleDateFormat("b"));
        t(()->new SimpleDateFormat("'x"));
        t(()->new SimpleDateFormat("XXXX"));
        t(()->new SimpleDateFormat("yyyy").format("x"));
        for(int i=0;i<4;i++) for(int j=0;j<4;j++) p(DateFormat.getDateTimeInstance(i,j,
                Locale.US).format(new Date(1234567890123L)));
        p(new SimpleDateFormat().toPattern());
        p(DateFormat.getDateInstance()
                .format(new Date(0))+DateFormat
                .getTimeInstance().format(new Date(0))+DateFormat
                .getInstance().format(new Date(0)));
        Object[] args={"x",42,1234.5,new Date(0),null,-1L};
        for(String s:new String[]{"plain","{0} {1} {2} {3} {4} {5} {6}","It''s {0}","'{0}' {0}",
                "{1,number,#.00}",
                "{2,number,integer} {2,number,percent} {2,number,currency} {2,number}",
                "{3,date,yyyy} {3,time,HH} {3,date,short} {3,date,full} {3,time,medium} {3,date}",
                "{1,choice,0#none|1#one|1<many {1}}","{0} {0}","{ 1 }","{0,}","a '{' b",
                "don't {0}","{1,number,'#'#}","{1, number , #.0 }"}) t(()-> {
            MessageFormat f=new MessageFormat(s,Locale.US);
            p(s+" => "+f.format(args)+" "+f.toPattern());
        });
        for(String s:new String[]{"{","{a}","{-1}","{0,foo}","{0","}","{0}}",
                "{1,choice,x}"}) t(()->p(new MessageFormat(s)
                .toPattern()+" "+MessageFormat.format(s,1,2)));
        p(Arrays.toString(new MessageFormat("{0} is {1}").parse("a is b c")));
        p(Arrays.toString(new MessageFormat("{0,number}-{1}").parse("5-x")));
        t(()-> {
            try {
                new MessageFormat("{0}-{1}").parse("nope");
            } catch(ParseException e) {
                p(e+" "+e.getErrorOffset());
            }
        });
        t(()->MessageFormat.format("{0,number}","abc"));
        t(()->p(MessageFormat.format("{0}",(Object[])null)));
        ChoiceFormat c=new ChoiceFormat("-1#neg|0#zero|1#one|1.0<more than one|2#two|2<more");
        for(double d:new double[]{-5,-1,0,0.5,1,1.5,2,3,Double.NaN}) p(c.format(d));
        p(c.toPattern());
        p(c.parse("two",new ParsePosition(0)));
        t(()->new ChoiceFormat("#x"));
        t(()->new ChoiceFormat("2#a|1#b"));
        p(new DecimalFormatSymbols(Locale
                .US).getCurrencySymbol()+Currency
                .getInstance(Locale.US)+Currency
                .getInstance("JPY").getDefaultFractionDigits()+Currency
                .getInstance("EUR").getNumericCode()+Currency.getInstance("EUR").getSymbol());
        t(()->Currency.getInstance("XYZ"));
        t(()->Currency.getInstance(new Locale("en")));
        StringCharacterIterator it=new StringCharacterIterator("abc");
        for(char ch=it.first();ch!=CharacterIterator.DONE;ch=it.next()) System.out.print(ch);
        for(char ch=it.last();ch!=CharacterIterator.DONE;ch=it.previous()) System.out.print(ch);
        p(it.setIndex(3)=='\uffff');
        for(Class<?> k:new Class<?>[]{S1.class,E.class,R.class,String.class,Integer.class,
                ArrayList.class,Object.class,int[].class,Runnable.class,Comparator.class,
                TextFormats.class}) { ObjectStreamClass o=ObjectStreamClass.lookup(k);
        p(k+" "+o);
        if(o!=null&&(k==S1.class||k==R
                .class)) p(Arrays.toString(o.getFields())+o.getField("a")+o.getField("zz"));
        } p(ObjectStreamClass.lookupAny(TextFormats.class));
        p(new ObjectStreamField("k",int.class)+" "+new ObjectStreamField("k",
                String.class).getTypeString());
    }
}
