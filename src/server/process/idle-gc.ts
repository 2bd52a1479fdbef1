import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { every } from './timers.ts'

const INTERVAL_MS = 2_000
/** Paths that load balancers and monitors request every few seconds. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/**
 * Collects garbage once, after 2 to 4 seconds without requests other than monitoring: an idle process would keep about
 * 32 MB of its start. Not repeated, because it also drops compiled code. Returns a function that cancels it.
 */
export function collectOnceIdle(server: Server, collect = collectGarbage): () => void {
  let isBusy = true
  const noteRequest = ({ url = '' }: IncomingMessage) => {
    isBusy ||= !PROBE.test(url)
  }
  const timer = every(INTERVAL_MS, () => {
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

/** Returns memory to the system at once, as V8 does when it has run out. Takes about 80 ms. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: (how: object) => void = runInNewContext('gc')
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Options of V8 that reduce memory and pauses: see docs/decisions/0125-speed-is-guarded.md. */
export const V8_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=200']
