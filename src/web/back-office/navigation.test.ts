import { expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON, ROLES } from '#contract/roles.ts'
import { bottomBarFor, type Screen, screens, screensFor } from './navigation.ts'

const shops = screen('Comercios', { roles: ROLES, isOnBottomBar: true })
const applications = screen('Solicitudes alta', { isOnBottomBar: true })
const users = screen('Usuarios')
const messages = screen('Mensajes', { isOnBottomBar: true })
const all = [shops, applications, users, messages]

test('everybody who is signed in sees Comercios, as the first screen', () => {
  for (const role of [...ROLES, undefined]) expect(screensFor(role)[0]?.name).toBe('Comercios')
  expect(screens[0]?.to).toBe('/commerces')
})

test('the administrator alone sees the screens of the directory', () => {
  expect(screensFor(ADMINISTRATOR, all)).toEqual(all)
  expect(screensFor(OWNER, all)).toEqual([shops])
  expect(screensFor(PERSON, all)).toEqual([shops])
  expect(screensFor(undefined, all)).toEqual([shops])
})

test('few screens stand in the bottom bar beside Configuración and Log Out', () => {
  expect(bottomBarFor([shops])).toEqual({ screens: [shops], more: false })
})

test('of many screens three stand in the bottom bar and the rest behind Más', () => {
  expect(bottomBarFor(all)).toEqual({ screens: [shops, applications, messages], more: true })
})

function screen(name: string, more: Partial<Screen> = {}): Screen {
  return { to: `/${name}`, name, icon: () => null, roles: [ADMINISTRATOR], ...more }
}

test('no screen ends in a slash, or its link would not know that it is open', () => {
  expect(screens.filter(({ to }) => to.endsWith('/'))).toEqual([])
})
