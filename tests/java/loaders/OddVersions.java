/* SPDX-License-Identifier: MIT */
import java.io.*;import java.net.*;import java.nio.file.*;import java.util.*;
    import java.util.jar.*;import java.util.zip.*;
/** Multi-release jars with odd folders and manifests, by JarFile and by a class loader. */
public class OddVersions {
  static String q(String s){ StringBuilder t=new StringBuilder();
      for(char c:s.toCharArray())if(c<32||c>126)t.append(String.format("\\u%04x",(int)c));
      else t.append(c); return t.length()>300?t.substring(0,300):t.toString(); }
  static String ex(Throwable e){ return e.getClass().getName(); }
  static void jar(Path p,String man,String manName,String... names)throws Exception{
      try(ZipOutputStream z=new ZipOutputStream(new FileOutputStream(p.toFile()))){ if(man!=null){
      z.putNextEntry(new ZipEntry(manName));z.write(man.getBytes("UTF-8"));} for(String n:names){
      z.putNextEntry(new ZipEntry(n));z.write(n.getBytes("UTF-8"));} } }
  static String at(JarFile j,String n){ try{ ZipEntry e=j.getEntry(n);
      return e==null?"null":e.getName()+"/"+((JarEntry)e).getRealName()+"="+q(new String(j
      .getInputStream(e).readAllBytes(),"UTF-8")); }catch(Throwable t){return ex(t);} }
  static void show(String tag,Path p)throws Exception{
    for(String v:new String[]{"7","8","9","10","17","21",
        "9.0.1"}) try(JarFile j=new JarFile(p.toFile(),false,1,Runtime.Version.parse(v))){
        System.out.println(tag+" v"+v+" mr="+j.isMultiRelease()+" "+j.getVersion()+" "+q(at(j,
        "a.txt"))+" "+at(j,"d")+" "+at(j,"META-INF/x")+" vs="+q(vs(j))); }catch(Throwable t){
        System.out.println(tag+" "+ex(t));}
    try(URLClassLoader l=new URLClassLoader(new URL[]{p.toUri().toURL()},null)){
        for(String n:new String[]{"a.txt","d","d/","META-INF/x","META-INF/versions/9/a.txt",
        "/a.txt","./a.txt","x/../a.txt",""}){ URL u=l.findResource(n); String s=""+u;
        System.out.println(tag+" url "+n+" "+q(s.replace(p.toAbsolutePath().toString(),"P"))); } }
  }
  static String vs(JarFile j){ StringBuilder s=new StringBuilder(); try{
      j.versionedStream().forEach(e->s.append(e.getName()+":"+e.getRealName()+" ")); }
      catch(Throwable t){s.append(ex(t));} return s.toString(); }
  public static void main(String[] a)throws Exception{
    Path dir=Files.createTempDirectory("odd"), p=dir.resolve("m.jar");
        String M="Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n";
    for(String d:new String[]{"0","1","7","8","9","09","010","+9","-9","10","17","18","999",
        "99999999999"," 9","9 ","x","\u0669","9x","0x9","",".","2147483648","2147483647"}) {
        Files.deleteIfExists(p);
        jar(p,M,"META-INF/MANIFEST.MF","a.txt","d/","d/b","META-INF/versions/"+d+"/a.txt",
        "META-INF/versions/"+d+"/META-INF/x","META-INF/versions/"+d+"/d/",
        "META-INF/versions/"+d+"/new"); show("dir["+q(d)+"]",p); }
    String[] mans={"Manifest-Version: 1.0\nMulti-Release: true\n",
        "Manifest-Version: 1.0\nMulti-Release: true",
        "Manifest-Version: 1.0\nMulti-Release: TRUE\n\n",
        "Manifest-Version: 1.0\nmulti-release: true\n\n",
        "Manifest-Version: 1.0\nMULTI-RELEASE: True\r\r",
        "Manifest-Version: 1.0\nMulti-Release:  true\n\n",
        "Manifest-Version: 1.0\nMulti-Release: true \n\n",
        "Manifest-Version: 1.0\nMulti-Release: truex\n\n",
        "Manifest-Version: 1.0\nMulti-Release: tr\n ue\n\n",
        "Manifest-Version: 1.0\nMulti-Rel\n ease: true\n\n",
        "Manifest-Version: 1.0\n\nName: a.txt\nMulti-Release: true\n\n",
        "Multi-Release: true\nManifest-Version: 1.0\n\n",
        "Manifest-Version: 1.0\nX-Multi-Release: true\n\n",
        "Manifest-Version: 1.0\nX: y\n Multi-Release: true\n\n",
        "Manifest-Version: 1.0\nMulti-Release: true\n  \n\n",
        "Manifest-Version: 1.0\nMulti-Release: true\n x\n\n","Multi-Release: true\n\n",
        "bad line\nMulti-Release: true\n\n","Manifest-Version: 1.0\rMulti-Release: true\r\r",
        "Manifest-Version: 1.0\nX: "+"y"
        .repeat(600)+"Manifest-Version: 1.0\nMulti-Release: true\0\n\n",
        "Manifest-Version: 1.0\nMulti-Release : true\n\n",
        "Manifest-Version: 1.0\n Multi-Release: true\n\n",
        "Manifest-Version: 1.0\r\nMulti-Release: tr\r\n u\r\n e\r\n\r\n"};
    for(String m:mans){ Files.deleteIfExists(p);
        jar(p,m,"META-INF/MANIFEST.MF","a.txt","META-INF/versions/9/a.txt");
        show("man["+q(m)+"]",p); }
    for(String n:new String[]{"META-INF/manifest.mf","meta-inf/MANIFEST.MF",
        "META-INF/MANIFEST.MF/","META-INF/Manifest.mf","/META-INF/MANIFEST.MF"}){
        Files.deleteIfExists(p);
        jar(p,M,n,"a.txt","META-INF/versions/9/a.txt","meta-inf/versions/10/a.txt",
        "META-INF/VERSIONS/11/a.txt"); show("name["+n+"]",p);} 
    Files.deleteIfExists(p); jar(p,null,null,"a.txt","META-INF/versions/9/a.txt"); show("none",p);
    Files.deleteIfExists(p);
        jar(p,M,"META-INF/MANIFEST.MF","META-INF/versions/9/META-INF/versions/10/a.txt",
        "META-INF/versions/9/META-INF/versions/10/","META-INF/versions/10/meta-inf/x");
        show("nested",p); int i=0; 
 String[] damaged={"bad line\n\n","bad line\nClass-Path: x.jar\n\n",
     "Manifest-Version: 1.0\nX: "+"y".repeat(600)+"\n\n",
     "Manifest-Version: 1.0\nX: "+"y".repeat(600)+"\nClass-Path: x.jar\n\n",
     "Manifest-Version: 1.0\n\nName: q\nbad\n\n",
     "Manifest-Version: 1.0\nClass-Path: x.jar\n\nName: q\nbad\n\n",
     "Manifest-Version: 1.0\nMulti-Release: true\n\nName: q\nbad\n\n",
     "Manifest-Version: 1.0\nMulti-Release: true\n\nbad: q\n\n","","\n","x",
     "Manifest-Version: 1.0\nMulti-Release: true\n\nName: q","Class-Path: x.jar\nbad\n\n",
     " Class-Path: x.jar\nbad\n\n","Class-Path:  x.jar\n\n","class-path: x.jar\n\nName: q\nbad\n",
     "Class-Path: \n\n"};
 for(String m:damaged){ p=dir.resolve("n"+i+++".jar"); Files.deleteIfExists(p);
     jar(p,m,"META-INF/MANIFEST.MF","a.txt","META-INF/versions/9/a.txt");
     jar(dir.resolve("x.jar"),null,null,"x.txt"); String tag=q(m);
  try(URLClassLoader l=new URLClassLoader(new URL[]{p.toUri().toURL()},null)){
      for(String n:new String[]{"a.txt","x.txt"}){ URL u=l.findResource(n);
      System.out.println(tag+" "+n+" "+(u==null?null:u.toString().replaceAll(".*!",""))); }
   InputStream in=l.getResourceAsStream("a.txt");
       System.out.println(in==null?null:new String(in.readAllBytes())); }catch(Throwable t){
       System.out.println(tag+ex(t));}
  try(JarFile j=new JarFile(p.toFile(),false,1,Runtime.version())){ try{
      System.out.println(tag+" "+j.isMultiRelease());}catch(Throwable t){System.out.println(ex(t));
      } try{System.out.println(j.getManifest()!=null);}catch(Throwable t){
      System.out.println(ex(t));} try{System.out.println(j.getEntry("a.txt").getSize());}
      catch(Throwable t){System.out.println(ex(t));} }
 } 
    try(java.util.stream.Stream<Path> all=Files.walk(dir)){
        for(Path q:all.sorted(Comparator.reverseOrder()).toArray(Path[]::new)) Files.delete(q); }
  }
}
