# gteval - evaluate, compare and teach game-tree search.
#
#   make            the programs and the library, in build/release/
#   make deps       installs what is missing (Debian; elsewhere it says what is needed)
#   make demo       builds and evaluates a sample tree
#   make check      builds and runs the tests
#   make install    into PREFIX (/usr/local); uninstall removes the same files
#   make dist       gteval-VERSION.tar.gz from the last commit; distcheck tests it
#   make lint       every static check; format puts the sources into shape
#   make coverage   runs the tests and says which lines they reached
#   make wheel      the Python module with the library in it, in build/release/wheel/
#   make playground the page with the programs in it, in build/playground/; needs Emscripten
#   make bench      measures
#   make signature  sums up what all algorithms do on fixed trees, and compares
#   make fuzz       throws mutated inputs at everything; see tests/fuzz/README.md
#   make clean
#
# MODE=release (default), debug, asan, tsan, coverage or fuzz; objects go to B, build/MODE.
# CC, CPPFLAGS, CFLAGS, LDFLAGS, LDLIBS, PREFIX, DESTDIR and the folders below PREFIX belong
# to the user.

VERSION = 0.1.0
# Of the shared library: the first number changes when programs must be compiled anew, the
# second when there is more to use, the third with everything else.
ABI     = 1.1.0
MODE    = release
B       = build/$(MODE)

PREFIX  ?= /usr/local
BINDIR  ?= $(PREFIX)/bin
MANDIR  ?= $(PREFIX)/share/man
DOCDIR  ?= $(PREFIX)/share/doc/gteval
LIBDIR  ?= $(PREFIX)/lib
INCLUDEDIR   ?= $(PREFIX)/include
PKGCONFIGDIR ?= $(LIBDIR)/pkgconfig
BASHDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR  ?= $(PREFIX)/share/zsh/site-functions
FISHDIR ?= $(PREFIX)/share/fish/vendor_completions.d
PYTHONDIR ?= $(PREFIX)/lib/python3/dist-packages
INSTALL ?= install
OBJCOPY ?= objcopy
PYTHON  ?= python3

CFLAGS_release  = -O2 -g
CFLAGS_debug    = -O0 -g3
CFLAGS_asan     = -O1 -g
CFLAGS_coverage = -O0 -g
CFLAGS_fuzz     = -O1 -g
CFLAGS_tsan     = -O1 -g
CFLAGS_wasm     = -O2
CFLAGS         ?= $(CFLAGS_$(MODE))

MODE_debug    = -DGTEVAL_DEBUG
MODE_asan     = -DGTEVAL_DEBUG -DGTEVAL_ASAN -fno-omit-frame-pointer $(LINK_asan)
MODE_coverage = -DGTEVAL_DEBUG --coverage
MODE_fuzz     = $(MODE_asan) -fsanitize=fuzzer-no-link
LINK_asan     = -fsanitize=address,undefined -fno-sanitize-recover=all
LINK_coverage = --coverage
LINK_fuzz     = $(LINK_asan)
MODE_tsan     = -DGTEVAL_DEBUG $(LINK_tsan)
LINK_tsan     = -fsanitize=thread

# Releases are hardened as far as the compiler can do it. Asked for once, when it is used;
# the user's flags come later and win.
HARDEN_release = $(call accepted,-fstack-protector-strong -fstack-clash-protection \
                 -fcf-protection=return $(PIE)) $(FORTIFY)
HARDEN         = $(eval HARDEN := $(HARDEN_$(MODE)))$(HARDEN)
accepted       = $(foreach flag,$1,$(shell $(CC) -Werror $(flag) -S -o /dev/null -x c /dev/null \
                 2>/dev/null && echo $(flag)))
# Programs without a loader stay where they are.
PIE            = $(if $(filter -static,$(CC) $(CFLAGS) $(LDFLAGS)),,-fPIE)
# The checks of the C library need an optimiser, and hide calls from sanitizers.
FORTIFY        = $(if $(filter -O -O1 -O2 -O3 -Os -Og,$(CFLAGS)),$(if \
                 $(findstring FORTIFY,$(CPPFLAGS) $(CFLAGS))$(findstring -fsanitize,$(CFLAGS)),,\
                 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2))
LINK_release   = -Wl,-z,relro -Wl,-z,now
LINK_PROGRAM   = $(if $(filter -fPIE,$(HARDEN)),-pie)

