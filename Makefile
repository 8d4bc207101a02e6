# SPDX-License-Identifier: MIT
# `make help` lists targets and variables.
MODE ?= release
BUILD ?= build
PREFIX ?= /usr/local
LIBRARIES ?= lib
CC ?= gcc
JAVAC ?= javac
JAVA ?= java
# What runs for seconds is not worth its second compiler, nor a collector of several threads.
BRIEF := -XX:TieredStopAtLevel=1 -XX:+UseSerialGC
BRIEF_JAVA = $(JAVA) $(BRIEF)
BRIEF_JAVAC = $(JAVAC) $(BRIEF:%=-J%)
REFS ?= 32
ifeq ($(filter 32 64,$(REFS)),)
$(error REFS is 32 or 64)
endif
ifeq ($(filter release debug asan tsan fuzzing coverage,$(MODE)),)
$(error MODE is release, debug, asan or tsan)
endif
ifneq ($(words $(BUILD)),1)
$(error BUILD is a path without spaces; the tree itself may lie on one that has some)
endif
B := $(BUILD)/$(MODE)$(if $(filter 64,$(REFS)),-wide)$(if $(filter 0,$(EVENTS)),-without-events)
Q := @
VERSION := 0.1.0
# What a program that was linked with the library asks for when it starts: a new number whenever
# it could not run with the old.
SONAME := libminijvm.so.0

WARN := -Wall -Wextra -Wshadow -Wmissing-prototypes -Wstrict-prototypes -Wwrite-strings -Wundef
BASE := -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -fno-common -fno-strict-aliasing \
	-fPIC -pthread -I. -Iinclude -DMINIJVM_VERSION='"$(VERSION)"'
# Structures of some words are cleared and copied by plain stores, longer ones by the C library:
# `rep stos` and `rep movs`, gcc's choice, take dozens of cycles before they do anything.
NO_REP := -mmemset-strategy=unrolled_loop:64:noalign,libcall:-1:noalign \
	-mmemcpy-strategy=unrolled_loop:128:noalign,libcall:-1:noalign
FLAGS_release = -O2 -g1 -ffunction-sections \
	$(shell $(CC) $(NO_REP) -x c -c /dev/null -o /dev/null 2> /dev/null && echo '$(NO_REP)')
FLAGS_coverage := -O1 -g --coverage -fprofile-update=atomic
FLAGS_debug := -O1 -g -DMINIJVM_DEBUG -DMINIJVM_PLANTS
FLAGS_asan := -O1 -g1 -DMINIJVM_DEBUG -fsanitize=address,undefined \
	-fno-sanitize-recover=undefined -fno-omit-frame-pointer
FLAGS_fuzzing := -O1 -g -DMINIJVM_DEBUG -fsanitize=fuzzer-no-link,address,undefined \
	-fno-sanitize-recover=undefined -fno-omit-frame-pointer
FLAGS_tsan := -O1 -g -fsanitize=thread -fno-omit-frame-pointer
CFLAGS := $(BASE) $(FLAGS_$(MODE)) $(if $(filter 64,$(REFS)),-DMINIJVM_WIDE_REFS) \
	$(if $(filter 0,$(EVENTS)),-DMINIJVM_NO_EVENTS) $(EXTRA)
LDFLAGS := $(filter -fsanitize=% --coverage,$(FLAGS_$(MODE)))
LIBS := -lffi -lz -ldl -lm -pthread $(if $(filter 64,$(REFS)),-lgc)

# Hello world runs a third of the code: those functions are linked side by side, so that the
# rest of the pages stays on the disk. Pointers of the library into itself are relocated from a
# packed table.
ORDERED_release := -Wl,-T,$(B)/start-order.ld -Wl,-z,pack-relative-relocs
ORDERED := $(ORDERED_$(MODE))

# The launcher starts without looking for the two that have archives.
LAUNCHER_LIBS := -Wl,--exclude-libs,libffi.a:libz.a -Wl,-Bstatic -lffi -lz -Wl,-Bdynamic \
	$(filter-out -lffi -lz,$(LIBS))

