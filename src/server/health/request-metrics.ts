import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { counter, histogram, type Metric, type Sample } from './exposition.ts'

/** Upper limits of response times in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type RouteEntry = ReturnType<typeof newEntry>

/** Counts responses and their times by route pattern, so that the number of time series is limited. */
export function countRequests(app: FastifyInstance): () => Metric[] {
  const entries = new Map<string, RouteEntry>()

  app.addHook('onResponse', (request, reply, next) => {
    // Leaves out the requests that pages make within this process: they have no socket.
    if (!(request.raw.socket instanceof Socket)) return next()
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const key = `${method} ${route}`
    const entry = entries.get(key) ?? newEntry(method, route)
    entries.set(key, entry)
    const seconds = reply.elapsedTime / 1000
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    entry.byStatus.set(status, (entry.byStatus.get(status) ?? 0) + 1)
    entry.sum += seconds
    entry.count += 1
    const index = BUCKETS.findIndex((limit) => seconds <= limit)
    if (index !== -1) entry.buckets[index]! += 1
    next()
  })

  return () => {
    const all = [...entries.values()]
    return [
      counter(
        'http_requests_total',
        'Answered requests.',
        all.flatMap(({ labels, byStatus }) =>
          [...byStatus].map(([status, count]): Sample => [{ ...labels, status }, count]),
        ),
      ),
      histogram(
        'http_request_duration_seconds',
        'From the head of a request to the end of its answer.',
        {
          _bucket: all.flatMap(bucketsOf),
          _sum: all.map(({ labels, sum }) => [labels, sum]),
          _count: all.map(({ labels, count }) => [labels, count]),
        },
      ),
    ]
  }
}

function newEntry(method: string, route: string) {
  const byStatus = new Map<string, number>()
  return { labels: { method, route }, byStatus, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
}

/** Returns cumulative buckets: each also contains the shorter times. */
function bucketsOf({ labels, buckets, count }: RouteEntry): Sample[] {
  let below = 0
  const limited = BUCKETS.map((limit, index): Sample => {
    below += buckets[index]!
    return [{ ...labels, le: `${limit}` }, below]
  })
  return [...limited, [{ ...labels, le: '+Inf' }, count]]
}
