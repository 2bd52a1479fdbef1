import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { every } from './timers.ts'

/** Milliseconds between two checks. */
const QUIET = 2_000
/** Paths that load balancers and monitors request every few seconds. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once, after 2 to 4 seconds without requests other than monitoring. V8 itself only collects when it
 * needs memory, so an idle process would keep some 32 MB of its start. It is not repeated, because it also drops
 * compiled code, and the next requests take half as long again. Returns a function that cancels it.
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
 * Collects as V8 does when memory has run out, so that memory is returned to the system at once and not over the next
 * ten seconds. Takes some 80 ms.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: (how: object) => void = runInNewContext('gc')
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