SOURCES := $(wildcard events/*.c gc/*.c vm/*.c vm/*/*.c interp/*.c jit/*.c jit/*/*.c jvmpi/*.c \
	attach/*.c tracing/*.c jevmon/*.c jdk/*.c classlib/native/*.c)
LAUNCHER_OBJECTS := $(patsubst %.c,$(B)/%.o,$(wildcard launcher/*.c))
OBJECTS := $(SOURCES:%.c=$(B)/%.o) $(B)/classlib/blob.o
JAVA_SOURCES := $(shell find classlib -name '*.java')
JAVA_RESOURCES := $(shell find classlib -name '*.txt')
TEMPLATES := $(shell find classlib -name '*.template')
# A folder is younger than what was built before a file went out of it.
JAVA_FOLDERS := $(shell find classlib -type d)
GENERATED := $(BUILD)/generated
VARIANTS := $(BUILD)/variants
AGENT_SOURCES := $(wildcard agents/hprof/*.c)
ATTACH_SOURCES := $(wildcard launcher/attach/*.c)

.PHONY: all check soak coverage check-changed check-map expect check-boehm lint layers \
	ratchets links format globals safepoints rules compiled table tables unused \
	coverage-library bench bench-compile bench-events bench-choice bench-attach \
	bench-samples bench-pieces bench-growth bench-warmup bench-gc conformance fuzz install \
	uninstall help clean lib
all: $(B)/minijvm $(B)/minijvm-attach $(B)/jdk/libjvm.so $(B)/libminijvm.so $(B)/libminijvm.a \
	$(B)/libivjitrcs.so $(B)/libivjitrcs.a $(BUILD)/api.jar $(B)/agents/libhprof.so \
	$(B)/agents/libjvmpi_check_preload.so $(B)/bin/java

# Numbers put side by side in a vector register take longer than they do one by one where a
# structure is all there is to fill.
$(B)/jit/%.o $(B)/jvmpi/%.o: CFLAGS += -fno-tree-slp-vectorize
# What gcc knows of each function before it inlines any, for `make safepoints`: $(call
# described,NAME) leaves it in the folder.
DESCRIPTIONS := $(BUILD)/descriptions
described = -fdump-tree-ssa-lineno-blocks=$(DESCRIPTIONS)/$(1).ssa
$(B)/%.o: %.c
	$(Q)mkdir -p $(@D) $(DESCRIPTIONS)/$(*D)
	$(Q)$(CC) $(CFLAGS) $(if $(filter $(BUILD)/release,$(B)),$(call described,$*.c)) \
		-MMD -MP -c $< -o $@
-include $(SOURCES:%.c=$(B)/%.d) $(LAUNCHER_OBJECTS:.o=.d)

# ---- The class library: compiled against itself only, packed into one blob ----
$(GENERATED)/java/util/random/ziggurat.txt: tools/Ziggurat.java
	$(Q)$(BRIEF_JAVA) $< $@
# An archive of classes (jdk/class_archive.h) is good for the parser and the verifier that made
# it.
ARCHIVE_SOURCES := $(sort $(wildcard vm/classfile/*.[ch] vm/verify/*.[ch] \
	vm/text/descriptor.[ch] jdk/class_archive*.[ch]))
$(GENERATED)/class_archive_key.h: $(ARCHIVE_SOURCES)
	$(Q)mkdir -p $(@D)
	$(Q)printf '#define ARCHIVE_KEY "%.32s"\n' "$$(cat $^ | sha256sum)" > $@
$(B)/jdk/class_archive.o $(B)/jdk/class_archive_write.o: CFLAGS += -I$(GENERATED)
$(B)/jdk/class_archive.o $(B)/jdk/class_archive_write.o: | $(GENERATED)/class_archive_key.h
$(VARIANTS)/stamp: $(TEMPLATES) $(JAVA_FOLDERS) tools/Variants.java
	$(Q)rm -rf $(VARIANTS) && mkdir -p $(VARIANTS)
	$(Q)$(BRIEF_JAVA) tools/Variants.java classlib $(VARIANTS)
	$(Q)touch $@
$(BUILD)/classlib/stamp: $(JAVA_SOURCES) $(JAVA_RESOURCES) $(JAVA_FOLDERS) $(VARIANTS)/stamp \
	$(GENERATED)/java/util/random/ziggurat.txt tools/ParameterNames.java
	@echo "javac classlib"
	$(Q)rm -rf $(BUILD)/classlib && mkdir -p $(BUILD)/classlib/classes
	$(Q)printf '%s\n' $(JAVA_SOURCES) > $(BUILD)/classlib/sources && \
		find $(VARIANTS) -name '*.java' | sort >> $(BUILD)/classlib/sources
	$(Q)rm -rf $(BUILD)/tools && $(BRIEF_JAVAC) -d $(BUILD)/tools tools/ParameterNames.java
	$(Q)$(BRIEF_JAVAC) -nowarn -Xlint:none -XDsuppressNotes -encoding UTF-8 \
		-processorpath $(BUILD)/tools -processor ParameterNames \
		-Anames=$(BUILD)/classlib/classes \
		--system none -XDstringConcat=inline -g:source,lines \
		-d $(BUILD)/classlib/classes @$(BUILD)/classlib/sources
	$(Q)for file in $(JAVA_RESOURCES:classlib/%=%); do \
		cp classlib/$$file $(BUILD)/classlib/classes/$$file; \
	done
	$(Q)cp $(GENERATED)/java/util/random/ziggurat.txt $(BUILD)/classlib/classes/java/util/random/
	$(Q)touch $@
BLOB_TOOLS := $(addprefix tools/,MakeBlob.java SharedCodes.java Deflate.java Matches.java \
	Huffman.java)
$(BUILD)/classlib/library.blob: $(BUILD)/classlib/stamp $(BLOB_TOOLS) classlib/plain \
	classlib/start
	$(Q)$(BRIEF_JAVAC) -d $(BUILD)/tools $(BLOB_TOOLS)
	$(Q)$(BRIEF_JAVA) -cp $(BUILD)/tools MakeBlob $(BUILD)/classlib/classes $@ \
		classlib/start classlib/plain
$(B)/classlib/blob.o: classlib/blob.S $(BUILD)/classlib/library.blob
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -c -DBLOB='"$(BUILD)/classlib/library.blob"' $< -o $@

# ---- Library, launcher, agents ----
$(B)/start-order.ld: tools/start-functions
	$(Q)mkdir -p $(@D)
	$(Q)(echo 'SECTIONS { .text.started : {'; \
		sed 's/^[^#].*/    *(.text.& .text.&.*)/; s/^#.*//' $<; \
		echo '} } INSERT BEFORE .text;') > $@
