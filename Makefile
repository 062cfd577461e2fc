# Installs the tool, its manual pages and its completions.
#   make install                      to /usr/local
#   make install PREFIX=$HOME/.local  elsewhere
#   make uninstall PREFIX=...         removes what install wrote
export PREFIX ?= /usr/local
export DESTDIR ?=
BUILT = .build/release/curvetool

# The shell expands them, so that spaces in PREFIX and DESTDIR are kept.
root = $$DESTDIR$$PREFIX
bin = "$(root)/bin/curvetool"
man = "$(root)/share/man/man1"
bash = "$(root)/share/bash-completion/completions/curvetool"
zsh = "$(root)/share/zsh/site-functions/_curvetool"
fish = "$(root)/share/fish/vendor_completions.d/curvetool.fish"
doc = "$(root)/share/doc/curvetool"
# The pages that the tool refers to.
pages = glossary.md gestures.md

.PHONY: build install uninstall

build:
	scripts/build

# Everybody may read what is installed, whatever the umask.
install: build
	umask 022 && for file in $(bin) $(man)/curvetool.1 $(bash) $(zsh) $(fish) $(doc)/pages; do mkdir -p "$${file%/*}" || exit; done
	install -m 755 $(BUILT) $(bin)
	strip $(bin)
	for page in $(pages); do install -m 644 docs/$$page $(doc)/$$page || exit; done
	umask 022 && scripts/make-manual $(man) $(BUILT)
	umask 022 && $(BUILT) --generate-completion-script bash >$(bash)
	umask 022 && $(BUILT) --generate-completion-script zsh >$(zsh)
	umask 022 && $(BUILT) --generate-completion-script fish >$(fish)

uninstall:
	rm -f $(bin) $(man)/curvetool.1 $(man)/curvetool-*.1 $(bash) $(zsh) $(fish) $(doc)/glossary.md $(doc)/gestures.md
