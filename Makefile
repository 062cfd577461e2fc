# Installs the tool, its manual page and its completions.
#   make install                      to /usr/local
#   make install PREFIX=$HOME/.local  elsewhere
#   make uninstall PREFIX=...         removes what install wrote
PREFIX ?= /usr/local
DESTDIR ?=
BUILT = .build/release/curvetool

bin = $(DESTDIR)$(PREFIX)/bin/curvetool
man = $(DESTDIR)$(PREFIX)/share/man/man1/curvetool.1
bash = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/curvetool
zsh = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_curvetool
fish = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/curvetool.fish

.PHONY: build install uninstall

build:
	scripts/build

install: build
	install -d $(dir $(bin)) $(dir $(man)) $(dir $(bash)) $(dir $(zsh)) $(dir $(fish))
	install -m 755 $(BUILT) $(bin)
	strip $(bin)
	install -m 644 docs/curvetool.1 $(man)
	$(BUILT) --generate-completion-script bash >$(bash)
	$(BUILT) --generate-completion-script zsh >$(zsh)
	$(BUILT) --generate-completion-script fish >$(fish)

uninstall:
	rm -f $(bin) $(man) $(bash) $(zsh) $(fish)
