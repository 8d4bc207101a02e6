/* SPDX-License-Identifier: MIT */
/* Constants of the tracing VM's interface: all its numbers stand here and nowhere else. The
 * names are IBM's; the header that held the values is lost, so the values are this project's
 * (docs/tracing.md). C and C++. */
#ifndef ITRCCNST_H
#define ITRCCNST_H

/* ---- Flags of tracingBegin: exactly one of each group ---- */
#define InsTrcTypeExeOff     0x0001UL /* nothing */
#define InsTrcTypeExeOnLight 0x0002UL /* method entries */
#define InsTrcTypeExeOn      0x0004UL /* method entries and exits */
#define InsTrcTypeGCOff      0x0010UL /* nothing */
#define InsTrcTypeGCOnLight  0x0020UL /* begin and end of collections */
#define InsTrcTypeGCOn       0x0040UL /* those, and every move and deletion */
#define InsTrcTypeAllocOff   0x0100UL /* nothing */
#define InsTrcTypeAllocOn    0x0200UL /* every allocation */

/* ---- Event codes ---- */
#define InsTrcEventMethodEnter      1UL
#define InsTrcEventMethodLeave      2UL
#define InsTrcEventScavengeStart    3UL
#define InsTrcEventScavengeEnd      4UL
#define InsTrcEventGGCStart         5UL
#define InsTrcEventGGCEnd           6UL
#define InsTrcEventOIDRename        7UL
#define InsTrcEventOIDRangeRename   8UL
#define InsTrcEventOIDDelete        9UL
#define InsTrcEventOIDRangeDelete   10UL
#define InsTrcEventAllocate         11UL
#define InsTrcEventStartFieldReport 12UL
#define InsTrcEventFieldReport      13UL
#define InsTrcEventEndFieldReport   14UL
#define InsTrcEventUserEvent        15UL

/* ---- Bits of the records' flag members ("DB": the string is wide) ---- */
#define InstrumentMethodEventMethodDB 0x01UL
#define InstrumentMethodEventClassDB  0x02UL
#define InstrumentMethodEventStatic   0x04UL
#define InstrumentMethodEventNative   0x08UL
#define InstrumentMethodEventSync     0x10UL
#define InstrumentAllocEventClassDB   0x01UL
#define InstrumentReportEventClassDB  0x01UL
#define InstrumentUserEventDB         0x01UL
#define InstrumentThreadNameDB        0x01UL
#define InstrumentThreadGroupNameDB   0x02UL

/* ---- Types of field reports ---- */
#define InstrumentFREventTypeJava      1UL
#define InstrumentFREventTypeJavaArray 2UL
#define InstrumentFREventTypeJavaClass 3UL

#endif
