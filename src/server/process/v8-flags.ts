/**
 * V8 flags for memory, set when the process starts. The first turns off allocating new objects directly as old ones by
 * what V8 observed during the start. The second collects old objects only when they have tripled: by default V8 does so
 * every second under load, for 0.1 s each. See docs/decisions/0125-speed-is-guarded.md.
 */
export const V8_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=200']
