/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.util.Objects;

/** A file in a zip file. */
public class ZipEntry implements Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    String name;
    long dosTime = -1;
    private static final long UNKNOWN = Long.MIN_VALUE;
    private long exactTime = UNKNOWN;
    long crc = -1;
    long size = -1;
    long csize = -1;
    int method = -1;
    int flag;
    byte[] extra;
    String comment;
    long offset;

    public ZipEntry(String name) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        if (name.length() > 0xffff) {
            throw new IllegalArgumentException("entry name too long");
        }
        this.name = name;
    }

    public ZipEntry(ZipEntry e) {
        name = Objects.requireNonNull(e, "entry").name;
        dosTime = e.dosTime;
        exactTime = e.exactTime;
        crc = e.crc;
        size = e.size;
        csize = e.csize;
        method = e.method;
        flag = e.flag;
        extra = e.extra;
        comment = e.comment;
        offset = e.offset;
    }

    public String getName() {
        return name;
    }

    public void setTime(long time) {
        dosTime = ZipFormat.toDosTime(time);
        exactTime = time;
    }

    public long getTime() {
        if (exactTime != UNKNOWN) {
            return exactTime;
        }
        return dosTime != -1 ? ZipFormat.toJavaTime(dosTime) : -1;
    }

    public FileTime getLastModifiedTime() {
        return dosTime == -1 ? null : FileTime.fromMillis(getTime());
    }

    public ZipEntry setLastModifiedTime(FileTime time) {
        setTime(Objects.requireNonNull(time, "lastModifiedTime").toMillis());
        return this;
    }

    public void setSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("invalid entry size");
        }
        this.size = size;
    }

    public long getSize() {
        return size;
    }

    public long getCompressedSize() {
        return csize;
    }

    public void setCompressedSize(long csize) {
        this.csize = csize;
    }

    public void setCrc(long crc) {
        if (crc < 0 || crc > 0xffffffffL) {
            throw new IllegalArgumentException("invalid entry crc-32");
        }
        this.crc = crc;
    }

    public long getCrc() {
        return crc;
    }

    public void setMethod(int method) {
        if (method != STORED && method != DEFLATED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        this.method = method;
    }

    public int getMethod() {
        return method;
    }

    public void setExtra(byte[] extra) {
        if (extra != null && extra.length > 0xffff) {
            throw new IllegalArgumentException("invalid extra field length");
        }
        this.extra = extra;
    }

    public byte[] getExtra() {
        return extra;
    }

    public void setComment(String comment) {
        this.comment = comment;
    }

    public String getComment() {
        return comment;
    }

    public boolean isDirectory() {
        return getName().endsWith("/");
    }

    @Override
    public String toString() {
        return getName();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public Object clone() {
        try {
            ZipEntry e = (ZipEntry) super.clone();
            e.extra = extra == null ? null : extra.clone();
            return e;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
