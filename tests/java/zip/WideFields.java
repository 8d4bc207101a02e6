/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/** The extra field of wide sizes in each length, with each choice of what is all ones,
    in directories and before entries. */
public class WideFields {
    static void lengths(Path p) throws Exception {

    
    for(int mask=0;mask<16;mask++)
      for(int bs=0;bs<=40;bs+=4)
        for(int neg=0;neg<3;neg++){ if(neg==2&&(mask&2)!=0)continue;
      byte[] d="hello".getBytes(); CRC32 c=new CRC32();c.update(d);
      RandomArchives.B o=new RandomArchives.B();
          o.p(4,0x04034b50).p(2,20).p(2,0).p(2,0).p(4,0x5a210000).p(4,c.getValue()).p(4,5).p(4,
          5).p(2,1).p(2,0).p(1,'a').t(d);
      RandomArchives.B f=new RandomArchives.B(); long[] v={5,5,0};
          for(int i=0;i<3;i++) if((mask>>i&1)!=0) f.p(8,neg==i+1?-1:v[i]); if((mask&8)!=0)f.p(4,0);
          byte[] fb=Arrays.copyOf(f.toByteArray(),bs);
      int start=o.size();
      o.p(4,0x02014b50).p(2,20).p(2,20).p(2,0).p(2,0).p(4,0x5a210000).p(4,c.getValue()).p(4,
          (mask&2)!=0?-1:5).p(4,(mask&1)!=0?-1:5).p(2,1).p(2,bs+4).p(2,0).p(2,
          (mask&8)!=0?-1:0).p(2,0).p(4,0).p(4,(mask&4)!=0?-1:0).p(1,'a').p(2,1).p(2,bs).t(fb);
      int cl=o.size()-start; o.p(4,0x06054b50).p(4,0).p(2,1).p(2,1).p(4,cl).p(4,start).p(2,0);
      Files.write(p,o.toByteArray());
      String s=" "+mask+" "+bs+" "+neg+": ";
      try(ZipFile z=new ZipFile(p.toFile())){ ZipEntry e=z.getEntry("a");
          s+=e.getSize()+" "+e.getCompressedSize()+" "; InputStream in=z.getInputStream(e);
          s+=in.available()+" ";
          if(e.getCompressedSize()>=0&&e.getCompressedSize()<100)s+=new String(in.readNBytes(10));
          }catch(Throwable t){s+=RandomArchives.ex(t);}
      System.out.println(s);
    }
  
    }

    static void places(Path p) throws Exception {

    
    for(int mask=1;mask<8;mask++)for(int bs:new int[]{8,16,24,28}) for(int perm=0;perm<27;perm+=5){
      byte[] d="hello".getBytes(); CRC32 c=new CRC32();c.update(d);
      RandomArchives.B o=new RandomArchives.B(); int[] at=new int[3]; for(int k=0;k<3;k++){
          at[k]=o.size(); o.p(4,0x04034b50).p(2,20).p(2,0).p(2,0).p(4,0x5a210000).p(4,
          c.getValue()).p(4,5).p(4,5).p(2,1).p(2,0).p(1,'a').t(("hell"+k).getBytes());}
      RandomArchives.B f=new RandomArchives.B(); int q=perm; for(int i=0;i<3;i++){ f.p(8,at[q%3]);
          q/=3;} f.p(4,0); byte[] fb=Arrays.copyOf(f.toByteArray(),bs);
      int start=o.size();
      o.p(4,0x02014b50).p(2,20).p(2,20).p(2,0).p(2,0).p(4,0x5a210000).p(4,c.getValue()).p(4,
          (mask&2)!=0?-1:5).p(4,(mask&1)!=0?-1:5).p(2,1).p(2,bs+4).p(2,0).p(2,0).p(2,0).p(4,0).p(4,
          (mask&4)!=0?-1:0).p(1,'a').p(2,1).p(2,bs).t(fb);
      int cl=o.size()-start; o.p(4,0x06054b50).p(4,0).p(2,1).p(2,1).p(4,cl).p(4,start).p(2,0);
      Files.write(p,o.toByteArray());
      String s=mask+" "+bs+" "+perm+": ";
      try(ZipFile z=new ZipFile(p.toFile())){ ZipEntry e=z.getEntry("a");
          s+=e.getSize()+" "+e.getCompressedSize()+" "; InputStream in=z.getInputStream(e);
          s+=in.available()+" "; s+=in.skip(0)+" ";
          if(e.getCompressedSize()>0) s+=new String(in.readNBytes(5)); }catch(Throwable t){
          s+=RandomArchives.ex(t);}
      System.out.println(s);
    }
  
    }

    static void local() throws Exception {

 for(int mask=0;mask<4;mask++) for(int bs:new int[]{8,12,16,24,28,
     32}) for(int fl=0;fl<2;fl++) for(int m=0;m<9;m+=8){
  byte[] d="hello".getBytes(); CRC32 c=new CRC32();c.update(d);
      byte[] k=m==8?RandomArchives.deflate(d):d; RandomArchives.B o=new RandomArchives.B();
      RandomArchives.B f=new RandomArchives.B(); f.p(8,5).p(8,k.length).p(8,0).p(8,0);
  o.p(4,0x04034b50).p(2,20).p(2,fl*8).p(2,m).p(4,0x5a210000).p(4,fl==1?0:c.getValue()).p(4,
      (mask&2)!=0?-1:fl==1?0:3).p(4,(mask&1)!=0?-1:fl==1?0:4).p(2,1).p(2,bs+4).p(1,'a').p(2,1).p(2,
      bs).t(Arrays.copyOf(f.toByteArray(),bs)).t(k);
  if(fl==1)o.p(4,0x08074b50).p(4,c.getValue()).p(4,k.length).p(4,5);
  String s=mask+" "+bs+" "+fl+" "+m+": "; try{
      ZipInputStream z=new ZipInputStream(new ByteArrayInputStream(o.toByteArray()));
      ZipEntry e=z.getNextEntry(); s+=e.getSize()+" "+e.getCompressedSize()+" ";
      s+=new String(z.readAllBytes()); s+=e.getSize(); }catch(Throwable t){s+=RandomArchives.ex(t);
      } System.out.println(s);} 
    }

    public static void main(String[] a) throws Exception {
        Path p = Files.createTempFile("wide", ".zip");
        lengths(p);
        places(p);
        local();
        Files.delete(p);
    }
}
