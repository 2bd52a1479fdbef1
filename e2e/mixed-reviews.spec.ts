import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openLine } from './review-list.ts'

/* 27 applications and changes are pending. The tests decide some, so they have their own server. */
const server = setUpOwnServer({
  seed: 'tools/seed-reviews.ts',
  settings: { REVIEW_FIELDS: 'name' },
})
test.use({ expectedConsole: [/status of (409|503) /] })

const bar = (page: Page) => page.getByRole('region', { name: 'Elegidos' })
const waiting = (page: Page) => page.getByRole('link', { name: 'Solicitudes alta' }).first()

async function firstNames(page: Page, count: number): Promise<string[]> {
  await expect(linesOf(page).first()).toBeVisible()
  const boxes = await page.getByRole('checkbox', { name: /^Elegir / }).all()
  const labels = await Promise.all(boxes.map((box) => box.getAttribute('aria-label')))
  return labels.slice(0, count).map((label) => label!.replace('Elegir ', ''))
}

test('several are chosen by keyboard, accepted, and rejected with one reason', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const [one, two, three, four] = (await firstNames(page, 4)) as [string, string, string, string]
  const choose = (name: string) =>
    page.getByRole('checkbox', { name: `Elegir ${name}`, exact: true })
  for (const name of [one, two]) {
    await tabTo(choose(name))
    await page.keyboard.press('Space')
  }
  await expect(bar(page)).toContainText('2 elegidos')
  expect(await findViolations(page, { include: ['main'] })).toEqual([])
  await bar(page).getByRole('button', { name: 'Aceptar 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page).last()).toContainText('Aceptado: 1 solicitud y 1 cambio.')
  await expect(waiting(page)).toContainText('25 por revisar')
  await expect(headingOf(page)).toHaveText(three)
  await expect(headingOf(page)).toBeFocused()

  for (const name of [three, four]) {
    await tabTo(choose(name))
    await page.keyboard.press('Space')
  }
  await bar(page).getByRole('button', { name: 'Rechazar 2' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rechazar 1 solicitud y 1 cambio' })
  const send = dialog.getByRole('button', { name: 'Rechazar y avisar' })
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  await page.keyboard.type('El rótulo dice otra cosa.')
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(toast(page).last()).toContainText('Rechazado: 1 solicitud y 1 cambio.')
  await expect(waiting(page)).toContainText('23 por revisar')
  await expect(headingOf(page)).toBeFocused()

  await test.step('the other tabs have them, with what was decided and why', async () => {
    await visit(page, '/applications?estado=rechazadas')
    for (const name of [three, four]) {
      await expect(await openLine(page, name)).toContainText('El rótulo dice otra cosa.')
    }
    await linesOf(page).filter({ hasText: 'pidió 1 cambio' }).first().click()
    await expect(page.getByText('Lo decidió admin')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    expect(await findViolations(page, { include: ['#bandeja-abierta'] })).toEqual([])
    await visit(page, '/applications?estado=aceptadas')
    await expect(linesOf(page).filter({ hasText: 'pidió 1 cambio' }).first()).toBeVisible()
    for (const name of [one, two]) {
      await expect(linesOf(page).filter({ hasText: name }).first()).toBeVisible()
    }
  })
})

test('what another reviewer was quicker with is told, and what fails stays chosen', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const names = await firstNames(page, 3)
  const before = Number(/\d+/.exec(await waiting(page).innerText())![0])
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
  await expect(linesOf(page).filter({ hasText: change.commerce.name })).toHaveCount(0)
  await page.unroute('**/accept_application/**')
  await bar(page).getByRole('button', { name: 'Aceptar 2' }).click()
  await expect(waiting(page)).toContainText(`${before - 3} por revisar`)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page).last()).toContainText('Deshecho')
  await expect(waiting(page)).toContainText(`${before - 1} por revisar`)
})
