import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { every } from './timers.ts'

/** Milliseconds between two checks. */
const INTERVAL = 2_000
/** Paths that load balancers and monitors request every few seconds. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once, after 2 to 4 seconds without requests other than monitoring. V8 itself only collects when it
 * needs memory, so an idle process would keep about 32 MB of its start. It is not repeated, because it also drops
 * compiled code, and the next requests take half as long again. Returns a function that cancels it.
 */
export function collectOnceIdle(server: Server, collect = collectGarbage): () => void {
  let isBusy = true
  const noteRequest = ({ url = '' }: IncomingMessage) => {
    isBusy ||= !PROBE.test(url)
  }
  const timer = every(INTERVAL, () => {
    if (!isBusy) {
      stop()
      collect()
    }
    isBusy = false
  }).unref()
  const stop = () => {
    clearInterval(timer)
    server.off('request', noteRequest)
  }
  server.on('request', noteRequest)
  return stop
}

/**
 * Collects as V8 does when memory has run out, so that memory is returned to the system at once and not over the next
 * ten seconds. Takes about 80 ms.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: (how: object) => void = runInNewContext('gc')
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * V8 flags for memory, set when the process starts. The first turns off allocating new objects directly as old ones by
 * what V8 observed during the start. The second collects old objects only when they have tripled: by default V8 does so
 * every second under load, for 0.1 s each. See docs/decisions/0125-speed-is-guarded.md.
 */
export const V8_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=200']
