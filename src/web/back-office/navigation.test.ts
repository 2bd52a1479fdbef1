import { expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON, ROLES } from '#contract/roles.ts'
import { GROUPS, groupsFor, isOpenAt, type Screen } from './navigation.ts'

const today = screen('Hoy')
const inbox = screen('Bandeja')
const shops = screen('Comercios', { isForAll: true })
const users = screen('Usuarios')
const all = [{ screens: [today, inbox] }, { name: 'Directorio', screens: [shops, users] }]

test('everybody who is signed in sees Comercios', () => {
  for (const role of [...ROLES, undefined]) {
    const seen = groupsFor(role).flatMap(({ screens }) => screens)
    expect(seen.map(({ name }) => name)).toContain('Comercios')
  }
})

test('the administrator alone sees the screens of the directory', () => {
  expect(groupsFor(ADMINISTRATOR, all)).toEqual(all)
  const own = [{ name: 'Directorio', screens: [shops] }]
  for (const role of [OWNER, PERSON, undefined] as const) expect(groupsFor(role, all)).toEqual(own)
})

test('a screen is open at its address, at those below it and at those of its tabs', () => {
  const bin = screen('papelera', { tabs: ['/actividad'] })
  for (const path of ['/papelera', '/papelera/3', '/actividad']) {
    expect(isOpenAt(bin, path)).toBe(true)
  }
  expect(isOpenAt(bin, '/papeleras')).toBe(false)
})

function screen(name: string, more: Partial<Screen> = {}): Screen {
  return { to: `/${name}`, name, icon: () => null, ...more }
}

test('no screen ends in a slash, or its link would not know that it is open', () => {
  const screens = GROUPS.flatMap((group) => group.screens)
  expect(screens.filter(({ to }) => to.endsWith('/'))).toEqual([])
})
