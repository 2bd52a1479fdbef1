import type { IncomingMessage, Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { every } from './timers.ts'

/** Milliseconds. */
const QUIET = 2_000
/** Milliseconds. A server that is busy for longer has compiled the code that it needs. */
const STARTING = 15_000
/** What balancers and monitors ask for every few seconds, for ever. */
const PROBE = /^\/(healthz|readyz|metrics)\b/

/** Bytes. A process that holds no more keeps its garbage, and with it the code that V8 has compiled for it. */
const MUCH = 300 * 2 ** 20

/**
 * Collects garbage when nobody has asked for anything for 2 to 4 seconds: once soon after the start, and after
 * whatever has left much. V8 by itself collects when it needs room: an idle process would keep its 32 MB for young
 * objects. Not after every work: compiled code goes too, and the next calls take half as long again until it is
 * back. Returns a function that stops it.
 */
export function collectWhenIdle(
  server: Server,
  collect = collectGarbage,
  residentBytes = process.memoryUsage.rss,
): () => void {
  let isAsked = false
  let startingFor = STARTING
  let isClean = false
  const note = ({ url = '' }: IncomingMessage) => {
    isAsked ||= !PROBE.test(url)
  }
  server.on('request', note)
  const timer = every(QUIET, () => {
    const isIdle = !isAsked
    isAsked = false
    startingFor -= QUIET
    if (isIdle && !isClean && (startingFor > 0 || residentBytes() > MUCH)) {
      collect()
      startingFor = 0
    }
    isClean = isIdle
  })
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
