import { isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { joinWords } from '#contract/spanish.ts'
import { type CheckResult, STATUS_ADVICE, type Status, type StatusCheck } from '#contract/status.ts'
import { findCompleteBackup, findLastBackup } from '../backup/backup-status.ts'
import type { Db } from '../database/open.ts'
import { checkClock, checkFree, freeBytes } from '../doctor/check-machine.ts'
import { checkMissingPhotos } from '../doctor/check-photos.ts'
import { checkHttps, checkLegal, checkTown } from '../doctor/check-settings.ts'
import { checkBackup, checkDeadMail, checkWaitingMail } from '../doctor/check-stored.ts'
import { type Finding, finding } from '../doctor/finding.ts'
import { countMails, oldestDelayedMailTime } from '../health/queries.ts'
import type { SignedCall } from '../http/route.ts'
import { DEFAULT_BYTES } from '../photos/photo-quota.ts'
import { programVersion } from '../process/program-version.ts'
import { countSubscribers } from '../subscriptions/queries.ts'

/** Runs the doctor's checks that can fail while the server is running. */
export async function readStatus(call: SignedCall): Promise<Status> {
  const { config, db, clock, settings, request } = call
  const now = clock.now()
  const [last, mails, oldest, free, subscribers, lookalikes] = await Promise.all([
    findLastBackup(db),
    countMails(db),
    oldestDelayedMailTime(db, now),
    freeBytes(config.varDir),
    countSubscribers(db),
    listLookalikes(db),
  ])
  const { databaseTime, ...sizes } = await readSizes(db)
  const { checks } = await request.server.readiness.check()
  const missing = last?.missing_photos ?? 0
  const completeBackup = missing > 0 ? await findCompleteBackup(db) : undefined
  const { production, backup } = config
  const options = { production, dailyTo: backup.dailyTo }
  const findings: [StatusCheck, Finding[]][] = [
    ['backup', checkBackup(last && new Date(last.made_at), now, options)],
    ['mail_waiting', [checkWaitingMail(oldest, now)]],
    ['mail_dead', [checkDeadMail(mails.dead)]],
    ['photos', [checkPhotos(checks.storage.status)]],
    ['photos_missing', [checkMissingPhotos(missing, completeBackup)]],
    ['disk', [checkFree(config.varDir, free)]],
    // The machine's clock: tests replace the `clock` of the services.
    ['clock', [checkClock(databaseTime, new Date())]],
    ['https', production ? [checkHttps(config)] : []],
    ['proxy', [checkProxy(request)]],
    ['legal', production ? [checkLegal(settings.present())] : []],
    ['town', production ? [checkTown(settings.present())] : []],
    ['names', [checkNames(lookalikes)]],
  ]
  return {
    version: programVersion,
    checks: findings.flatMap(([check, all]) => all.map((finding) => describe(check, finding))),
    backup: {
      last_at: last?.made_at ?? null,
      last_bytes: last?.bytes ?? null,
      is_daily: backup.dailyTo !== undefined,
    },
    subscribers,
    mails: { waiting: mails.waiting, dead: mails.dead },
    sizes: { ...sizes, free_bytes: free },
  }
}

const BY_ADMINISTRATORS: StatusCheck[] = ['mail_dead', 'legal', 'town', 'names']

function describe(check: StatusCheck, { name, problem, cure }: Finding): CheckResult {
  if (problem === undefined) {
    return { check, name, problem: null, advice: null, operator_hint: null }
  }
  // Administrators solve these problems themselves.
  const operator_hint = BY_ADMINISTRATORS.includes(check) ? null : cure!
  return { check, name, problem, advice: STATUS_ADVICE[check], operator_hint }
}

function checkPhotos(status: 'ok' | 'failed'): Finding {
  return finding(
    'Fotos',
    status === 'failed' && 'Las fotos no se pueden leer o guardar.',
    'npm run doctor dice por qué: la carpeta photos de VAR_DIR, o PHOTOS_S3_….',
  )
}

/** Lookalike names are refused, but older versions may have stored some. */
function checkNames(lookalikes: { names: string[] }[]): Finding {
  const groups = lookalikes.map(({ names }) => joinWords(names)).join('; ')
  return finding(
    'Nombres repetidos',
    lookalikes.length > 0 && `Hay nombres que se ven iguales: ${groups}.`,
    'Cambia uno de cada grupo.',
  )
}

/** A proxy that Fastify does not trust sends the header, but `ips` then has only the proxy's address. */
function checkProxy({ headers, ips, socket }: FastifyRequest): Finding {
  const isIgnored = headers['x-forwarded-for'] !== undefined && (ips?.length ?? 0) <= 1
  const address = socket.remoteAddress ?? ''
  const proxy = isIP(address) ? address : 'la del proxy'
  return finding(
    'Límites para cada persona',
    isIgnored && 'Escaparate no sabe desde dónde llega cada persona: todas le parecen la misma.',
    `Pon en TRUSTED_PROXIES la dirección del proxy (${proxy}) y arranca de nuevo.`,
  )
}

export async function readSizes(db: Db) {
  const { rows } = await db.execute<{
    database_bytes: number
    photos: number
    photo_bytes: number
    now: string
  }>(sql`
    select pg_database_size(current_database())::float8 as database_bytes,
      count(*)::int as photos,
      coalesce(sum(coalesce(bytes, ${DEFAULT_BYTES}::int)), 0)::float8 as photo_bytes,
      clock_timestamp() as now
    from photos where hash <> ''`)
  const { now, ...sizes } = rows[0]!
  return { ...sizes, databaseTime: new Date(now) }
}

async function listLookalikes(db: Db): Promise<{ names: string[] }[]> {
  const { rows } = await db.execute<{ names: string[] }>(sql`
    select array_agg('«' || name || '» (' || detail || ')' order by id) as names from (
      select 'user' as kind, id, username as name, email as detail from users
      where activated_at is not null and deleted_at is null
      union all
      select 'category', id, name, 'categoría ' || id from categories where deleted_at is null
    ) as named
    group by kind, name_skeleton(name) having count(*) > 1
    order by kind desc, min(id) limit 5`)
  return rows
}
