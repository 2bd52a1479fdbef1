import type { Config } from '../config/config.ts'
import { effectiveSettings } from '../config/effective-settings.ts'
import { findSettings } from '../config/open-settings.ts'
import type { Db } from '../database/open.ts'
import type { BackupStore } from './backup-store.ts'

type BackupNameParts = {
  now: Date
  installation: string
  isDaily: boolean
  key: string | undefined
}

export type FindName = (db: Db, backup: BackupNameParts) => Promise<string>

export function nameByTime(
  config: Pick<Config, 'fixedSettings' | 'demoSettings'>,
  store: BackupStore,
): FindName {
  return async (db, backup) => {
    const { time_zone } = effectiveSettings(config, await findSettings(db))
    const taken = new Set(await store.names())
    let name = backupName(backup, time_zone)
    for (let count = 2; taken.has(name); count++) name = backupName(backup, time_zone, count)
    return name
  }
}

/**
 * Returns a name such as 'escaparate-2026-11-22-040005-3f9a1c2e-diaria.tar': the town's time and the installation.
 * Encrypted backups end in `.age`. `count` distinguishes backups of the same second.
 */
export function backupName(
  { now, installation, isDaily, key }: BackupNameParts,
  timeZone: string,
  count = 1,
): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const time = format.format(now).replace(' ', '-').replaceAll(':', '')
  const parts = ['escaparate', time, installation]
  if (isDaily) parts.push('diaria')
  if (count > 1) parts.push(`${count}`)
  return `${parts.join('-')}.tar${key === undefined ? '' : '.age'}`
}

/** Whether the name is of a daily backup of this installation. Only these are deleted automatically. */
export const isOwnDaily = (name: string, installation: string) =>
  DAILY.exec(name)?.[1] === installation

const DAILY = /^escaparate-\d{4}-\d\d-\d\d-\d{6}-([0-9a-f]{8})-diaria(?:-\d+)?\.tar(?:\.age)?$/
