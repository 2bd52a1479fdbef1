/**
 * How V8 keeps objects, which is set for a process as it starts. What it takes for long-lived while we start would be
 * old from its birth, and keep all that it refers to. Old objects are looked through when there are three
 * times as many as the last time: by itself V8 does it every second of a busy one, for 0.1 s each. See docs/decisions/0125-speed-is-guarded.md.
 */
export const V8_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=200']
