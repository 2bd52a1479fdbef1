import type { Page } from '@playwright/test'
import { signIn } from '../tools/demo-accounts.ts'
import {
  countRequests,
  expect,
  expectNoUndo,
  giveReason,
  tabTo,
  test,
  toast,
  visit,
} from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change accounts, so they have their own server. */
const server = setUpOwnServer()
test.use({ expectedConsole: [/status of (400|401|403|409) /] })

test('a role is changed by mouse and undone, and the user sees it', async ({ openAs }) => {
  const page = await openAs('admin', '/users')
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre, correo o id' })
  // With a mark that the address of the list leaves out.
  const typed = 'PACO\u200b'
  await search.fill(typed)
  // The first search of a new server is slow.
  await expect(page.getByRole('row')).toHaveCount(2, { timeout: 30_000 })
  await expect(page).toHaveURL(/\?buscar=PACO$/)
  await expect(search).toHaveValue(typed)
  const row = page.getByRole('row', { name: /paco@escaparate/ })
  await expect(row).toContainText('Comerciante')
  await row.getByRole('button', { name: 'Gestionar paco' }).click()
  const dialog = page.getByRole('dialog', { name: 'paco' })
  await expect(dialog.getByRole('button', { name: 'Cambiar el rol' })).toBeHidden()
  await dialog.getByRole('radio', { name: 'Administración' }).check()
  const calls = countPatches(page)
  await dialog.getByRole('button', { name: 'Cambiar el rol' }).dblclick()
  await expect(toast(page)).toContainText('paco: ahora su rol es Administración')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Administración')
  await expect(row.getByRole('button')).toBeFocused()
  expect(calls).toHaveLength(1)

  const paco = await openAs('paco', '/users')
  await expect(paco.getByRole('heading', { name: 'Usuarios' })).toBeVisible()

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page)).toContainText('paco está como estaba')
  await expect(row).toContainText('Comerciante')
  await paco.getByRole('link', { name: 'Activas', exact: true }).click()
  await expect(paco.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible()
  const menu = paco.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link')).toHaveText(['Comercios', 'Ver la web', 'Log Out'])
})

test('an account is deactivated and activated by keyboard alone', async ({ openAs }) => {
  const page = await openAs('admin', '/users')
  const name = page.getByRole('columnheader', { name: 'Nombre' })
  await tabTo(name.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/orden=nombre/)
  await expect(page.getByRole('row').nth(1)).toContainText('adelina.roca')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).toContainText('yolanda.rius')
  await expect(name.getByRole('link')).toBeFocused()

  const manage = page.getByRole('button', { name: 'Gestionar yolanda.rius' })
  await tabTo(manage)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'yolanda.rius' })
  await tabTo(dialog.getByRole('button', { name: 'Desactivar' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'No es quien dice' })).toBeFocused()
  await giveReason(page, 'Ya no lleva el comercio', 'Desactivar y avisar')
  await expect(toast(page)).toContainText('yolanda.rius ya no puede iniciar sesión')
  await expect(manage).toBeFocused()
  await expect(page.getByRole('row', { name: /yolanda/ })).toContainText('Desactivada')

  await page.keyboard.press('Enter')
  await tabTo(dialog.getByRole('button', { name: 'Activar' }))
  await page.keyboard.press('Enter')
  await expectNoUndo(page, 'yolanda.rius ya puede iniciar sesión')
  await expect(page.getByRole('row', { name: /yolanda/ })).toContainText('Activa')

  await test.step('when a row leaves the list the focus goes to its start', async () => {
    await visit(page, '/users?estado=activas&buscar=tomas')
    await page.getByRole('button', { name: 'Gestionar tomas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Desactivar' }).click()
    await dialog.getByRole('button', { name: 'Desactivar y avisar' }).click()
    await expect(dialog.getByText('Escribe el motivo: se lo decimos al dueño')).toBeVisible()
    await dialog.getByLabel('Motivo', { exact: true }).fill('Pides datos de clientes.')
    await dialog.getByRole('button', { name: 'Desactivar y avisar' }).click()
    await expect(page.getByRole('heading', { name: 'Nadie con «tomas»' })).toBeVisible()
    await expect(page.getByText('Ninguna cuenta.', { exact: true })).toBeFocused()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Ver lo demás' }),
    ).toHaveAttribute('href', '/users?buscar=tomas')
    await toast(page).locator('> div').filter({ hasText: 'tomas' }).getByRole('button').click()
    await expect(page.getByRole('row', { name: /tomas/ })).toContainText('Activa')
  })
})

