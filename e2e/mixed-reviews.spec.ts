import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* 27 applications and changes wait in turn, and what is decided here stays decided. */
const server = setUpOwnServer({
  seed: 'tools/seed-reviews.ts',
  settings: { REVIEW_FIELDS: 'name' },
})
test.use({ expectedConsole: [/status of (409|503) /] })

const heading = (page: Page) => page.locator('main h2 button')
const bar = (page: Page) => page.getByRole('region', { name: 'Elegidos' })
const waiting = (page: Page) => page.getByRole('link', { name: 'Solicitudes alta' }).first()

async function firstNames(page: Page, count: number): Promise<string[]> {
  await expect(heading(page).first()).toBeVisible()
  const labels = await heading(page).allInnerTexts()
  return labels.slice(0, count).map((label) => label.split('\n')[0]!)
}

test('twenty applications and changes, the oldest first, are reviewed by keyboard alone', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  await expect(waiting(page)).toContainText('27 por revisar')
  const first = heading(page).first()
  await tabTo(first)
  const kinds: string[] = []
  for (let done = 1; done <= 20; done++) {
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    const [name] = await firstNames(page, 1)
    const isChange = /pide 1\scambio/.test(await first.innerText())
    kinds.push(isChange ? 'change' : 'application')
    if (done % 5 !== 0) {
      const accept = isChange ? 'Aceptar el cambio' : 'Aceptar'
      await tabTo(page.getByRole('button', { name: accept, exact: true }).last())
    } else {
      await tabTo(page.getByRole('button', { name: 'Rechazar', exact: true }))
      await page.keyboard.press('Enter')
      const reason = isChange ? 'Falta comprobarlo' : 'Faltan datos'
      await tabTo(page.getByRole('button', { name: reason }))
      await page.keyboard.press('Space')
      await tabTo(page.getByRole('button', { name: /^Rechazar (y|1 y) avisar$/ }))
    }
    await page.keyboard.press('Enter')
    await expect(toast(page).last()).toContainText(`«${name}`)
    await expect(waiting(page)).toContainText(`${27 - done} por revisar`)
  }
  const inTurn = kinds.map((_, at) => (at % 2 === 0 ? 'application' : 'change'))
  expect(kinds).toEqual(inTurn)
})

test('several are chosen by keyboard, accepted, and rejected with one reason', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const [one, two, three, four] = (await firstNames(page, 4)) as [string, string, string, string]
  const choose = (name: string) => page.getByRole('checkbox', { name: `Elegir ${name}` })
  for (const name of [one, two]) {
    await tabTo(choose(name))
    await page.keyboard.press('Space')
  }
  await expect(bar(page)).toContainText('2 elegidos')
  expect(await findViolations(page)).toEqual([])
  await tabTo(bar(page).getByRole('button', { name: 'Aceptar 2' }))
  await page.keyboard.press('Enter')
  await expect(toast(page).last()).toContainText('Aceptado: 1 solicitud y 1 cambio.')
  await expect(waiting(page)).toContainText('5 por revisar')
  await expect(heading(page).first()).toBeFocused()
  expect((await firstNames(page, 1))[0]).toBe(three)

  for (const name of [three, four]) {
    await tabTo(choose(name))
    await page.keyboard.press('Space')
  }
  await tabTo(bar(page).getByRole('button', { name: 'Rechazar 2' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rechazar 1 solicitud y 1 cambio' })
  const send = dialog.getByRole('button', { name: 'Rechazar y avisar' })
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.type('El rótulo dice otra cosa.')
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(toast(page).last()).toContainText('Rechazado: 1 solicitud y 1 cambio.')
  await expect(waiting(page)).toContainText('3 por revisar')
  await expect(heading(page).first()).toBeFocused()

  await test.step('the other tabs have them, with what was decided and why', async () => {
    await visit(page, '/applications?estado=rechazadas')
    for (const name of [three, four]) {
      const entry = page.getByRole('article').filter({ hasText: name })
      await entry.getByRole('heading').getByRole('button').click()
      await expect(entry).toContainText('El rótulo dice otra cosa.')
    }
    const change = page.getByRole('article').filter({ hasText: 'pidió 1 cambio' }).first()
    await expect(change).toContainText('Lo decidió admin')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await visit(page, '/applications?estado=aceptadas')
    await expect(
      page.getByRole('article').filter({ hasText: 'pidió 1 cambio' }).first(),
    ).toBeVisible()
    for (const name of [one, two]) {
      await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
    }
  })
})

test('what another reviewer was quicker with is told, and what fails stays chosen', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const names = await firstNames(page, 3)
  for (const name of names) await page.getByRole('checkbox', { name: `Elegir ${name}` }).check()
  const [change] = await server.call('admin', 'GET', '/api/proposals/?state=open')
  const fail = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } })
  await page.route('**/accept_application/**', fail)
  await server.call('admin', 'POST', `/api/proposals/${change.id}/decide/`, {
    revision: change.revision,
    accept: [],
    reject: ['name'],
    reason: 'Falta comprobarlo.',
  })
  await bar(page).getByRole('button', { name: 'Aceptar 3' }).click()
  await expect(toast(page).last()).toContainText('No podemos atenderte ahora mismo.')
  await expect(toast(page).last()).toContainText(`«${change.commerce.name}» ha cambiado`)
  await expect(page.getByRole('article').filter({ hasText: change.commerce.name })).toHaveCount(0)
  await page.unroute('**/accept_application/**')
  await bar(page).getByRole('button', { name: 'Aceptar 2' }).click()
  await expect(page.getByText('Nada por revisar: está todo al día.')).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page).last()).toContainText('2 decisiones deshechas')
  await expect(heading(page)).toHaveCount(2)
})