$(B)/libminijvm.so $(B)/minijvm: $(if $(ORDERED),$(B)/start-order.ld)
# A thread that ends runs its last instructions in the library when DestroyJavaVM has come back:
# dlclose leaves it mapped.
$(B)/libminijvm.so: $(OBJECTS) include/exports
	@echo "link $@"
	$(Q)$(CC) -shared $(LDFLAGS) $(ORDERED) -Wl,-soname,$(SONAME) -Wl,-z,noexecstack \
		-Wl,-z,nodelete -Wl,--version-script=include/exports $(OBJECTS) $(LIBS) -o $@
	$(Q)ln -sf libminijvm.so $(B)/$(SONAME)
# For programs of this tree: the launcher, tests, fuzzers. All names can be linked.
$(B)/internal.a: $(OBJECTS)
	$(Q)rm -f $@ && ar rcsT $@ $(OBJECTS)
# For others: one object, of which a program sees the public functions alone.
$(B)/libminijvm.a: $(OBJECTS)
	$(Q)$(LD) -r -o $(B)/library.o $(OBJECTS)
	$(Q)objcopy -w --keep-global-symbol='JNI_*' --keep-global-symbol='minijvm_*' \
		--keep-global-symbol='jevmon_task_*' $(B)/library.o
	$(Q)rm -f $@ && ar rcs $@ $(B)/library.o && rm -f $(B)/library.o
$(B)/minijvm: $(LAUNCHER_OBJECTS) $(B)/internal.a
	@echo "link $@"
	$(Q)$(CC) $(LDFLAGS) $(ORDERED) -rdynamic -Wl,-z,noexecstack $(LAUNCHER_OBJECTS) \
		$(if $(filter coverage,$(MODE)),tests/leave.c) -Wl,--whole-archive \
		$(B)/internal.a -Wl,--no-whole-archive $(LAUNCHER_LIBS) -o $@
