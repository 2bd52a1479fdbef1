import { expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON, ROLES } from '#contract/roles.ts'
import { bottomBarFor, GROUPS, groupsFor, isOpenAt, type Screen } from './navigation.ts'

const today = screen('Hoy')
const inbox = screen('Bandeja', { isOnBottomBar: true })
const shops = screen('Comercios', { roles: ROLES, isOnBottomBar: true })
const users = screen('Usuarios', { isOnBottomBar: true })
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

test('few screens stand in the bottom bar beside Configuración and Log Out', () => {
  expect(bottomBarFor([{ screens: [shops] }])).toEqual({ screens: [shops], more: false })
})

test('of many screens three stand in the bottom bar and the rest behind Más', () => {
  expect(bottomBarFor(all)).toEqual({ screens: [inbox, shops, users], more: true })
})

test('a screen is open at its address, at those below it and at those of its tabs', () => {
  const bin = screen('papelera', { tabs: ['/actividad'] })
  for (const path of ['/papelera', '/papelera/3', '/actividad']) {
    expect(isOpenAt(bin, path)).toBe(true)
  }
  expect(isOpenAt(bin, '/papeleras')).toBe(false)
})

function screen(name: string, more: Partial<Screen> = {}): Screen {
  return { to: `/${name}`, name, icon: () => null, roles: [ADMINISTRATOR], ...more }
}

test('no screen ends in a slash, or its link would not know that it is open', () => {
  const screens = GROUPS.flatMap((group) => group.screens)
  expect(screens.filter(({ to }) => to.endsWith('/'))).toEqual([])
})
