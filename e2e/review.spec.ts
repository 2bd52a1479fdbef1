import { expectAddress, fillAddress } from './address-fields.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openedIn, openLine } from './review-list.ts'

/* The tests decide 27 pending applications one after the other, so they have their own server. */
const server = setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ expectedConsole: [/status of 409 /] })

test('a rejected shop is corrected by its owner, sent again and published', async ({ openAs }) => {
  const admin = await openAs('admin', '/applications?buscar=cafe+la+miga')
  const entry = await openLine(admin, 'Café La Miga')
  await entry.getByRole('button', { name: 'Rechazar' }).click()
  await entry.getByRole('button', { name: 'Rechazar y avisar' }).click()
  const reason = entry.getByLabel('Motivo del rechazo')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/quien envió la solicitud lo leerá/)
  await entry.getByRole('button', { name: 'La dirección no es correcta' }).click()
  await reason.press('End')
  await reason.pressSequentially(' En la plaza hay tres cafés.')
  await entry.getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(admin)).toContainText('Solicitud de «Café La Miga» rechazada')

  const lucia = await openAs('lucia', '/commerces/')
  await lucia.getByRole('link', { name: 'Café La Miga', exact: true }).click()
  const card = lucia.getByRole('region', { name: 'Tu solicitud' })
  await expect(card).toContainText('En la plaza hay tres cafés.')
  await card.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
  const dialog = lucia.getByRole('dialog', { name: 'Editar comercio' })
  await expect(dialog).toContainText('En la plaza hay tres cafés.')
  await dialog.getByRole('button', { name: 'Dirección' }).click()
  await fillAddress(dialog, 'Plaza del Pozo', '3')
  await test.step('after a reload the sheet stands open, as it was', async () => {
    await lucia.reload()
    await expectAddress(dialog, 'Plaza del Pozo', '3')
  })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const why = dialog.getByLabel('Cuéntanos por qué')
  await expect(why).not.toHaveValue('')
  await why.fill('')
  await dialog.getByRole('button', { name: 'Volver a enviar' }).click()
  await expect(dialog.getByText('La aplicación es obligatoria')).toBeVisible()
  await expect(why).toBeFocused()
  await why.fill('Ya está el número de la calle.')
  await dialog.getByRole('button', { name: 'Volver a enviar' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(card.getByRole('listitem').filter({ hasText: 'En revisión' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(lucia.getByRole('definition').getByText('Plaza del Pozo, 3')).toBeVisible()

  await visit(admin, '/applications?buscar=cafe+la+miga')
  const again = await openLine(admin, 'Café La Miga')
  await expect(again).toContainText('«Ya está el número de la calle.»')
  await expect(again).toContainText('Plaza del Pozo, 3')
  await again.getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(admin)).toContainText('«Café La Miga» ya está en el directorio')
  await visit(lucia, new URL(lucia.url()).pathname)
  await expect(card).toContainText('Publicada, hecho')
})

test('the review opens on pending applications, the first open, and accepting is undone from the keyboard without a mail', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const states = page.getByRole('navigation', { name: 'Estado' }).getByRole('link')
  await expect(states.first()).toHaveAccessibleName(/^Pendientes \d+\ssolicitudes$/)
  await expect(states.first()).toHaveAttribute('aria-current', 'page')
  await expect(linesOf(page).first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main').getByRole('button', { name: 'Aceptar' })).toHaveCount(1)
  await expect(states).toHaveCount(5)
  await expect(states.filter({ hasText: 'Sin confirmar' })).toHaveAccessibleName('Sin confirmar')

  const name = await headingOf(page).innerText()
  const waiting = page.getByRole('link', { name: 'Pendientes' })
  const before = (await waiting.textContent())!
  await openedIn(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(page)).toContainText(`Aceptada: «${name}» ya está en el directorio`)
  await expect(waiting).not.toHaveText(before)
  await tabTo(page.getByRole('status').getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Deshecho')
  await expect(waiting).toHaveText(before)
  await expect(headingOf(page)).toHaveText(name)
  await expect(headingOf(page)).toBeFocused()
  const mails = await server.call('admin', 'GET', '/api/outbox/')
  expect(mails.filter(({ subject }: { subject: string }) => subject.includes(name))).toEqual([])
  const [line] = await server.call('admin', 'GET', '/api/activity/?verb=undo')
  expect(line.object).toBe(name)
})

test('on a phone rejecting is undone with a press, the next decision stands, and undoing too late says so', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications', { viewport: { width: 390, height: 844 } })
  const undo = page.getByRole('status').getByRole('button', { name: 'Deshacer' })
  await linesOf(page).first().click()
  const name = await headingOf(page).innerText()
  await openedIn(page).getByRole('button', { name: 'Rechazar' }).click()
  await openedIn(page).getByRole('button', { name: 'Faltan datos' }).click()
  await openedIn(page).getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(page)).toContainText(`Solicitud de «${name}» rechazada`)
  await undo.click()
  await expect(toast(page)).toContainText('Deshecho')
  await expect(headingOf(page)).toHaveText(name)
  await expect(headingOf(page)).toBeFocused()
  await openedIn(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(page)).toContainText(`Aceptada: «${name}»`)

  const detail =
    'Ya no se puede deshacer: han pasado más de 10 segundos y el correo está en camino.'
  await page.route(/\/undo\/$/, (route) =>
    route.fulfill({ status: 409, json: { detail, code: 'already_resolved' } }),
  )
  await undo.click()
  await expect(toast(page)).toContainText(detail)
  await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
})

test('of two administrators the slower one is told; after the last decision the screen says that none is pending', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications?estado=pendientes')
  const name = await headingOf(page).innerText()
  await openedIn(page).getByRole('button', { name: 'Rechazar' }).click()
  await openedIn(page).getByRole('button', { name: 'Faltan datos' }).click()
  const waiting = await server.call('admin', 'GET', '/api/commerce_applications/?state=PE')
  expect(waiting[0].commerce.name).toBe(name)
  for (const { pk } of [waiting[0], ...waiting.slice(3)]) {
    await server.call('admin', 'POST', `/accept_application/${pk}/`)
  }
  await openedIn(page).getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(page)).toHaveText(
    'Esta solicitud ya está aceptada. Otra persona se te ha adelantado.',
  )
  await expect(linesOf(page)).toHaveCount(2)
  await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
  await expect(headingOf(page)).toBeFocused()

  for (const left of [1, 0]) {
    await page.getByRole('main').getByRole('button', { name: 'Aceptar' }).click()
    await expect(linesOf(page)).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: 'No hay solicitudes por revisar' })).toBeVisible()
  await expect(page.getByText('Nada por revisar: está todo al día.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Solicitudes alta' }).first()).toHaveText(
    'Solicitudes alta',
  )
})