# By which programs start themselves once more: java.home holds it.
$(B)/bin/java:
	$(Q)mkdir -p $(@D)
	$(Q)ln -sf ../minijvm $@
# What the native libraries of a JDK are linked with: forwards to the VM, nothing else.
$(B)/jdk/libjvm.so: jdk/shim/shim.S jdk/shim/exports jdk/functions.def
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -x assembler-with-cpp -I. -shared -nostdlib -Wl,-soname,libjvm.so \
		-Wl,--version-script=jdk/shim/exports -Wl,-z,noexecstack $< -o $@
# The launcher finds the shim where distributions put what depends on the architecture.
$(B)/vm/system/installation.o: CFLAGS += -DMULTIARCH='"$(shell $(CC) -print-multiarch)"'
$(B)/minijvm-attach: $(ATTACH_SOURCES) $(wildcard launcher/attach/*.h)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -O2 -g $(EXTRA) $(LDFLAGS) \
		-I. $(ATTACH_SOURCES) -o $@
$(B)/agents/libhprof.so: $(AGENT_SOURCES) $(wildcard agents/hprof/*.h include/*.h)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -O2 -g -fPIC -shared \
		-pthread $(EXTRA) $(LDFLAGS) -Iinclude $(AGENT_SOURCES) -lm -o $@

$(B)/agents/libjvmpi_check_preload.so: agents/check_preload/preload.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -fvisibility=hidden -fno-builtin -O2 -g \
		-fPIC -shared $(EXTRA) $(LDFLAGS) $< -o $@

# What tracing libraries are linked with.
$(B)/ivjitrcs.o: agents/ivjitrcs/ivjitrcs.c $(wildcard include/itrc*.h)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=gnu11 $(WARN) -fvisibility=hidden -O2 -g -fPIC $(EXTRA) -Iinclude -c $< -o $@
$(B)/libivjitrcs.so: $(B)/ivjitrcs.o
	$(Q)$(CC) -shared $(LDFLAGS) -Wl,-soname,libivjitrcs.so $< -o $@
$(B)/libivjitrcs.a: $(B)/ivjitrcs.o
	$(Q)rm -f $@ && ar rcs $@ $<
# What programs that switch their own tracing are compiled with; the VM has the classes in its
# library.
$(BUILD)/api.jar: $(BUILD)/classlib/stamp
	$(Q)jar --create --date=1980-01-01T00:00:02Z --file $@ -C $(BUILD)/classlib/classes \
		com/ibm/uvm/instrumenting

# ---- Checks ----
check: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) EFFORT=$(EFFORT) SEED=$(SEED) tests/run
# What the check leaves out, and everything at random.
soak: all
	$(Q)env -u SECONDS SOAK_SECONDS=$(or $(SECONDS),3600) MODE=$(MODE) BUILD=$(BUILD) \
		SEED=$(SEED) tests/soak $(ITEMS)
# The expectation of a Java program, where java agrees: make expect TEST=util/HashMaps
expect: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/expect $(TEST)
# Which lines of C the tests reach, by gcov: no folder falls below its floor (tests/floors).
coverage: all
	$(Q)BUILD=$(BUILD) tests/run lines
# What the change since a commit can touch; the map of loaded classes that it goes by.
check-changed: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/check-changed $(SINCE)
check-map: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run map
# Every Java program under the plan that takes its memory from libgc.
check-boehm: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run boehm
# OpenJDK's own tests, fetched from Debian, on java and on the VM.
check-openjdk: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) XJDK=$(XJDK) SHARE=$(or $(SHARE),half) \
		tools/check-openjdk $(TESTS)
# For a make below this one, when this one was not told how many.
SIDE_BY_SIDE = $(if $(findstring --jobserver,$(MAKEFLAGS)),,-j$(shell nproc))
lint: layers rules ratchets links format globals safepoints unused
layers:
	$(Q)tools/check-layers
globals:
	$(Q)$(MAKE) -s $(SIDE_BY_SIDE) MODE=release compiled
	$(Q)tools/check-globals $(SOURCES:%.c=$(BUILD)/release/%.o)
	$(Q)tools/check-homes $(SOURCES:%.c=$(BUILD)/release/%.o)
compiled: $(SOURCES:%.c=$(B)/%.o)
# No raw object lives across a call that may let a collection happen, and contracts say which
# calls may. The release build has left the descriptions; those that were removed since are made
# in a quick way, without code.
safepoints: globals
	$(Q)$(MAKE) -s $(SIDE_BY_SIDE) $(SOURCES:%=$(DESCRIPTIONS)/%.ssa)
	$(Q)$(BRIEF_JAVAC) -d $(DESCRIPTIONS)/tools tools/safepoints/*.java
	$(Q)$(BRIEF_JAVA) -cp $(DESCRIPTIONS)/tools Safepoints . $(DESCRIPTIONS) \
		tools/safepoints/exceptions
$(DESCRIPTIONS)/%.ssa:
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(BASE) -O1 -fno-inline -flto $(call described,$*) -c $* -o $(@:.ssa=.o) && \
		rm $(@:.ssa=.o)
links:
	$(Q)tools/check-links
format:
	$(Q)tools/check-format
rules:
	$(Q)tools/check-rules
ratchets:
	$(Q)tools/check-ratchets
table: $(BUILD)/classlib/stamp
	$(Q)$(BRIEF_JAVA) tools/ClassTable.java $(BUILD)/classlib/classes --write \
		docs/class-library.md
# Members of the library that are no interface and that nobody names: dead code.
unused: $(BUILD)/classlib/stamp
	$(Q)$(BRIEF_JAVA) tools/UnusedParameters.java $(BUILD)/classlib/classes tools/unread
	$(Q)$(BRIEF_JAVA) tools/Unused.java $(BUILD)/classlib/classes \
		$$(find vm jvmpi tracing jevmon interp jit classlib/native launcher \
			-name '*.[ch]' -o -name '*.def') \
		$$(grep -rlE 'Unsafe|jdk\.internal|ConstantPool|getDeclared' tests \
			--include=*.java --include=*.c)
# Tables of the library that are committed: from Unicode's character database (Debian's
# unicode-data), the maps of charsets (locales), ISO's codes (iso-codes), CLDR (libicu4j-java),
# what `java` knows of languages, and mathematics.
UCD ?= /usr/share/unicode
ICU ?= /usr/share/java/icu4j.jar
tables:
	$(Q)$(BRIEF_JAVA) tools/unicode/GenerateCharacterTables.java $(UCD) classlib/java/lang
	$(Q)$(BRIEF_JAVA) tools/unicode/GenerateCharacterNames.java $(UCD) classlib
	$(Q)$(BRIEF_JAVA) tools/unicode/GenerateEquivalents.java $(UCD) classlib
	$(Q)$(BRIEF_JAVA) tools/unicode/GenerateBrackets.java $(UCD) classlib
	$(Q)$(BRIEF_JAVAC) -cp $(ICU) -d $(BUILD)/tools/tables tools/tables/*.java
	$(Q)for program in MathTables CharsetTables PictureTables LanguageTables CollationTable \
		CodeTables; do \
		$(BRIEF_JAVA) -cp $(BUILD)/tools/tables:$(ICU) $$program . . || exit 1; \
	done
	$(Q)tools/tables/locale-names
# Which public members of the library the Java tests name, by package; UNCOVERED=java/util lists
# those they do not.
coverage-library: all
	$(Q)MODE=$(MODE) BUILD=$(BUILD) tests/run coverage
	$(Q)cat $(BUILD)/tests/coverage.txt
	$(Q)$(if $(UNCOVERED),$(JAVA) tools/TestCoverage.java $(BUILD)/classlib/classes \
		$(BUILD)/tests/classes --uncovered $(UNCOVERED))
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
bench-choice: all
	$(Q)BUILD=$(BUILD) bench/choice/run $(B)/minijvm $(B)/internal.a
bench-attach: all
	$(Q)BUILD=$(BUILD) bench/attach/run $(B)/minijvm-attach $(B)/internal.a
bench-samples: all
	$(Q)BUILD=$(BUILD) bench/samples/run $(B)/minijvm
bench-pieces: all
	$(Q)BUILD=$(BUILD) bench/pieces/run $(B)/minijvm
bench-growth: all
	$(Q)BUILD=$(BUILD) bench/growth/run $(B)/minijvm
# The collectors alone and under whole programs, beside libgc, malloc and the JDK's: both widths
# of references.
bench-gc: all
	$(Q)$(MAKE) --no-print-directory REFS=64 all
	$(Q)BUILD=$(BUILD) bench/gc/run $(BUILD)/$(MODE)/minijvm $(BUILD)/$(MODE)-wide/minijvm
# Every statement of the interface, on every engine and plan there is; writes
# docs/conformance.md.
conformance: all
	$(Q)$(MAKE) --no-print-directory REFS=64 all
	$(Q)$(MAKE) --no-print-directory MODE=debug all
	$(Q)LAUNCHER=$(abspath $(BUILD)/debug/minijvm) INCLUDE=$(abspath include) \
		WORK=$(BUILD)/tests/plants ARCH_DIRECTORY=amd64 RESET_SIGNAL=USR2 \
		JAVAC=$(JAVAC) CC=$(CC) tests/conformance/plants
	$(Q)SEEN=$(BUILD)/tests/plants/seen LAUNCHER=$(abspath $(BUILD)/$(MODE)/minijvm) \
		WIDE_LAUNCHER=$(abspath $(BUILD)/$(MODE)-wide/minijvm) \
		INCLUDE=$(abspath include) WORK=$(BUILD)/tests/conformance \
		ARCH_DIRECTORY=amd64 RESET_SIGNAL=USR2 TABLE=docs/conformance.md \
		JAVAC=$(JAVAC) CC=$(CC) tests/conformance/run
	$(Q)TABLE=docs/tracing-conformance.md WIDE_LAUNCHER=$(BUILD)/$(MODE)-wide/minijvm \
		MODE=$(MODE) BUILD=$(BUILD) OUT=$(BUILD)/tests tests/tracing/run
	$(Q)TABLE=docs/event-monitors-conformance.md \
		WIDE_LAUNCHER=$(BUILD)/$(MODE)-wide/minijvm MODE=$(MODE) BUILD=$(BUILD) \
		OUT=$(BUILD)/tests tests/monitors/run
fuzz:
	$(Q)fuzz/run

# Names of functions stay, for reports that show native stacks: what is stripped is what
# debuggers read.
D := "$(DESTDIR)$(PREFIX)"
DOCUMENTS := $(wildcard docs/*.md docs/*.svg) README.md CHANGELOG.md SECURITY.md LICENSE
INSTALLED_EXAMPLES := $(wildcard examples/*)
install: all
	install -d $(D)/bin $(D)/lib/minijvm/agents $(D)/lib/minijvm/bin \
		$(D)/$(LIBRARIES)/minijvm/jdk \
		$(D)/$(LIBRARIES)/pkgconfig $(D)/include/minijvm $(D)/share/minijvm \
		$(D)/share/man/man1 $(D)/share/doc/minijvm/docs $(D)/share/doc/minijvm/examples
	install -s --strip-program=tools/strip-debug $(B)/minijvm $(B)/minijvm-attach $(D)/bin/
	install -s --strip-program=tools/strip-debug -m 644 $(B)/libminijvm.so \
		$(D)/$(LIBRARIES)/libminijvm.so.$(VERSION)
	ln -sf libminijvm.so.$(VERSION) $(D)/$(LIBRARIES)/$(SONAME)
	ln -sf $(SONAME) $(D)/$(LIBRARIES)/libminijvm.so
	install -m 644 $(B)/libminijvm.a $(B)/libivjitrcs.a $(D)/$(LIBRARIES)/
	install -s --strip-program=tools/strip-debug -m 644 $(B)/libivjitrcs.so $(D)/$(LIBRARIES)/
	install -m 644 $(B)/jdk/libjvm.so $(D)/$(LIBRARIES)/minijvm/jdk/
	ln -sf ../../../bin/minijvm $(D)/lib/minijvm/bin/java
	install -m 644 $(BUILD)/api.jar $(D)/share/minijvm/
	install -s --strip-program=tools/strip-debug -m 644 $(B)/agents/libhprof.so \
		$(B)/agents/libjvmpi_check_preload.so $(D)/lib/minijvm/agents/
	install -m 644 include/*.h $(D)/include/minijvm/
	install -m 644 man/minijvm.1 man/minijvm-attach.1 $(D)/share/man/man1/
	install -m 644 $(filter docs/%,$(DOCUMENTS)) $(D)/share/doc/minijvm/docs/
	install -m 644 $(filter-out docs/%,$(DOCUMENTS)) $(D)/share/doc/minijvm/
	install -m 644 $(INSTALLED_EXAMPLES) $(D)/share/doc/minijvm/examples/
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBRARIES@|$(LIBRARIES)|' \
		-e 's|@VERSION@|$(VERSION)|' tools/minijvm.pc.in \
		> $(D)/$(LIBRARIES)/pkgconfig/minijvm.pc
	$(Q)if [ -n "$(DESTDIR)" ]; then :; \
	elif [ "$$(id -u)" = 0 ]; then PATH=$$PATH:/sbin:/usr/sbin ldconfig; \
	else \
		echo "make install: the dynamic linker learns of $(SONAME) when root runs ldconfig;" \
			"until then: LD_LIBRARY_PATH=$(PREFIX)/lib"; \
	fi
# What install wrote; folders only that are the VM's own.
uninstall:
	rm -rf $(D)/lib/minijvm $(D)/$(LIBRARIES)/minijvm $(D)/include/minijvm \
		$(D)/share/minijvm $(D)/share/doc/minijvm
	rm -f $(D)/bin/minijvm $(D)/bin/minijvm-attach $(D)/$(LIBRARIES)/libivjitrcs.so \
		$(D)/$(LIBRARIES)/libivjitrcs.a $(D)/$(LIBRARIES)/libminijvm.a \
		$(D)/$(LIBRARIES)/libminijvm.so $(D)/$(LIBRARIES)/$(SONAME) \
		$(D)/$(LIBRARIES)/libminijvm.so.$(VERSION) \
		$(D)/$(LIBRARIES)/pkgconfig/minijvm.pc $(D)/share/man/man1/minijvm.1 \
		$(D)/share/man/man1/minijvm-attach.1
	$(Q)if [ -z "$(DESTDIR)" ] && [ "$$(id -u)" = 0 ]; then \
		PATH=$$PATH:/sbin:/usr/sbin ldconfig; \
	fi
help:
	@sed -n 's/^#: \{0,1\}//p' Makefile
#: make                 the VM, its library (shared and static) and its agents, in $BUILD/$MODE
#: make check           the tests that decide, always the same, a quarter of an hour;
#:                      check-boehm: every Java program under libgc
#: make soak            all the others and everything at random: SECONDS=3600 bounds it, SEED
#:                      repeats it, ITEMS chooses
#: make check-changed   what the change since SINCE (HEAD) can touch, in three minutes;
#:                      check-map: writes what it goes by
#: make check-openjdk   OpenJDK's own tests, fetched from Debian;
#:                      TESTS='^util/Hash ^time/' chooses some
#: make lint            layers, rules of the tree, links of documents, mutable globals, objects
#:                      across safepoints, dead members of the library
#: make install         under $PREFIX; make uninstall takes it away again
#: make bench           against java; bench-compile bench-warmup bench-events bench-choice
#:                      bench-attach bench-samples bench-pieces bench-growth bench-gc: more of
#:                      them
#: make expect          the expectation of a Java program, where java agrees: TEST=util/HashMaps
#: make coverage        which lines of C the tests reach, with a floor for each folder
#: make fuzz            every libFuzzer target for a minute
#: make conformance     every statement of the profiler interface on every engine and plan
#: make table           writes docs/class-library.md; coverage-library: what of the library the
#:                      tests name
#: make clean           takes $BUILD away
#:
#: MODE=release         or debug, asan, tsan           REFS=32     or 64: bits of a reference
#: BUILD=build          where to build                 EVENTS=0    without the profiler's events
#: PREFIX=/usr/local    DESTDIR=  LIBRARIES=lib        CC=gcc JAVAC=javac JAVA=java

clean:
	rm -rf $(BUILD)