test('on a phone all sessions of somebody are ended', async ({ openAs }) => {
  const headers = { authorization: `Bearer ${await signIn(server.url, 'lucia')}` }
  const page = await openAs('admin', '/users', { viewport: { width: 390, height: 844 } })
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByLabel('Orden').selectOption('Nombre, de la A a la Z')
  await expect(page.getByRole('listitem').getByRole('heading').first()).toHaveText('adelina.roca')
  await page.getByRole('searchbox').fill('lucia@')
  await page.getByRole('button', { name: 'Gestionar lucia' }).click()
  const dialog = page.getByRole('dialog', { name: 'lucia' })
  await expect(dialog.getByRole('link', { name: /^Ver sus \d+\scomercios$/ })).toHaveAttribute(
    'href',
    '/commerces?buscar=lucia%40escaparate.example',
  )
  const calls = countRequests(page, await endPathOf(page))
  await dialog.getByRole('button', { name: 'Cerrar sus sesiones' }).dblclick()
  await expect(dialog.getByText('Tendrá que iniciar sesión otra vez.')).toBeVisible()
  expect(calls.requests).toBe(0)
  await dialog.getByRole('button', { name: 'Sí, cerrarlas' }).dblclick()
  await expect(toast(page)).toContainText('Cerrada la sesión de lucia')
  expect(calls.requests).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await page.request.get('/auth/users/me', { headers })).status()).toBe(401)
})

test('the confirmation is mailed again; the own account is not changed here, but in Mi cuenta', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/users?estado=sin-confirmar')
  await page.getByRole('button', { name: 'Gestionar noelia.ramos' }).click()
  const dialog = page.getByRole('dialog', { name: 'noelia.ramos' })
  await dialog.getByRole('radio', { name: 'Administración' }).check()
  await dialog.getByRole('button', { name: 'Cambiar el rol' }).click()
  await expect(dialog.getByRole('alert')).toContainText('aún no ha confirmado su correo')
  await dialog.getByRole('button', { name: 'Reenviar confirmación' }).click()
  await expect(toast(page)).toContainText('Confirmación en camino a noelia.ramos@correo.example')

  await visit(page, '/users?buscar=admin@')
  await page.getByRole('button', { name: 'Gestionar admin' }).click()
  const own = page.getByRole('dialog', { name: 'admin' })
  await expect(own.getByRole('radio')).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Desactivar' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Gestionar admin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await own.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
})

function countPatches(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls.push(request.url())
  })
  return calls
}

async function endPathOf(page: Page): Promise<string> {
  const button = page.locator('[id^="gestionar-fila-"]').first()
  return `/auth/users/${(await button.getAttribute('id'))?.split('-').at(-1)}/end_sessions/`
}

test('somebody is invited by keyboard, and who is invited already is told in the form', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/users')
  await tabTo(page.getByRole('button', { name: 'Invitar' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invitar' })
  const email = dialog.getByRole('textbox', { name: 'Correo electrónico' })
  await expect(email).toBeFocused()
  await page.keyboard.type('nuria@example.com')
  await page.reload()
  await expect(email).toHaveValue('nuria@example.com')
  await email.press('Enter')
  await expect(toast(page)).toContainText('Hemos invitado a nuria@example.com.')
  await expect(page.getByRole('row', { name: /nuria@example/ })).toBeVisible()

  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Invitar' }).click()
  await email.fill('NURIA@example.com')
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(email).toHaveAccessibleDescription(/ya tiene una invitación/)
})
