import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findLastBackup, installationOf } from '../backup/backup-status.ts'
import { metricsTokenNeeded, notFound } from '../errors.ts'
import type { Pages } from '../pages/pages.ts'
import { isSentLocally } from '../process/loopback.ts'
import { programVersion } from '../process/program-version.ts'
import type { Services } from '../services.ts'
import { CONTENT_TYPE, counter, exposition, gauge, type Metric, type Sample } from './exposition.ts'
import { countMails } from './queries.ts'
import { inTime, shareResult } from './readiness.ts'
import { countRequests } from './request-metrics.ts'

const CACHE_MS = 5_000

/** Registers `GET /metrics` for Prometheus. */
export function registerMetrics(
  app: FastifyInstance,
  services: Services,
  pages: Pages | undefined,
): void {
  const requests = countRequests(app)
  const readStored = shareResult(() => storedMetrics(services), CACHE_MS)

  app.get('/metrics', { config: { access: 'public' } }, async (request, reply: FastifyReply) => {
    requireMetricsAccess(request, services.config.metricsToken)
    const { checks } = await app.readiness.check()
    const metrics = [
      ...processMetrics(),
      ...requests(),
      gauge(
        'escaparate_check_ok',
        'Whether a check of /readyz passes.',
        Object.entries(checks).map(
          ([check, { status }]): Sample => [{ check }, status === 'ok' ? 1 : 0],
        ),
      ),
      ...connectionMetrics(services),
      ...pageMetrics(pages),
      ...(await readStored()),
    ]
    return reply.type(CONTENT_TYPE).send(exposition(metrics))
  })
}

/** Requests from other machines get 404 if no token is configured, and 401 with another token. */
function requireMetricsAccess({ raw, headers }: FastifyRequest, token: string | undefined): void {
  if (isSentLocally(raw)) return
  if (token === undefined) throw notFound()
  const sentToken = /^Bearer +([^ ].*)$/i.exec(headers.authorization ?? '')?.[1]
  if (sentToken === undefined || !isSame(sentToken, token)) throw metricsTokenNeeded()
}

/** Compares in constant time. */
function isSame(sentToken: string, token: string): boolean {
  const [sent, expected] = [sentToken, token].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return timingSafeEqual(sent!, expected!)
}

function connectionMetrics({ db }: Services): Metric[] {
  const samples = Object.entries(db.connections()).flatMap(([pool, counts]) =>
    Object.entries(counts).map(([state, count]): Sample => [{ pool, state }, count]),
  )
  const help = 'Connections to PostgreSQL, and calls that wait for one.'
  return [gauge('escaparate_database_connections', help, samples)]
}

function pageMetrics(pages: Pages | undefined): Metric[] {
  if (pages?.load === undefined) return []
  const { hits, misses, stale, running, waiting } = pages.load()
  return [
    counter(
      'escaparate_pages_total',
      'Pages sent from the cache, rendered, and sent stale while the database was away.',
      [
        [{ cache: 'hit' }, hits],
        [{ cache: 'miss' }, misses],
        [{ cache: 'stale' }, stale],
      ],
    ),
    gauge('escaparate_renderings', 'Pages being rendered, and waiting for their turn.', [
      [{ state: 'running' }, running],
      [{ state: 'waiting' }, waiting],
    ]),
  ]
}

/** Returns no metrics while the database is unavailable. */
async function storedMetrics({ db }: Services): Promise<Metric[]> {
  try {
    const read = Promise.all([countMails(db), findLastBackup(db), installationOf(db)])
    const [mails, backup, id] = await inTime(read)
    return [
      gauge(
        'escaparate_installation_info',
        'What tells this installation from others, as the names of its backups have it.',
        [[{ id }, 1]],
      ),
      gauge(
        'escaparate_mails',
        'Mails that wait, and that could not be delivered.',
        Object.entries(mails).map(([state, count]) => [{ state }, count]),
      ),
      gauge(
        'escaparate_backup_timestamp_seconds',
        'When the last backup was made, since 1970.',
        backup === undefined ? [] : [[{}, Date.parse(backup.made_at) / 1000]],
      ),
      gauge(
        'escaparate_photos_missing',
        'Photos without all of their files, as the last backup counted.',
        typeof backup?.missing_photos === 'number' ? [[{}, backup.missing_photos]] : [],
      ),
    ]
  } catch {
    return []
  }
}

let loopDelay: ReturnType<typeof monitorEventLoopDelay> | undefined

function processMetrics(): Metric[] {
  const rss = process.memoryUsage.rss()
  const { user, system } = process.cpuUsage()
  const oneSample = (number: number): Sample[] => [[{}, number]]
  return [
    gauge('escaparate_info', 'The version that runs.', [
      [{ version: programVersion, node: process.version }, 1],
    ]),
    counter('process_cpu_seconds_total', 'CPU time.', oneSample((user + system) / 1e6)),
    gauge('process_resident_memory_bytes', 'Memory of the process.', oneSample(rss)),
    gauge(
      'nodejs_eventloop_lag_seconds',
      'How late the event loop was since the last scrape.',
      eventLoopLag(),
    ),
  ]
}

/** Returns the delays in seconds since the previous call; nothing at the first call. */
function eventLoopLag(): Sample[] {
  if (loopDelay === undefined) {
    loopDelay = monitorEventLoopDelay({ resolution: 20 })
    loopDelay.enable()
    return []
  }
  const samples: Sample[] =
    loopDelay.count === 0
      ? []
      : [
          [{ quantile: '0.5' }, loopDelay.percentile(50) / 1e9],
          [{ quantile: '0.99' }, loopDelay.percentile(99) / 1e9],
          [{ quantile: '1' }, loopDelay.max / 1e9],
        ]
  loopDelay.reset()
  return samples
}
