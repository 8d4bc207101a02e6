/* SPDX-License-Identifier: MIT */
import java.io.*; import java.nio.*; import java.nio.charset.*; import java.nio.file.*;
    import java.util.*; import java.util.zip.*; import java.util.jar.*;
/** Archives made from seeds, most of them a little wrong,
    as each class that reads archives sees them; a sum of each. */
public class RandomArchives {
  static class B extends ByteArrayOutputStream {
    B p(int w,long v){for(int i=0;i<w;i++)write((int)(v>>>8*i));return this;}
    B t(byte[] b){write(b,0,b.length);return this;}
  }
  static byte[] deflate(byte[] b){Deflater d=new Deflater(9,true);d.setInput(b);d.finish();
      byte[] o=new byte[b.length+100];int n=d.deflate(o);d.end();return Arrays.copyOf(o,n);}
  static byte[] extra(Random r,B cen,long size,long csize,long off,boolean[] wide){
    B x=new B();
    int k=r.nextInt(8);
    if(wide!=null){ B f=new B(); if(wide[0])f.p(8,size); if(wide[1])f.p(8,csize);
        if(wide[2])f.p(8,off); if(wide[3])f.p(4,0);
      int cut=r.nextInt(6)==0?r.nextInt(f.size()+1):f.size();
          if(r.nextInt(10)==0) f.p(8,r.nextInt(3));
      byte[] fb=f.toByteArray(); if(cut<fb.length) fb=Arrays.copyOf(fb,cut);
      if(r.nextInt(4)==0) x.p(2,0x5455).p(2,5).p(1,1).p(4,1000000000);
      x.p(2,1).p(2,fb.length).t(fb);}
    switch(k){
      case 0: x.p(2,0x5455).p(2,r.nextBoolean()?5:9).p(1,r.nextInt(8)).p(4,r.nextInt());
          if(r.nextBoolean())x.p(4,r.nextInt());break;
      case 1: x.p(2,0x000a).p(2,32).p(4,0).p(2,1).p(2,24).p(8,r.nextLong()>>>2).p(8,
          r.nextLong()>>>3).p(8,r.nextLong()>>>1);break;
      case 2: x.p(2,0x7075).p(2,9).p(1,1).p(4,
          123).t("\u00fcber".getBytes(StandardCharsets.ISO_8859_1));break;
      case 3: x.p(2,0xcafe).p(2,0);break;
      case 4: x.p(1+r.nextInt(6),r.nextInt());break;
    }
    return x.toByteArray();
  }
  static final String[] NAMES={
      "a.txt","b.txt","dir/","dir/c.txt","dir","../up.txt","/abs.txt","META-INF/MANIFEST.MF",
      "META-INF/versions/9/a.txt","META-INF/versions/11/b.txt","META-INF/versions/8/a.txt",
      "META-INF/versions/09/a.txt","META-INF/versions/999/a.txt","META-INF/versions/17/dir/c.txt",
      "META-INF/versions/x/a","META-INF/versions/","a\\b","nul\0x","\u00fc.txt",
      "meta-inf/manifest.mf","META-INF/SIG.SF","META-INF/X.RSA","","a//b","./c",
      "META-INF/INDEX.LIST","META-INF/versions/10/META-INF/x","META-INF/versions/-9/a.txt",
      "META-INF/versions/+9/b.txt","META-INF/VERSIONS/9/b.txt","META-INF/versions/9/",
      "META-INF/versions/9//a.txt","\ud83d\ude00.txt"};
  static byte[] make(Random r){
    B out=new B(); B cen=new B(); int prefix=0;
    if(r.nextInt(6)==0){prefix=r.nextInt(300);byte[] p=new byte[prefix];r.nextBytes(p);out.t(p);}
    int base=r.nextInt(3)>0?prefix:0;
    int n=r.nextInt(6); 
    for(int i=0;i<n;i++){
      String name=NAMES[r.nextInt(NAMES.length)];
      int flags=0; byte[] nb; int c=r.nextInt(6);
      if(c<3){nb=name.getBytes(StandardCharsets.UTF_8);flags|=0x800;}
          else if(c<5) nb=name.getBytes(StandardCharsets.UTF_8);
          else nb=name.getBytes(StandardCharsets.ISO_8859_1);
      byte[] data=name.toLowerCase().endsWith("manifest.mf")?(r
          .nextInt(3)==0?"Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n"
          :"Manifest-Version: 1.0\nmulti-release: TRUE\n\nName: a.txt\nX: y\n\n")
          .getBytes():("data "+i+" of "+name+" ".repeat(r.nextInt(50)))
          .getBytes(StandardCharsets.UTF_8);
      if(r.nextInt(8)==0||name.endsWith("/")&&r.nextBoolean())data=new byte[0];
      CRC32 crc=new CRC32();crc.update(data);
      int method=r.nextBoolean()?8:0; byte[] packed=method==8?deflate(data):data;
      boolean desc=r.nextInt(3)==0; if(desc)flags|=8;
      if(r.nextInt(60)==0)flags|=1; if(r.nextInt(60)==0)method=r.nextInt(15);
      boolean wl=r.nextInt(6)==0; long off=out.size()-base;
      byte[] lx=extra(r,null,data.length,packed.length,off,wl?new boolean[]{true,true,false,
          false}:null);
      out.p(4,0x04034b50).p(2,20).p(2,flags).p(2,method).p(2,r.nextInt(65536)).p(2,
          0x5a21+r.nextInt(100));
      if(desc) { out.p(4,0); if(wl&&r.nextBoolean())out.p(4,-1).p(4,-1);else out.p(4,0).p(4,0);}
          else { out.p(4,crc.getValue()); if(wl)out.p(4,-1).p(4,-1);
          else out.p(4,packed.length).p(4,data.length); }
      out.p(2,nb.length).p(2,lx.length).t(nb).t(lx).t(packed);
      if(desc){ if(r.nextInt(4)>0)out.p(4,0x08074b50); out.p(4,crc.getValue()); int w=wl?8:4;
          out.p(w,packed.length).p(w,data.length);}
      boolean[] wide=r.nextInt(5)==0?new boolean[]{
          r.nextBoolean(),r.nextBoolean(),r.nextBoolean(),r.nextInt(8)==0}:null;
      byte[] cx=extra(r,null,data.length,packed.length,off,wide);
      byte[] com=r.nextInt(6)==0?("comment "+i+"\u00e4").getBytes(r.nextBoolean()?StandardCharsets
          .UTF_8:StandardCharsets.ISO_8859_1):new byte[0];
      cen.p(4,0x02014b50).p(2,20).p(2,20).p(2,flags).p(2,method).p(2,r.nextInt(65536)).p(2,
          0x5a21).p(4,crc.getValue());
      cen.p(4,wide!=null&&wide[1]?-1:packed.length).p(4,wide!=null&&wide[0]?-1:data.length).p(2,
          nb.length).p(2,cx.length).p(2,com.length).p(2,wide!=null&&wide[3]?0xffff:0).p(2,0).p(4,
          0).p(4,wide!=null&&wide[2]?-1:off).t(nb).t(cx).t(com);
    }
    long start=out.size()-base, size=cen.size(); out.t(cen.toByteArray());
    boolean z64=r.nextInt(4)==0;
    if(z64){ long at=out.size()-base;
        out.p(4,0x06064b50).p(8,44).p(2,45).p(2,45).p(4,0).p(4,0).p(8,n).p(8,n).p(8,size).p(8,
        start); if(r.nextInt(4)==0)out.p(4,7);
        out.p(4,0x07064b50).p(4,0).p(8,r.nextInt(10)==0?at+1:at).p(4,1); }
    boolean ones=z64&&r.nextInt(3)>0;
    byte[] com=new byte[0]; 
    switch(r.nextInt(5)){ case 0: com="hello \u00e4".getBytes(StandardCharsets.UTF_8);break;
        case 1: com=new B().p(4,0x06054b50).t(new byte[r.nextInt(40)]).toByteArray();break;
        case 2: if(r.nextInt(4)==0){ com=new byte[65535]; Arrays.fill(com,(byte)'x');
        if(r.nextBoolean()) System.arraycopy(new byte[]{0x50,0x4b,5,6},0,com,r.nextInt(65500),4);}
        break; }
    out.p(4,0x06054b50).p(2,0).p(2,0).p(2,ones?0xffff:n).p(2,ones?0xffff:n).p(4,
        ones&&r.nextBoolean()?-1:size).p(4,ones?-1:start).p(2,com.length).t(com);
    if(r.nextInt(12)==0) out.t(new byte[1+r.nextInt(30)]);
    byte[] b=out.toByteArray();
    int m=r.nextInt(3)==0?1+r.nextInt(3):0;
    for(int i=0;i<m;i++){ int k=r.nextInt(8);
        int at=Math.max(0,r.nextInt(2)==0?b.length-1-r.nextInt(Math.min(b.length,
        200)):r.nextInt(b.length));
      switch(k){ case 0: b[at]=(byte)r.nextInt();break; case 1: b[at]=(byte)0xff;break;
          case 2: b[at]=0;break; case 3: b=Arrays.copyOf(b,at);break; case 4: b[at]++;break;
          case 5: b[at]^=1<<r.nextInt(8);break; case 6: { byte[] c=new byte[b.length-1];
          System.arraycopy(b,0,c,0,at); System.arraycopy(b,at+1,c,at,b.length-1-at); b=c; break;}
          case 7: { byte[] c=Arrays.copyOf(b,b.length+1);
          System.arraycopy(b,at,c,at+1,b.length-at); b=c; break;} }
      if(b.length<2)break; }
    return b;
  }
  static String q(String s){ if(s==null)return "null"; StringBuilder t=new StringBuilder();
      int n=0; for(char c:s.toCharArray()){ if(n++>60){t.append("..."+s.length()+"#"+s.hashCode());
      break;} if(c<32||c>126||c=='\\')t.append(String.format("\\u%04x",(int)c)); else t.append(c);}
      return t.toString(); }
  static String ex(Throwable e){
      return e.getClass().getName()+": "+q(e.getMessage())+(e.getCause()!=null&&e
      .getCause()!=e?" <"+ex(e.getCause()):""); }
  static String show(ZipEntry e){ String t; try{ t=e.getTime()+" "+e.getTimeLocal(); }
      catch(Throwable x){t=ex(x);} byte[] x=e.getExtra();
    String r=""; if(e instanceof JarEntry)try{
        r=" real="+q(((JarEntry)e).getRealName())+" attr="+((JarEntry)e).getAttributes();}
        catch(Throwable y){r=ex(y);}
    return q(e.getName())+" "+e.getMethod()+" "+e.getSize()+" "+e.getCompressedSize()+" "+e
        .getCrc()+" "+t+" "+e.getLastModifiedTime()+" "+e.getLastAccessTime()+" "+e
        .getCreationTime()+" c="+q(e.getComment())+" x="+(x==null?"null":q(new String(x,
        StandardCharsets.ISO_8859_1)))+" dir="+e.isDirectory()+r; }
  static String data(InputStream in){ if(in==null)return "null";
      StringBuilder s=new StringBuilder(); try{ s.append("av="+in.available()+" ");
      byte[] b=in.readAllBytes(); s.append(q(new String(b,StandardCharsets.ISO_8859_1)));
      s.append(" av="+in.available()); }catch(Throwable e){ s.append(ex(e)); } return s.toString();
      }
  static void zip(PrintStream o,String tag,ZipFile z){
    o.println(tag+" size="+z.size()+" comment="+q(z.getComment()));
    if(z instanceof JarFile){ JarFile j=(JarFile)z;
        o.println(tag+" mr="+j.isMultiRelease()+" v="+j.getVersion()); try{
        Manifest m=j.getManifest();
        o.println(tag+" man="+(m==null?"null":q(new TreeMap<>(new HashMap<>(Map.of("m",
        m.getMainAttributes().toString()))).toString()+m.getEntries()))); }catch(Throwable e){
        o.println(tag+" man "+ex(e));} 
      try{ j.versionedStream().forEach(e->o.println(tag+" vs "+show(e))); }catch(Throwable e){
          o.println(tag+" vs "+ex(e));} }
    try{ for(Enumeration<? extends ZipEntry> en=z.entries();en.hasMoreElements();){
        ZipEntry e=en.nextElement(); o.println(tag+" "+show(e)); try{
        o.println(tag+"  "+data(z.getInputStream(e))); }catch(Throwable x){
        o.println(tag+"  "+ex(x)); } } }catch(Throwable e){o.println(tag+" en "+ex(e));}
    for(String n:new String[]{"a.txt","b.txt","dir","dir/","dir/c.txt","","../up.txt","\u00fc.txt",
        "META-INF/MANIFEST.MF","META-INF/versions/9/a.txt","nul\0x","./c","META-INF/versions/9/",
        "META-INF/versions/10/META-INF/x","\ud83d\ude00.txt"}) try{ ZipEntry e=z.getEntry(n);
        if(e!=null){o.println(tag+" get "+q(n)+" "+show(e));
        o.println(tag+"  "+data(z.getInputStream(e)));} }catch(Throwable x){
        o.println(tag+" get "+q(n)+" "+ex(x));}
    try{ z.stream().forEach(e->o.println(tag+" st "+q(e.getName()))); }catch(Throwable e){
        o.println(tag+" st "+ex(e));}
  }
  static void stream(PrintStream o,String tag,ZipInputStream in){
    try{ ZipEntry e; int n=0; while((e=in.getNextEntry())!=null&&n++<20){
        o.println(tag+" "+show(e)); int a=in.available(); String d; try{
        byte[] b=in.readAllBytes(); d=q(new String(b,StandardCharsets.ISO_8859_1)); }
        catch(Throwable x){ d=ex(x);}
        o.println(tag+"  av="+a+" "+d+" av="+in.available()+" after "+show(e));
        if(d.contains("Exception"))break; } o.println(tag+" end"); }catch(Throwable x){
        o.println(tag+" "+ex(x)); }
  }
  static byte[] archive(long seed, int i){ return make(new Random(seed*1000003+i)); }
  public static void main(String[] a) throws Exception {
    long seed=a.length>0?Long.parseLong(a[0]):1; int n=a.length>1?Integer.parseInt(a[1]):300;
        boolean all=a.length>2;
    Path p=Files.createTempFile("archive",".zip");
    for(int i=0;i<n;i++){ byte[] b=archive(seed,i); Files.write(p,b);
      ByteArrayOutputStream text=new ByteArrayOutputStream();
          PrintStream o=new PrintStream(text,false,"UTF-8");
      try(ZipFile z=new ZipFile(p.toFile())){ zip(o,"zip",z); }catch(Throwable e){
          o.println("zip "+ex(e)); }
      try(ZipFile z=new ZipFile(p.toFile(),StandardCharsets.ISO_8859_1)){ zip(o,"latin1",z); }
          catch(Throwable e){ o.println("latin1 "+ex(e)); }
      try(JarFile z=new JarFile(p.toFile(),true,1,Runtime.version())){ zip(o,"jar",z); }
          catch(Throwable e){ o.println("jar "+ex(e)); }
      try(ZipInputStream z=new ZipInputStream(new ByteArrayInputStream(b))){ stream(o,"stream",z);
          }catch(Throwable e){ o.println("stream "+ex(e)); }
      try(JarInputStream z=new JarInputStream(new ByteArrayInputStream(b))){
          Manifest m=z.getManifest();
          o.println("jarstream "+(m==null?"null":q(""+m.getMainAttributes())));
          stream(o,"jarstream",z); }catch(Throwable e){ o.println("jarstream "+ex(e)); }
      o.flush(); CRC32 sum=new CRC32(); sum.update(text.toByteArray());
      String first=text.toString("UTF-8").split("\n")[0];
      System.out.println(all?i+" "+text.toString("UTF-8"):i+" "+Long.toHexString(sum
          .getValue())+" "+first.substring(0,Math.min(first.length(),80)));
    }
    Files.delete(p);
  }
}
