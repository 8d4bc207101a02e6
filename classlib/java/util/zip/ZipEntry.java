/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A file in a zip file. */
public class ZipEntry implements Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    String name;
    /** DOS's time, in two-second steps; above its 32 bits the milliseconds beyond them. */
    long dosTime = -1;
    FileTime modified;
    FileTime accessed;
    FileTime created;
    long crc = -1;
    long size = -1;
    long csize = -1;
    int method = -1;
    int flag;
    byte[] extra;
    String comment;
    long offset;

    public ZipEntry(String name) {
        this.name = name;
        if (ZipFormat.given(name, "name").length() > 0xffff) {
            throw new IllegalArgumentException("entry name too long");
        }
    }

    public ZipEntry(ZipEntry e) {
        ZipFormat.given(e, "entry");
        name = e.name;
        comment = e.comment;
        extra = e.extra;
        flag = e.flag;
        method = e.method;
        offset = e.offset;
        copySums(e);
        copyTimes(e);
    }

    private void copySums(ZipEntry e) {
        csize = e.csize;
        size = e.size;
        crc = e.crc;
    }

    private void copyTimes(ZipEntry e) {
        created = e.created;
        accessed = e.accessed;
        modified = e.modified;
        dosTime = e.dosTime;
    }

    public String getName() {
        return name;
    }

    @SuppressWarnings("deprecation")
    public void setTime(long time) {
        dosTime = ZipFormat.toDosTime(time);
        int year = new Date(time).getYear() + 1900;
        modified = year >= 1980 && year < 2100 ? null : FileTime.fromMillis(time);
    }

    public long getTime() {
        if (modified != null) {
            return modified.toMillis();
        }
        return dosTime != -1 ? ZipFormat.toJavaTime(dosTime) : -1;
    }

    public void setTimeLocal(LocalDateTime time) {
        int year = time.getYear() - 1980;
        dosTime = year < 0 ? ZipFormat.BEFORE_1980 : ZipFormat.toDosTime(year,
                time.getMonthValue(), time.getDayOfMonth(), time.getHour(), time.getMinute(),
                time.getSecond(), time.getNano() / 1000000);
        modified = dosTime != ZipFormat.BEFORE_1980 && year <= 0x7f ? null
                : FileTime.from(time.atZone(ZoneId.systemDefault()).toInstant());
    }

    public LocalDateTime getTimeLocal() {
        if (modified != null) {
            return LocalDateTime.ofInstant(modified.toInstant(), ZoneId.systemDefault());
        }
        int date = (int) (dosTime >> 16) & 0xffff;
        int steps = (int) dosTime & 0xffff;
        return LocalDateTime.of(1980 + (date >> 9), date >> 5 & 15, date & 31, steps >> 11,
                steps >> 5 & 63)
                .withSecond((steps & 31) * 2).plusNanos((dosTime >> 32) * 1000000);
    }

    public ZipEntry setLastModifiedTime(FileTime time) {
        modified = Objects.requireNonNull(time, "lastModifiedTime");
        dosTime = ZipFormat.toDosTime(time.to(TimeUnit.MILLISECONDS));
        return this;
    }

    public FileTime getLastModifiedTime() {
        return modified != null || dosTime == -1 ? modified : FileTime.fromMillis(getTime());
    }

    public ZipEntry setLastAccessTime(FileTime time) {
        accessed = Objects.requireNonNull(time, "lastAccessTime");
        return this;
    }

    public FileTime getLastAccessTime() {
        return accessed;
    }

    public ZipEntry setCreationTime(FileTime time) {
        created = Objects.requireNonNull(time, "creationTime");
        return this;
    }

    public FileTime getCreationTime() {
        return created;
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
        if (extra != null) {
            ZipTimes.read(this, extra);
        }
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
        return name.endsWith("/");
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
        ZipEntry copy;
        try {
            copy = (ZipEntry) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
        if (extra != null) {
            copy.extra = java.util.Arrays.copyOf(extra, extra.length);
        }
        return copy;
    }
}
