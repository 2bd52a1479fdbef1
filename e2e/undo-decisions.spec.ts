import { expect, tabTo, test, toast } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openedIn } from './review-list.ts'

/* Tests that a decision can be undone before its mail is sent. */
const server = setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ signedInAs: 'admin', expectedConsole: [/status of 409 /] })

test('the review opens on pending applications, the first open, with the number of each state', async ({
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
})

test('accepting is undone from the keyboard, and nobody gets a mail', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
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

test('rejecting is undone with a press, and the next decision stands', async ({ openAs }) => {
  const page = await openAs('admin', '/applications', { viewport: { width: 390, height: 844 } })
  await linesOf(page).first().click()
  const name = await headingOf(page).innerText()
  await openedIn(page).getByRole('button', { name: 'Rechazar' }).click()
  await openedIn(page).getByRole('button', { name: 'Faltan datos' }).click()
  await openedIn(page).getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(page)).toContainText(`Solicitud de «${name}» rechazada`)
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page)).toContainText('Deshecho')
  await expect(headingOf(page)).toHaveText(name)
  await expect(headingOf(page)).toBeFocused()
  await openedIn(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(page)).toContainText(`Aceptada: «${name}»`)
})

test('undoing too late says so', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  const name = await headingOf(page).innerText()
  await openedIn(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(page)).toContainText(`«${name}»`)
  const detail =
    'Ya no se puede deshacer: han pasado más de 10 segundos y el correo está en camino.'
  await page.route(/\/undo\/$/, (route) =>
    route.fulfill({ status: 409, json: { detail, code: 'already_resolved' } }),
  )
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page)).toContainText(detail)
  await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
})
