import type { Page } from '@playwright/test'
import { expect, more, test, toast, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
const server = setUpOwnServer()

/** Chromium reports them in the console; the screen shows their sentences. */
test.use({ expectedConsole: [/status of (400|409)/] })

test('what was deleted is restored from the bin, and the log has it', async ({ openAs }) => {
  const page = await openAs('admin', '/papelera')
  await expect(page.getByRole('heading', { level: 1, name: 'Papelera' })).toBeVisible()
  const ways = page.getByRole('button', { name: 'Recuperar' })
  const entries = lines(page).filter({ has: ways })
  await expect(entries).toHaveCount(5)

  await page.getByLabel('Qué').selectOption('Categorías')
  await expect(page).toHaveURL(/tipo=categorias/)
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Categoría, eliminada')
  await entries.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByRole('status')).toContainText('Categoría recuperada: Videoclub')
  await expect(page.getByRole('heading', { name: 'Nada por aquí' })).toBeVisible()

  await visit(page, '/actividad')
  await expect(page.getByRole('main')).toContainText('admin recuperó la categoría «Videoclub»')
  await page.getByRole('link', { name: 'Videoclub' }).first().click()
  await expect(page).toHaveURL(/\/categories/)

  await test.step('by keyboard', async () => {
    await visit(page, '/papelera')
    await expect(entries).toHaveCount(4)
    await ways.first().focus()
    await page.keyboard.press('Enter')
    await expect(entries).toHaveCount(3)
    await expect(ways.first()).toBeFocused()
  })

  await test.step('a category whose name was taken meanwhile stays there, and says so', async () => {
    const create = (name: string) => server.call('admin', 'POST', '/api/category/', { name })
    const { id } = await create('Paragüería')
    await server.call('admin', 'DELETE', `/api/category/${id}/`)
    await visit(page, '/papelera?tipo=categorias')
    await create('paragueria')
    const entry = entries.filter({ hasText: 'Paragüería' })
    await entry.getByRole('button', { name: 'Recuperar' }).click()
    await expect(entry.getByRole('alert')).toContainText('Ya hay una categoría con ese nombre')
  })
})

type Shop = { id: number; name: string; n_tlf: string; direction: string }

async function shopOf(id: number): Promise<Shop> {
  return server.call('lucia', 'GET', `/api/commerce/${id}/`)
}

async function espiga(): Promise<Shop> {
  const shops: Shop[] = await server.call('lucia', 'GET', '/api/commerce/')
  return shops.find(({ name }) => name === 'Panadería La Espiga')!
}

const lines = (page: Page) => page.getByRole('main').getByRole('listitem')

test('an owner brings an earlier telephone and address back, on a phone', async ({ openAs }) => {
  const { id, n_tlf, direction } = await espiga()
  const change = (who: 'lucia' | 'admin', body: object) =>
    server.call(who, 'PATCH', `/api/commerce/${id}/`, body)
  await change('lucia', { n_tlf: '611 22 33 44' })
  await change('admin', { direction: 'Calle Nueva, 3' })
  const page = await openAs('lucia', `/commerces/${id}`, { viewport: { width: 390, height: 844 } })
  await more(page).click()
  await page.getByRole('link', { name: 'Ver el historial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible()
  await expect(lines(page).nth(0)).toContainText('Administración cambió la dirección')
  await expect(lines(page).nth(1)).toContainText('cambió el teléfono')
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Recuperar Teléfono: 964 00 12 34' }).click()
  await expect(toast(page)).toContainText('Teléfono: vuelve a estar como antes.')
  await expect(lines(page).nth(0)).toContainText('cambió el teléfono')
  await page.getByRole('button', { name: `Recuperar Dirección: ${direction}` }).click()
  await expect(toast(page)).toContainText('Dirección: vuelve a estar como antes.')
  expect(await shopOf(id)).toMatchObject({ n_tlf, direction })
  await expect(
    page.getByRole('button', { name: /^Recuperar Dirección: Calle Nueva/ }),
  ).toBeVisible()

  await test.step('whoever brings back what somebody else has just changed is told, and loses nothing', async () => {
    await change('admin', { description: 'Pan de leña.' })
    await visit(page, '/commerces')
    await visit(page, `/commerces/${id}/historial`)
    await expect(lines(page).nth(0)).toContainText('cambió la descripción')
    await change('admin', { description: 'Pan de leña y magdalenas.' })
    await page
      .getByRole('button', { name: /^Recuperar Descripción/ })
      .first()
      .click()
    await expect(toast(page)).toContainText('Otra persona ha cambiado este comercio')
    await expect(lines(page).nth(0)).toContainText('Pan de leña y magdalenas.')
  })
})