# Each operation is rounded by itself, and to a double, or the means of chance nodes and what
# is cut by them would depend on the machine: no multiplication and addition in one, and on
# 32 bits of x86 not the registers of 80 bits.
ROUNDING    = $(eval ROUNDING := -ffp-contract=off $(if $(filter 20,$(call evaluation)$(call \
              evaluation,$(SSE))),$(SSE)))$(ROUNDING)
SSE         = -msse2 -mfpmath=sse
evaluation  = $(shell echo __FLT_EVAL_METHOD__ | $(CC) $(CFLAGS) $1 -E -P -x c - 2>/dev/null)

WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
           -Wmissing-prototypes -Wvla -Wformat=2
# The library and the programs have threads, but where there are none.
THREADS  = -pthread
# CI sets WERROR=-Werror.
WERROR   =

# Asked for when they are used, not before: "make deps all" may have to install them.
PKG_CONFIG   ?= pkg-config
CJSON_CFLAGS  = $(shell $(PKG_CONFIG) --cflags libcjson 2>/dev/null)
CJSON_LIBS    = $(shell $(PKG_CONFIG) --libs libcjson 2>/dev/null || echo -lcjson)
CHECK_CFLAGS  = $(shell $(PKG_CONFIG) --cflags check 2>/dev/null)
CHECK_LIBS    = $(shell $(PKG_CONFIG) --libs check 2>/dev/null || echo -lcheck)

ALL_CPPFLAGS = -Isrc -D_POSIX_C_SOURCE=200809L -DGTEVAL_VERSION='"$(VERSION)"' $(CPPFLAGS)
# Two builds in two folders are the same byte for byte.
ALL_CFLAGS   = -std=c11 $(ROUNDING) $(THREADS) $(WARNINGS) $(WERROR) -ffile-prefix-map=$(CURDIR)=. \
               -fstack-usage $(MODE_$(MODE)) $(HARDEN) $(CFLAGS)
ALL_LDFLAGS  = $(THREADS) $(LINK_$(MODE)) $(CFLAGS) $(LDFLAGS)
ALL_LDLIBS   = $(CJSON_LIBS) -lm $(LDLIBS)

