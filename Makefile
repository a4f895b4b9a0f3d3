# make          installs what is missing, builds, draws one panel and says where it is
# make help     everything else

SWIFT  ?= swift
PREFIX ?= /usr/local

ifeq ($(shell uname),Linux)
STATIC := --static-swift-stdlib
endif

PROGRAM := .build/release/duo-render

.PHONY: all setup build test sheets bench fuzz install clean help

all: build
	@echo "drawn:"
	@$(PROGRAM) --pose partly-open --facing faceToFace

setup:
	@.setup/install

build: setup
	@$(SWIFT) build -c release $(STATIC) --product duo-render

test: setup
	$(SWIFT) format lint --strict -r Sources Tests Package.swift
	$(SWIFT) test
	.setup/check-output .build/debug/duo-render

sheets: build
	.setup/sheets $(PROGRAM) Output
	@ls -lR Output

bench: setup
	@$(SWIFT) build -c release $(STATIC) --product duo-render
	@$(SWIFT) build -c release $(STATIC) --product duo-bench
	@.build/release/duo-bench

# Odd screens, captures, logs, pictures and pairs of them, so many of each, with the address sanitizer and for C the one
# of undefined behaviour, which Swift traps itself: make fuzz CASES=1000 SEED=7
CASES ?= 100000
SEED  ?= 1

fuzz: setup
	@$(SWIFT) build -c release --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	  --scratch-path .build/fuzz --product duo-fuzz
	@ASAN_OPTIONS=abort_on_error=1 UBSAN_OPTIONS=abort_on_error=1:print_stacktrace=1 .build/fuzz/release/duo-fuzz $(CASES) $(SEED)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/duo-render"
	@.setup/install-texts $(PROGRAM) "$(DESTDIR)$(PREFIX)/share"
	@echo "installed: $(DESTDIR)$(PREFIX)/bin/duo-render, its manual page and completions"

clean:
	rm -rf .build

help:
	@echo "make                  install what is missing, build, draw one panel into Output/"
	@echo "make test             check style, run every test, check that Output/ is current"
	@echo "make sheets           draw the review sheets in Output/ anew"
	@echo "make bench            time the drawing against a plain reference"
	@echo "make fuzz CASES= SEED=  try odd input of every kind, $(CASES) of each from seed $(SEED)"
	@echo "make install PREFIX=  put program, manual and completions into PREFIX ($(PREFIX))"
	@echo "make clean            remove what was built"
