/** Reads a `Load` from standard input, sends its requests in turn until the time is over, and prints a `LoadResult`. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Load, LoadResult } from './load-from.ts'

const { url, seconds, connections, requests }: Load = JSON.parse(await text(process.stdin))
const { host, hostname, port } = new URL(url)
const messages = requests.map(({ method = 'GET', path, headers = {}, body = '' }) => {
  const length = body ? { 'content-length': Buffer.byteLength(body) } : {}
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, is]) => `${name}: ${is}`,
  )
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'))
})
const durations: number[] = []
const began = performance.now()
const endsAt = began + seconds * 1000
let next = 0
let failed = 0

await Promise.all(Array.from({ length: connections }, ask))
const sorted = durations.toSorted((a, b) => a - b)
const result: LoadResult & { failed: number } = {
  answers: durations.length,
  perSecond: (durations.length * 1000) / (performance.now() - began),
  p50: percentile(0.5),
  p99: percentile(0.99),
  failed,
}
console.log(JSON.stringify(result))

/** Sends one request after the other on one connection. Discards bodies unread: a slow client would distort the result. */
async function ask(): Promise<void> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let sentAt = send()
  /** The part of a response's head that has arrived; and the number of bytes missing from its body (-1: no head yet). */
  let head = Buffer.alloc(0)
  let missing = -1

  function send(): number {
    socket.write(messages[next++ % messages.length]!)
    return performance.now()
  }

  socket.on('data', (chunk) => {
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const lines = head.toString('latin1', 0, end)
      const status = Number(lines.slice(9, 12))
      const length = /^content-length: (\d+)/im.exec(lines)?.[1]
      if (status < 200 || status > 299) failed += 1
      if (length === undefined && status !== 204) throw new Error(`No length: ${lines}`)
      missing = Number(length ?? 0) - (head.length - end - 4)
      head = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    const now = performance.now()
    durations.push(now - sentAt)
    if (now < endsAt) sentAt = send()
    else socket.end()
  })
  await once(socket, 'close')
}

function percentile(part: number): number {
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))]! * 10) / 10
}
