import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'
import { headingOf, linesOf, openedIn } from './review-list.ts'

/* Tests what screens of the back-office show. They change nothing. */
test.use({ signedInAs: 'admin' })

test('lists of the office unfold or are tables, with what can be done about each item', async ({
  page,
}) => {
  await test.step('applications unfold, and only those that wait can be decided', async () => {
    for (const [filter, state, decisions] of [
      ['pendientes', 'Pendiente', 1],
      ['aceptadas', 'Aceptado', 0],
      ['rechazadas', 'Rechazado', 0],
    ] as const) {
      await visit(page, `/applications?estado=${filter}`)
      await expectTitle(page, 'Solicitudes de alta')
      const line = linesOf(page)
        .filter({ hasNotText: /pid(e|ió) \d/ })
        .last()
      await expect(line).toContainText(state)
      await line.click()
      await expect(line).toHaveAttribute('aria-expanded', 'true')
      const entry = openedIn(page)
      await expect(entry.getByText('@').first()).toBeVisible()
      for (const name of ['Aceptar', 'Rechazar']) {
        await expect(entry.getByRole('button', { name, exact: true })).toHaveCount(decisions)
      }
    }
  })

  await test.step('users are listed with Id, Nombre, Email and Role', async () => {
    await visit(page, '/users?buscar=lucia')
    await expectTitle(page, 'Usuarios')
    const row = page.getByRole('row', { name: /lucia@escaparate\.example/ })
    await expect(row).toHaveText(/^\d+lucialucia@escaparate\.exampleComerciante/)
    const columns = await page.getByRole('columnheader').allInnerTexts()
    expect(columns.slice(0, 4)).toEqual(['Id', 'Nombre', 'Email', 'Role'])
  })

  await test.step('categories are listed by name, with buttons to edit and delete them', async () => {
    await visit(page, '/categories')
    await expectTitle(page, 'Categorías')
    await expect(page.getByRole('button', { name: 'Eliminar Panadería' })).toBeVisible()
    const columns = await page.getByRole('columnheader').allInnerTexts()
    expect(columns.slice(0, 3)).toEqual(['Eliminar', 'Editar', 'Nombre'])
    await expect(page.getByRole('button', { name: 'Editar Panadería' })).toBeVisible()
  })

  await test.step('questions unfold to an answer that can be edited or deleted', async () => {
    await visit(page, '/faq')
    await expectTitle(page, 'FAQ')
    const entry = page.getByRole('article').first()
    const heading = entry.getByRole('heading').getByRole('button')
    await expect(entry.getByRole('button', { name: 'Editar' })).toBeHidden()
    await heading.click()
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Editar', 'Eliminar']) {
      await expect(entry.getByRole('button', { name, exact: true })).toBeVisible()
    }
  })

  await test.step('an answer to a message has room for ten rows, and scrolls beyond', async () => {
    await visit(page, '/messages')
    await expectTitle(page, 'Dudas de usuarios')
    const subject = await headingOf(page).innerText()
    await expect(linesOf(page).first()).toContainText(subject)
    await expect(linesOf(page).first()).toContainText('@')
    await openedIn(page).getByRole('button', { name: 'Responder' }).click()
    const answer = page.getByRole('dialog').getByLabel('Tu respuesta')
    const rowsOf = (rows: number) =>
      answer.evaluate((area: HTMLTextAreaElement, rows) => {
        area.value = Array.from({ length: rows }, (_, row) => row).join('\n')
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
        const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
        return Math.round((area.clientHeight - padding) / Number.parseFloat(lineHeight))
      }, rows)
    expect(await rowsOf(7)).toBe(7)
    expect(await rowsOf(10)).toBe(10)
    expect(await rowsOf(30)).toBe(10)
  })

  await test.step('offers show a picture, title and type, and can be edited or deleted', async () => {
    await visit(page, '/commerces/?buscar=espiga')
    await page.getByRole('link', { name: 'Ver ofertas de Panadería La Espiga' }).click()
    await expectTitle(page, 'Ofertas')
    const card = page.getByRole('article').filter({ hasText: 'Hogaza de pueblo' })
    await expect(card.locator('img, svg').first()).toBeVisible()
    await expect(card.getByRole('heading')).toHaveText('Hogaza de pueblo')
    await expect(card.getByText('2 x 1')).toBeVisible()
    for (const name of ['Editar', 'Eliminar']) {
      await expect(card.getByRole('button', { name })).toBeVisible()
    }
    await card.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar oferta' })
    await expect(dialog.getByLabel('Título')).toHaveValue('Hogaza de pueblo')
    await expect(dialog.getByLabel('Tipo', { exact: true })).toHaveValue('2 x 1')
  })
})

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
