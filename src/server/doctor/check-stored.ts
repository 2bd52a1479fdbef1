import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { listAdministrators } from '../admin/make-administrator.ts'
import { findLastBackup } from '../backup/backup-status.ts'
import { countMails, oldestDelayedMailTime } from '../health/queries.ts'
import { bad, type Finding, finding, good } from './finding.ts'

const HOUR = 3_600_000
/** Milliseconds: a day, and time for a machine that was off. */
const MAX_BACKUP_AGE = 48 * HOUR

export type StoredOptions = { now: Date; dailyTo: string | undefined; production: boolean }

export async function checkStored(client: pg.Client, { now, dailyTo, production }: StoredOptions) {
  const db = drizzle({ client })
  const administrators = await listAdministrators(db)
  const last = await findLastBackup(db)
  return [
    checkAdministrators(administrators.some(({ is_active }) => is_active)),
    ...checkBackup(last && new Date(last.made_at), now, { dailyTo, production }),
    checkWaitingMail(await oldestDelayedMailTime(db, now), now),
    checkDeadMail((await countMails(db)).dead),
  ]
}

function checkAdministrators(hasOne: boolean): Finding {
  return finding(
    'Administración',
    !hasOne && 'Nadie activo administra el directorio.',
    'Crea a alguien: npm run admin -- create --email CORREO --username NOMBRE',
  )
}

/** Returns nothing outside production without a daily backup. */
export function checkBackup(
  last: Date | undefined,
  now: Date,
  { dailyTo, production }: Pick<StoredOptions, 'dailyTo' | 'production'>,
): Finding[] {
  const name = 'Copias de seguridad'
  if (!production && dailyTo === undefined) return []
  const age = last && now.getTime() - last.getTime()
  const isFresh = age !== undefined && age <= MAX_BACKUP_AGE
  if (isFresh && dailyTo !== undefined) return [good(name)]
  const problem =
    age === undefined
      ? 'Todavía no hay ninguna copia de seguridad.'
      : isFresh
        ? 'La última copia de seguridad se hizo a mano: ninguna se hace sola.'
        : `La última copia de seguridad es de hace ${Math.floor(age / (24 * HOUR))} días.`
  const cure =
    dailyTo === undefined
      ? 'Pon en BACKUP_DAILY_TO una carpeta de otro disco, o s3://bucket/: se hará una cada día.'
      : `Haz una ahora, que dirá por qué no sale sola: npm run backup -- --to ${dailyTo}`
  return [bad(name, problem, cure)]
}

export function checkWaitingMail(oldest: Date | undefined, now: Date): Finding {
  const hours = oldest ? Math.floor((now.getTime() - oldest.getTime()) / HOUR) : 0
  return finding(
    'Correos en espera',
    hours >= 1 && `Hay correos que esperan desde hace ${hours} h.`,
    'Suele ser el servidor de correo (SMTP_URL): si ya está bien, saldrán solos.',
  )
}

export function checkDeadMail(dead: number): Finding {
  const mails = dead === 1 ? 'Un correo no se ha' : `${dead} correos no se han`
  return finding(
    'Correos sin entregar',
    dead > 0 && `${mails} podido entregar.`,
    'Quien administra ve por qué en su panel, y desde ahí los envía otra vez.',
  )
}
