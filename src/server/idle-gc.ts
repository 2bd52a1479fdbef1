import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds. */
const QUIET = 5_000
/** What balancers and monitors ask for every few seconds, for ever. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once after each work, the start included, when nobody has asked for anything for 5 to 10
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

/** Takes some 40 ms for a heap as it is after a start. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  gc()
}
