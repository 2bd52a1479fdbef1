import type { BackupStore } from './backup-store.ts'

type BackupNameParts = {
  now: Date
  installation: string
  isDaily: boolean
  key: string | undefined
}

/** Returns a name that is not taken yet. Two backups may be made in the same second. */
export async function freeBackupName(store: BackupStore, parts: BackupNameParts, timeZone: string) {
  const taken = await store.names()
  let name = backupName(parts, timeZone)
  for (let count = 2; taken.includes(name); count++) name = backupName(parts, timeZone, count)
  return name
}

/** Returns a name such as 'escaparate-2026-11-22-040005-3f9a1c2e-diaria.tar', with the time in `timeZone`. */
export function backupName(
  { now, installation, isDaily, key }: BackupNameParts,
  timeZone: string,
  count = 1,
): string {
  const time = now.toLocaleString('sv-SE', { timeZone }).replace(' ', '-').replaceAll(':', '')
  const parts = ['escaparate', time, installation]
  if (isDaily) parts.push('diaria')
  if (count > 1) parts.push(`${count}`)
  return `${parts.join('-')}.tar${key === undefined ? '' : '.age'}`
}

/** Whether the name is of a daily backup of this installation. Only these are deleted automatically. */
export const isOwnDaily = (name: string, installation: string) =>
  DAILY.exec(name)?.[1] === installation

const DAILY = /^escaparate-\d{4}-\d\d-\d\d-\d{6}-([0-9a-f]{8})-diaria(?:-\d+)?\.tar(?:\.age)?$/
