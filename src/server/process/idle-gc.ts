import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { every } from './timers.ts'

/** Milliseconds. */
const QUIET = 2_000
/** What balancers and monitors ask for every few seconds, for ever. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once, when nobody but monitoring has asked for anything for 2 to 4 seconds. V8 by itself collects when it
 * needs room: a process that nobody asks would keep what its start has left, some 32 MB. Not after each quiet moment:
 * compiled code goes too, and the next calls take half as long again. Returns a function that stops it.
 */
export function collectOnceIdle(server: Server, collect = collectGarbage): () => void {
  let isAsked = true
  const note = ({ url = '' }: IncomingMessage) => {
    isAsked ||= !PROBE.test(url)
  }
  const timer = every(QUIET, () => {
    if (!isAsked) {
      stop()
      collect()
    }
    isAsked = false
  }).unref()
  const stop = () => {
    clearInterval(timer)
    server.off('request', note)
  }
  server.on('request', note)
  return stop
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
