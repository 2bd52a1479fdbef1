import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds. */
const QUIET = 2_000
/** What balancers and monitors ask for every few seconds, for ever. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once after each work, the start included, when nobody has asked for anything for 2 to 4
 * seconds. V8 by itself collects when it needs room: an idle process would keep its 32 MB for young objects.
 * Returns a function that stops it.
 */
export function collectWhenIdle(server: Server, collect = collectGarbage): () => void {
  let isAsked = false
  let isClean = false
  const note = ({ url = '' }: IncomingMessage) => {
    isAsked ||= !PROBE.test(url)
  }
  server.on('request', note)
  const timer = setInterval(() => {
    if (!isAsked && !isClean) collect()
    isClean = !isAsked
    isAsked = false
  }, QUIET)
  timer.unref()
  return () => {
    clearInterval(timer)
    server.off('request', note)
  }
}

/**
 * As V8 does when memory has run out: what a load has left is given back at once, and not over the next ten
 * seconds. Takes some 80 ms.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: (how: object) => void = runInNewContext('gc')
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