PROGRAM_SOURCES = $(sort $(wildcard src/gt*.c))
PROGRAMS        = $(PROGRAM_SOURCES:src/%.c=$(B)/%)
# What the programs are made of. They print, trace and draw, and look at the arrays of trees
# for that, so the library for everybody, below, is not enough for them.
LIBRARY         = $(B)/internal.a
LIBRARY_SOURCES = $(sort $(filter-out $(PROGRAM_SOURCES),$(wildcard src/*.c src/*/*.c)))
# Each algorithm is compiled twice: plainly, and with -DWATCHED to report its events.
ALGORITHM_SOURCES := $(sort $(shell grep -l '^\#include "search/rules.h"' src/search/*.c))
# Those that know chance once more, with -DGENERAL.
GENERAL_SOURCES := $(sort $(shell grep -l '\<CHANCES\>' $(ALGORITHM_SOURCES)))
LIBRARY_OBJECTS = $(LIBRARY_SOURCES:src/%.c=$(B)/%.o) \
                  $(ALGORITHM_SOURCES:src/%.c=$(B)/%.watched.o) \
                  $(GENERAL_SOURCES:src/%.c=$(B)/%.general.o) $(B)/draw/pages.o
# The pages are built into the programs: each, its looks, and its script in this order.
PLAYBACK        = src/draw/page/playback.html
PLAYBACK_STYLE  = src/draw/page/theme.css src/draw/page/playback.css
PLAYBACK_SCRIPT = $(patsubst %,src/draw/page/%.js,numbers tree events state words proof elements \
                    search layout drawing view story column cards bars clock legend playback)
PRACTICE        = src/draw/page/practice.html
PRACTICE_STYLE  = $(PLAYBACK_STYLE) src/draw/page/practice.css
PRACTICE_SCRIPT = $(patsubst %,src/draw/page/%.js,numbers tree elements layout drawing place typed \
                    exercise tasks code sheet targets practice)
PAGES           = $(PLAYBACK) $(PLAYBACK_STYLE) $(PLAYBACK_SCRIPT) \
                  $(PRACTICE) $(PRACTICE_STYLE) $(PRACTICE_SCRIPT)
# libgteval: some rooms of the above, compiled so that they can be loaded anywhere and that
# nothing of them can be seen but what gteval.h declares.
SHARED          = $(B)/libgteval.so.$(ABI)
SONAME          = libgteval.so.$(firstword $(subst ., ,$(ABI)))
SHARED_LINKS    = $(B)/$(SONAME) $(B)/libgteval.so
STATIC          = $(B)/libgteval.a
PUBLIC_HEADER   = src/library/gteval.h
PUBLIC_VERSIONS = src/library/gteval.map
PUBLIC_ROOMS    = base tree json read search reason write print draw check gen library
PUBLIC_OBJECTS  = $(patsubst $(B)/%,$(B)/pic/%,$(filter $(PUBLIC_ROOMS:%=$(B)/%/%),\
                  $(LIBRARY_OBJECTS)))
# Those that are there to be called, and the others, of which what they need is taken.
PUBLIC_CALLED   = $(filter $(B)/pic/library/%,$(PUBLIC_OBJECTS))
PUBLIC_NEEDED   = $(B)/pic/needed.a
UNIT_SOURCES    = $(sort $(wildcard tests/unit/check_*.c))
UNIT_TESTS      = $(UNIT_SOURCES:tests/unit/%.c=$(B)/tests/%)
UNIT_SUPPORT    = $(patsubst tests/unit/%.c,$(B)/tests/%.o,\
                  $(filter-out $(UNIT_SOURCES),$(sort $(wildcard tests/unit/*.c))))
# The programs, made to fail, and what makes them.
FAULTY          = $(PROGRAMS:$(B)/%=$(B)/faults/%)
DIFFERENTIAL    = $(B)/tests/differential
DIFFERENTIAL_SUPPORT = $(addprefix $(B)/tests/,dice.o oracle.o random_tree.o second.o)
FUZZ_SOURCES    = $(sort $(wildcard tests/fuzz/fuzz_*.c))
FUZZ_PROGRAMS   = $(FUZZ_SOURCES:tests/fuzz/fuzz_%.c=$(B)/fuzz/%)
FUZZ_SUPPORT    = $(addprefix $(B)/fuzz/,fuzz.o words.o) \
                  $(addprefix $(B)/tests/,audit.o oracle.o record.o)
OBJECTS         = $(LIBRARY_OBJECTS) $(PUBLIC_OBJECTS) $(PROGRAMS:=.o) $(UNIT_TESTS:=.o) $(UNIT_SUPPORT) \
                  $(FUZZ_SOURCES:tests/fuzz/%.c=$(B)/fuzz/%.o) $(FUZZ_SUPPORT) \
                  $(B)/faults/faults.o $(DIFFERENTIAL).o

# The module for Python, as it is.
MODULE    = $(sort $(wildcard python/gteval/*.py)) python/gteval/py.typed

MANUALS   = $(sort $(wildcard man/*.[1-8]))
DOCUMENTS = $(wildcard README.md NEWS.md LICENSE)
EXAMPLES  = $(sort $(wildcard trees/*.*))

# In each shell's words, as the programs say them.
COMPLETIONS = $(PROGRAMS:$(B)/%=$(B)/completion/bash/%) \
              $(PROGRAMS:$(B)/%=$(B)/completion/zsh/_%) \
              $(PROGRAMS:$(B)/%=$(B)/completion/fish/%.fish)

all: $(PROGRAMS) $(SHARED) $(SHARED_LINKS) $(STATIC)

# The flags of the last build: objects are made anew when they change. Everything that is
# compiled waits for this, so this is what waits for deps where both are asked for.
$(B)/flags: FORCE | $(filter deps deps-ci,$(MAKECMDGOALS))
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(ALL_LDFLAGS)' | cmp -s - $@ || \
	  echo '$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(ALL_LDFLAGS)' > $@

COMPILE = $(CC) $(ALL_CPPFLAGS) $(CJSON_CFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(B)/%.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE)

$(B)/%.watched.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) -DWATCHED

$(B)/%.general.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) -DGENERAL

$(B)/draw/pages.c: $(PAGES) Makefile
	@mkdir -p $(@D)
	{ echo '#include "draw/html.h"'; \
	embed() { \
	  echo "const unsigned char $$1[] = {"; shift; \
	  cat "$$@" | od -An -v -tx1 | sed 's/ \(..\)/0x\1,/g'; \
	  echo '0};'; \
	}; \
	embed playback_html $(PLAYBACK); \
	embed playback_css $(PLAYBACK_STYLE); \
	embed playback_js $(PLAYBACK_SCRIPT); \
	embed practice_html $(PRACTICE); \
	embed practice_css $(PRACTICE_STYLE); \
	embed practice_js $(PRACTICE_SCRIPT); } > $@

$(B)/draw/pages.o: $(B)/draw/pages.c $(B)/flags
	$(COMPILE)

$(LIBRARY): $(LIBRARY_OBJECTS)
	rm -f $@
	$(AR) rcD $@ $(LIBRARY_OBJECTS)

# Without what would look through its walls (link-time optimisation), end the program of
# another (assert) or show names of its own.
COMPILE_PUBLIC = $(filter-out --coverage,$(COMPILE)) -fPIC -fvisibility=hidden -fno-lto -DNDEBUG

$(B)/pic/%.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE_PUBLIC)

$(B)/pic/draw/pages.o: $(B)/draw/pages.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE_PUBLIC)

$(B)/pic/%.watched.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE_PUBLIC) -DWATCHED

$(B)/pic/%.general.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE_PUBLIC) -DGENERAL

$(PUBLIC_NEEDED): $(PUBLIC_OBJECTS)
	rm -f $@
	$(AR) rcD $@ $(filter-out $(PUBLIC_CALLED),$(PUBLIC_OBJECTS))

LINK_PUBLIC = $(CC) $(ALL_LDFLAGS) -shared -Wl,-soname,$(SONAME) \
              -Wl,--version-script=$(PUBLIC_VERSIONS) -o $@ \
              $(PUBLIC_CALLED) $(PUBLIC_NEEDED) $(ALL_LDLIBS)

$(SHARED): $(PUBLIC_CALLED) $(PUBLIC_NEEDED) $(PUBLIC_VERSIONS)
	$(LINK_PUBLIC)

$(SHARED_LINKS): $(SHARED)
	ln -sf $(<F) $@

# One object, in which what is hidden is local: the names of the rooms are free for others.
$(STATIC): $(PUBLIC_CALLED) $(PUBLIC_NEEDED)
	$(CC) -r -nostdlib -o $(B)/pic/gteval.o $^
	$(OBJCOPY) --localize-hidden $(B)/pic/gteval.o
	rm -f $@
	$(AR) rcD $@ $(B)/pic/gteval.o

$(PROGRAMS): $(B)/%: $(B)/%.o $(LIBRARY)
	$(CC) $(LINK_PROGRAM) $(ALL_LDFLAGS) -o $@ $< $(LIBRARY) $(ALL_LDLIBS)

$(B)/tests/%.o: tests/unit/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) $(CHECK_CFLAGS)

$(UNIT_TESTS): $(B)/tests/%: $(B)/tests/%.o $(UNIT_SUPPORT) $(LIBRARY)
	$(CC) $(ALL_LDFLAGS) -o $@ $< $(UNIT_SUPPORT) $(LIBRARY) $(CHECK_LIBS) $(ALL_LDLIBS)

$(B)/faults/faults.o: tests/faults/faults.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE)

$(FAULTY): $(B)/faults/%: $(B)/%.o $(B)/faults/faults.o $(LIBRARY)
	$(CC) $(ALL_LDFLAGS) -o $@ $< $(B)/faults/faults.o $(LIBRARY) $(ALL_LDLIBS)

$(B)/faults/steps: tests/faults/steps.c $(B)/flags
	@mkdir -p $(@D)
	$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -o $@ $<

$(B)/tests/differential.o: tests/differential/differential.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE)

$(DIFFERENTIAL): $(B)/tests/differential.o $(DIFFERENTIAL_SUPPORT) $(LIBRARY)
	$(CC) $(ALL_LDFLAGS) -o $@ $< $(DIFFERENTIAL_SUPPORT) $(LIBRARY) $(CHECK_LIBS) $(ALL_LDLIBS)

unit: $(UNIT_TESTS) $(FAULTY) $(B)/faults/steps $(DIFFERENTIAL)

$(B)/fuzz/%.o: tests/fuzz/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE)

# Standard input is what fuzz.c says: read() comes to it first.
$(FUZZ_PROGRAMS): $(B)/fuzz/%: $(B)/fuzz/fuzz_%.o $(FUZZ_SUPPORT) $(LIBRARY)
	$(CC) -fsanitize=fuzzer -Wl,--wrap=read,--wrap=realloc $(ALL_LDFLAGS) -o $@ $< $(FUZZ_SUPPORT) \
	  $(LIBRARY) $(CHECK_LIBS) $(ALL_LDLIBS)

# PARTS=NAMES of some; see tests/README.md.
check: all unit
	BUILD=$(B) MODE=$(MODE) tests/run.sh $(PARTS)

demo: all
	$(B)/gteval --algo=sss trees/sss-example.dewey
	$(B)/gteval --algo=alphabeta,scout,sss,dual trees/sss-example.dewey
	$(B)/gteval --algo=alphabeta --format=outline trees/sss-example.dewey

# What is there is not touched, and where nothing is missing no package manager is asked.
deps:
	@CC='$(CC)' PKG_CONFIG='$(PKG_CONFIG)' .ci/deps

deps-ci: | $(filter deps,$(MAKECMDGOALS))
	@CC='$(CC)' PKG_CONFIG='$(PKG_CONFIG)' .ci/deps ci

$(B)/completion/bash/%: $(B)/%
	@mkdir -p $(@D)
	$< --completion=bash > $@

$(B)/completion/zsh/_%: $(B)/%
	@mkdir -p $(@D)
	$< --completion=zsh > $@

$(B)/completion/fish/%.fish: $(B)/%
	@mkdir -p $(@D)
	$< --completion=fish > $@

install: all install-library install-completions install-python
	$(INSTALL) -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(DOCDIR)/examples/trees'
	$(INSTALL) $(PROGRAMS) '$(DESTDIR)$(BINDIR)'
	for page in $(MANUALS); do \
	  $(INSTALL) -d '$(DESTDIR)$(MANDIR)'/man$${page##*.} && \
	  $(INSTALL) -m 644 $$page '$(DESTDIR)$(MANDIR)'/man$${page##*.} || exit; \
	done
	for file in $(DOCUMENTS); do \
	  $(INSTALL) -m 644 $$file '$(DESTDIR)$(DOCDIR)' || exit; \
	done
	for file in $(EXAMPLES); do \
	  $(INSTALL) -m 644 $$file '$(DESTDIR)$(DOCDIR)/examples/trees' || exit; \
	done

install-library: all
	$(INSTALL) -d '$(DESTDIR)$(LIBDIR)' '$(DESTDIR)$(INCLUDEDIR)' '$(DESTDIR)$(PKGCONFIGDIR)'
	$(INSTALL) -m 644 $(SHARED) $(STATIC) '$(DESTDIR)$(LIBDIR)'
	for link in $(notdir $(SHARED_LINKS)); do \
	  ln -sf $(notdir $(SHARED)) '$(DESTDIR)$(LIBDIR)'/$$link || exit; \
	done
	$(INSTALL) -m 644 $(PUBLIC_HEADER) '$(DESTDIR)$(INCLUDEDIR)'
	sed -e 's|@prefix@|$(PREFIX)|' -e 's|@version@|$(VERSION)|' \
	  -e 's|@libdir@|$(patsubst $(PREFIX)/%,$${prefix}/%,$(LIBDIR))|' \
	  -e 's|@includedir@|$(patsubst $(PREFIX)/%,$${prefix}/%,$(INCLUDEDIR))|' \
	  src/library/gteval.pc.in > '$(DESTDIR)$(PKGCONFIGDIR)/gteval.pc'
	chmod 644 '$(DESTDIR)$(PKGCONFIGDIR)/gteval.pc'

install-python:
	$(INSTALL) -d '$(DESTDIR)$(PYTHONDIR)/gteval'
	for file in $(MODULE); do \
	  $(INSTALL) -m 644 $$file '$(DESTDIR)$(PYTHONDIR)/gteval' || exit; \
	done

install-completions: $(COMPLETIONS)
	$(INSTALL) -d '$(DESTDIR)$(BASHDIR)' '$(DESTDIR)$(ZSHDIR)' '$(DESTDIR)$(FISHDIR)'
	$(INSTALL) -m 644 $(filter $(B)/completion/bash/%,$^) '$(DESTDIR)$(BASHDIR)'
	$(INSTALL) -m 644 $(filter $(B)/completion/zsh/%,$^) '$(DESTDIR)$(ZSHDIR)'
	$(INSTALL) -m 644 $(filter $(B)/completion/fish/%,$^) '$(DESTDIR)$(FISHDIR)'

uninstall:
	for file in $(notdir $(SHARED) $(SHARED_LINKS) $(STATIC)); do \
	  rm -f '$(DESTDIR)$(LIBDIR)'/$$file; \
	done
	rm -f '$(DESTDIR)$(INCLUDEDIR)/$(notdir $(PUBLIC_HEADER))' \
	  '$(DESTDIR)$(PKGCONFIGDIR)/gteval.pc'
	for file in $(PROGRAMS:$(B)/%=%); do \
	  rm -f '$(DESTDIR)$(BASHDIR)'/$$file '$(DESTDIR)$(ZSHDIR)'/_$$file \
	    '$(DESTDIR)$(FISHDIR)'/$$file.fish; \
	done
	for file in $(PROGRAMS:$(B)/%=%); do rm -f '$(DESTDIR)$(BINDIR)'/$$file; done
	for file in $(notdir $(MODULE)); do rm -f '$(DESTDIR)$(PYTHONDIR)/gteval'/$$file; done
	rm -rf '$(DESTDIR)$(PYTHONDIR)/gteval/__pycache__'
	test ! -d '$(DESTDIR)$(PYTHONDIR)/gteval' || rmdir '$(DESTDIR)$(PYTHONDIR)/gteval'
	for page in $(notdir $(MANUALS)); do \
	  rm -f '$(DESTDIR)$(MANDIR)'/man$${page##*.}/$$page; \
	done
	for file in $(DOCUMENTS) $(EXAMPLES:%=examples/%); do \
	  rm -f '$(DESTDIR)$(DOCDIR)'/$$file; \
	done
	for folder in /examples/trees /examples ''; do \
	  test ! -d '$(DESTDIR)$(DOCDIR)'$$folder || rmdir '$(DESTDIR)$(DOCDIR)'$$folder; \
	done

# A wheel has the library in it, and cJSON, which it finds beside itself.
WHEEL        = $(B)/wheel/gteval-$(VERSION)-py3-none-$(PLATFORM).whl
PLATFORM     = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_platform())' | tr .- __)
WHEEL_CJSON  = $(wildcard $(shell $(CC) -print-file-name=libcjson.so.1))
CJSON_RIGHTS = $(wildcard /usr/share/doc/libcjson1/copyright)

$(B)/wheel/$(SONAME): $(PUBLIC_CALLED) $(PUBLIC_NEEDED) $(PUBLIC_VERSIONS)
	@mkdir -p $(@D)
	$(LINK_PUBLIC) -s -Wl,-rpath,'$$ORIGIN'

wheel: $(B)/wheel/$(SONAME)
	@rm -f $(B)/wheel/*.whl
	$(if $(CJSON_RIGHTS),cp $(CJSON_RIGHTS) $(B)/wheel/LICENSE.cJSON)
	$(PYTHON) python/wheel.py $(VERSION) $(WHEEL) $(MODULE) $< $(WHEEL_CJSON) LICENSE \
	  $(if $(CJSON_RIGHTS),$(B)/wheel/LICENSE.cJSON)
	@echo $(WHEEL)

DIST = gteval-$(VERSION)

# The same commit gives the same archive, byte for byte.
dist:
	git archive --format=tar --prefix=$(DIST)/ HEAD | gzip -9n > $(DIST).tar.gz

distcheck: dist
	rm -rf $(B)/dist
	mkdir -p $(B)/dist
	tar -xzf $(DIST).tar.gz -C $(B)/dist
	$(MAKE) -C $(B)/dist/$(DIST) B=build/dist check
	$(MAKE) -C $(B)/dist/$(DIST) B=build/dist DESTDIR='$(abspath $(B))/dist/root' install
	$(MAKE) -C $(B)/dist/$(DIST) B=build/dist DESTDIR='$(abspath $(B))/dist/root' uninstall
	@! find $(B)/dist/root ! -type d | grep .

# A format is only as stable as the program that defines it.
format:
	clang-format -i $(sort $(wildcard src/*.[ch] src/*/*.[ch] tests/*/*.[ch] playground/*.[ch] \
	  examples/*.c examples/*.cc))

lint: | $(filter deps-ci,$(MAKECMDGOALS))
	tests/lint.sh

# What earlier runs reached does not count, and what they completed is made again.
coverage:
	rm -f build/coverage/*.gcda build/coverage/*/*.gcda
	rm -rf build/coverage/completion
	$(MAKE) MODE=coverage coverage-report

coverage-report: check
	BUILD=$(B) tests/coverage.sh

# FUZZ_TIME=SECONDS for each target, FUZZ_TARGETS=NAMES of some, FUZZ_JOBS=N at a time;
# FUZZ_RUNS=1: the same inputs each time.
fuzz:
	$(MAKE) MODE=fuzz CC=clang fuzz-run

fuzz-run: $(PROGRAMS) $(FUZZ_PROGRAMS)
	BUILD=$(B) tests/fuzz/run.sh

# The three programs as one, by Emscripten, and the page around them. cJSON is compiled with them:
# CJSON_SOURCE is a folder with cJSON.c and cJSON.h; without one, Debian's are fetched.
EMCC         = emcc
EMAR         = emar
CJSON_SOURCE = build/cjson
WASM         = build/wasm
PLAYGROUND   = build/playground

playground:
	@playground/needs '$(EMCC)'
	$(MAKE) $(WASM)/include/cjson/cJSON.h
	$(MAKE) MODE=wasm B=$(WASM) CC='$(EMCC)' AR='$(EMAR)' THREADS= \
	  CJSON_CFLAGS=-I$(WASM)/include playground-page

build/cjson/cJSON.c:
	.ci/cjson $(@D)

# By itself, so that nothing else comes before the compiler's own headers.
$(WASM)/include/cjson/cJSON.h: $(CJSON_SOURCE)/cJSON.c
	@mkdir -p $(@D)
	cp $(<D)/cJSON.h $@

$(B)/cJSON.o: $(CJSON_SOURCE)/cJSON.c $(B)/flags
	$(CC) $(CFLAGS) -c -o $@ $<

$(B)/system/%.o: playground/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE)

$(B)/programs/%.o: src/%.c $(B)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Dmain=$*_main -Wno-missing-prototypes

# What the programs ask of a system, as far as Emscripten has none of it.
WRAPPED      = getrlimit setrlimit sbrk ioctl pthread_attr_setstacksize pthread_create pthread_join
WASM_OBJECTS = $(patsubst playground/%.c,$(B)/system/%.o,$(sort $(wildcard playground/*.c))) \
               $(PROGRAMS:$(B)/%=$(B)/programs/%.o) $(LIBRARY) $(B)/cJSON.o

# With node's modules as Debian has them, where node is not Debian's.
$(B)/module.js: $(WASM_OBJECTS) playground/settings
	NODE_PATH="$$NODE_PATH:/usr/share/nodejs" $(CC) $(CFLAGS) -o $@ $(WASM_OBJECTS) \
	  -lnodefs.js $(WRAPPED:%=-Wl,--wrap=%) $$(sed 's/^/-s/' playground/settings)

$(PLAYGROUND)/index.html: $(B)/module.js $(wildcard playground/*) src/draw/page/theme.css $(EXAMPLES)
	node playground/build.js $(B)/module.js '$(VERSION)' $@

$(PLAYGROUND)/npm/package.json: $(B)/module.js playground/program.js $(wildcard playground/npm/*) \
                                $(MANUALS)
	node playground/npm/build.js $(B)/module.js '$(VERSION)' $(@D)

playground-page: $(PLAYGROUND)/index.html $(PLAYGROUND)/npm/package.json

bench: all
	BUILD=$(B) tests/bench/run.sh

signature: all
	@BUILD=$(B) tests/signature.sh

clean:
	rm -rf build coverage

FORCE:

-include $(OBJECTS:.o=.d)

.PHONY: all unit check demo deps deps-ci install install-library install-completions \
        install-python uninstall wheel dist distcheck format lint coverage coverage-report bench \
        signature fuzz fuzz-run playground playground-page clean FORCE
.DELETE_ON_ERROR:
.SECONDARY: $(OBJECTS)
