/** Sends the requests of its input (see `load-from.ts`) in turn, again and again, and prints what came of it. */
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const { url, seconds, connections, requests } = JSON.parse(await text(process.stdin))
const result = await autocannon({ url, connections, duration: seconds, requests, timeout: 60 })
const { errors, non2xx, latency } = result
console.log(
  JSON.stringify({
    perSecond: result.requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
  }),
)
