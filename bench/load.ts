/** Sends the requests of its input (see `load-from.ts`) in turn, again and again, and prints what came of it. */
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

/** One connection, one request after the other. Bodies are dropped as they come: to look into them takes longer. */
async function ask(): Promise<void> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let sentAt = send()
  /** The head of an answer that has come in part; then the bytes of its body that are still to come. */
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
