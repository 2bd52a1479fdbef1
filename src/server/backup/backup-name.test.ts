import { expect, test } from 'vitest'
import { backupName, isOwnDaily } from './backup-name.ts'

const backup = {
  now: new Date('2026-11-22T23:30:05.123Z'),
  installation: '3f9a1c2e',
  isDaily: true,
  key: undefined,
}

test('names tell the time of the town, the installation, and whether it is encrypted', () => {
  expect(backupName(backup, 'Europe/Madrid')).toBe(
    'escaparate-2026-11-23-003005-3f9a1c2e-diaria.tar',
  )
  expect(backupName({ ...backup, isDaily: false, key: 'age1…' }, 'Atlantic/Canary', 2)).toBe(
    'escaparate-2026-11-22-233005-3f9a1c2e-2.tar.age',
  )
})

test('only the daily ones of an installation are its own', () => {
  const isOwn = (name: string) => isOwnDaily(name, '3f9a1c2e')
  expect(isOwn(backupName({ ...backup, key: 'age1…' }, 'Europe/Madrid', 2))).toBe(true)
  expect(isOwn(backupName({ ...backup, isDaily: false }, 'Europe/Madrid'))).toBe(false)
  expect(isOwn(backupName({ ...backup, installation: '00000000' }, 'Europe/Madrid'))).toBe(false)
  for (const name of ['escaparate-2026-11-22-040005.tar', 'escaparate.tar', 'notas.txt']) {
    expect(isOwn(name)).toBe(false)
  }
})
