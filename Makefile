# SPDX-License-Identifier: MIT
# Targets: all check lint bench fuzz install clean. MODE=release|debug|asan|tsan. REFS=32|64: bits of a
# reference in the heap (64 builds under $(BUILD)/$(MODE)-wide). BUILD: where to build.
MODE ?= release
BUILD ?= build
PREFIX ?= /usr/local
CC ?= gcc
JAVAC ?= javac
JAVA ?= java
REFS ?= 32
ifeq ($(filter 32 64,$(REFS)),)
$(error REFS is 32 or 64)
endif
B := $(BUILD)/$(MODE)$(if $(filter 64,$(REFS)),-wide)$(if $(filter 0,$(EVENTS)),-without-events)
Q := @
VERSION := 0.1.0

WARN := -Wall -Wextra -Wshadow -Wmissing-prototypes -Wstrict-prototypes -Wwrite-strings -Wundef
BASE := -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -fno-common -fno-strict-aliasing -fPIC -pthread -I. -Iinclude \
	-DMINIJVM_VERSION='"$(VERSION)"'
# Structures of some words are cleared and copied by plain stores, longer ones by the C library: `rep stos` and `rep movs`, gcc's
# choice, take dozens of cycles before they do anything.
NO_REP := -mmemset-strategy=unrolled_loop:64:noalign,libcall:-1:noalign -mmemcpy-strategy=unrolled_loop:128:noalign,libcall:-1:noalign
FLAGS_release = -O2 -g $(shell $(CC) $(NO_REP) -x c -c /dev/null -o /dev/null 2> /dev/null && echo '$(NO_REP)')
FLAGS_lint := -O0
FLAGS_debug := -O1 -g -DMINIJVM_DEBUG
FLAGS_asan := -O1 -g -DMINIJVM_DEBUG -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
FLAGS_fuzzing := -O1 -g -DMINIJVM_DEBUG -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
FLAGS_tsan := -O1 -g -fsanitize=thread -fno-omit-frame-pointer
CFLAGS := $(BASE) $(FLAGS_$(MODE)) $(if $(filter 64,$(REFS)),-DMINIJVM_WIDE_REFS) $(if $(filter 0,$(EVENTS)),-DMINIJVM_NO_EVENTS) $(EXTRA)
LDFLAGS := $(filter -fsanitize=%,$(FLAGS_$(MODE)))
LIBS := -lffi -lz -ldl -lm -pthread $(if $(filter 64,$(REFS)),-lgc)

# The launcher starts without looking for the two that have archives.
LAUNCHER_LIBS := -Wl,--exclude-libs,libffi.a:libz.a -Wl,-Bstatic -lffi -lz -Wl,-Bdynamic $(filter-out -lffi -lz,$(LIBS))

SOURCES := $(wildcard events/*.c gc/*.c vm/*.c vm/*/*.c interp/*.c jit/*.c jit/*/*.c jvmpi/*.c classlib/native/*.c)
LAUNCHER_OBJECTS := $(patsubst %.c,$(B)/%.o,$(wildcard launcher/*.c))
OBJECTS := $(SOURCES:%.c=$(B)/%.o) $(B)/classlib/blob.o
JAVA_SOURCES := $(shell find classlib -name '*.java')
JAVA_RESOURCES := $(shell find classlib -name '*.txt')
AGENT_SOURCES := $(wildcard agents/hprof/*.c)

.PHONY: all check check-boehm lint layers globals rules compiled table coverage-library bench bench-compile bench-events bench-warmup bench-gc conformance fuzz install clean lib
all: $(B)/minijvm $(B)/libminijvm.so $(B)/libminijvm.a $(B)/agents/libhprof.so $(B)/agents/libjvmpi_check_preload.so

# Numbers put side by side in a vector register take longer than they do one by one where a structure is all there is to fill.
$(B)/jit/%.o $(B)/jvmpi/%.o: CFLAGS += -fno-tree-slp-vectorize
$(B)/%.o: %.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -MMD -MP -c $< -o $@
-include $(SOURCES:%.c=$(B)/%.d) $(LAUNCHER_OBJECTS:.o=.d)

# ---- The class library: compiled against itself only, packed into one blob ----
$(BUILD)/classlib/stamp: $(JAVA_SOURCES) $(JAVA_RESOURCES) tools/ParameterNames.java
	@echo "javac classlib"
	$(Q)rm -rf $(BUILD)/classlib && mkdir -p $(BUILD)/classlib/classes
	$(Q)printf '%s\n' $(JAVA_SOURCES) > $(BUILD)/classlib/sources
	$(Q)rm -rf $(BUILD)/tools && $(JAVAC) -d $(BUILD)/tools tools/ParameterNames.java
	$(Q)$(JAVAC) -nowarn -Xlint:none -encoding UTF-8 -processorpath $(BUILD)/tools -processor ParameterNames \
		-Anames=$(BUILD)/classlib/classes --system none -XDstringConcat=inline -g:source,lines \
		-d $(BUILD)/classlib/classes @$(BUILD)/classlib/sources
	$(Q)for file in $(JAVA_RESOURCES:classlib/%=%); do cp classlib/$$file $(BUILD)/classlib/classes/$$file; done
	$(Q)touch $@
BLOB_TOOLS := $(addprefix tools/,MakeBlob.java SharedCodes.java Deflate.java Matches.java Huffman.java)
$(BUILD)/classlib/library.blob: $(BUILD)/classlib/stamp $(BLOB_TOOLS) classlib/plain classlib/start
	$(Q)$(JAVAC) -d $(BUILD)/tools $(BLOB_TOOLS)
	$(Q)$(JAVA) -XX:TieredStopAtLevel=1 -cp $(BUILD)/tools MakeBlob $(BUILD)/classlib/classes $@ classlib/start classlib/plain
$(B)/classlib/blob.o: classlib/blob.S $(BUILD)/classlib/library.blob
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -c -DBLOB='"$(BUILD)/classlib/library.blob"' $< -o $@

# ---- Library, launcher, agents ----
$(B)/libminijvm.so: $(OBJECTS)
	@echo "link $@"
	$(Q)$(CC) -shared $(LDFLAGS) -Wl,-soname,libminijvm.so -Wl,-z,noexecstack $(OBJECTS) $(LIBS) -o $@
$(B)/libminijvm.a: $(OBJECTS)
	$(Q)rm -f $@ && ar rcs $@ $(OBJECTS)
$(B)/minijvm: $(LAUNCHER_OBJECTS) $(B)/libminijvm.a
	@echo "link $@"
	$(Q)$(CC) $(LDFLAGS) -rdynamic -Wl,-z,noexecstack $(LAUNCHER_OBJECTS) -Wl,--whole-archive $(B)/libminijvm.a -Wl,--no-whole-archive $(LAUNCHER_LIBS) -o $@
$(B)/agents/libhprof.so: $(AGENT_SOURCES) $(wildcard agents/hprof/*.h include/*.h)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -O2 -g -fPIC -shared -pthread $(LDFLAGS) -Iinclude $(AGENT_SOURCES) -lm -o $@

$(B)/agents/libjvmpi_check_preload.so: agents/check_preload/preload.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -fno-builtin -O2 -g -fPIC -shared $< -o $@

# ---- Checks ----
check: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run
# Every Java program under the plan that takes its memory from libgc.
check-boehm: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run boehm
lint: layers rules globals
layers:
	$(Q)tools/check-layers
# Of the library's C alone, compiled in the quickest way.
globals:
	$(Q)$(MAKE) -s -j$$(nproc) MODE=lint compiled
	$(Q)tools/check-globals $(SOURCES:%.c=$(BUILD)/lint/%.o)
compiled: $(SOURCES:%.c=$(B)/%.o)
rules:
	$(Q)tools/check-rules
table: $(BUILD)/classlib/stamp
	$(Q)$(JAVA) tools/ClassTable.java $(BUILD)/classlib/classes --write docs/class-library.md
# Which public members of the library the Java tests name, by package; UNCOVERED=java/util lists those they do not.
coverage-library: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run coverage
	$(Q)cat $(BUILD)/tests/coverage.txt
	$(Q)$(if $(UNCOVERED),$(JAVA) tools/TestCoverage.java $(BUILD)/classlib/classes $(BUILD)/tests/classes --uncovered $(UNCOVERED))
bench: all
	$(Q)bench/run $(B)/minijvm
# Programs of one second from a cold start, beside java's fast compiler.
bench-compile: all
	$(Q)BUILD=$(BUILD) bench/compile/run $(B)/minijvm
bench-warmup: all
	$(Q)BUILD=$(BUILD) bench/warmup/run $(B)/minijvm
bench-events: all
	$(Q)$(MAKE) --no-print-directory EVENTS=0 all
	$(Q)bench/events/run $(B)/minijvm $(BUILD)/$(MODE)-without-events/minijvm
# The collectors alone and under whole programs, beside libgc, malloc and the JDK's: both widths of references.
bench-gc: all
	$(Q)$(MAKE) --no-print-directory REFS=64 all
	$(Q)BUILD=$(BUILD) bench/gc/run $(BUILD)/$(MODE)/minijvm $(BUILD)/$(MODE)-wide/minijvm
# Every statement of the interface, on every engine and plan there is; writes docs/conformance.md.
conformance: all
	$(Q)$(MAKE) --no-print-directory REFS=64 all
	$(Q)LAUNCHER=$(abspath $(BUILD)/$(MODE)/minijvm) WIDE_LAUNCHER=$(abspath $(BUILD)/$(MODE)-wide/minijvm) INCLUDE=$(abspath include) WORK=$(BUILD)/tests/conformance ARCH_DIRECTORY=amd64 \
		RESET_SIGNAL=USR2 TABLE=docs/conformance.md JAVAC=$(JAVAC) CC=$(CC) tests/conformance/run
fuzz:
	$(Q)fuzz/run

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/minijvm/agents $(DESTDIR)$(PREFIX)/lib/pkgconfig \
		$(DESTDIR)$(PREFIX)/include/minijvm $(DESTDIR)$(PREFIX)/share/man/man1
	install -s $(B)/minijvm $(DESTDIR)$(PREFIX)/bin/
	install -s -m 644 $(B)/libminijvm.so $(DESTDIR)$(PREFIX)/lib/
	install -m 644 $(B)/libminijvm.a $(DESTDIR)$(PREFIX)/lib/
	install -s -m 644 $(B)/agents/libhprof.so $(B)/agents/libjvmpi_check_preload.so $(DESTDIR)$(PREFIX)/lib/minijvm/agents/
	install -m 644 include/*.h $(DESTDIR)$(PREFIX)/include/minijvm/
	install -m 644 man/minijvm.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' tools/minijvm.pc.in > $(DESTDIR)$(PREFIX)/lib/pkgconfig/minijvm.pc

clean:
	rm -rf $(BUILD)
