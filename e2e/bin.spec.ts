import { expect, test, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
const server = setUpOwnServer()

/** Chromium reports the 400 in the console; the screen shows its sentence. */
test.use({ expectedConsole: [/status of 400/] })

test('what was deleted is restored from the bin, and the log has it', async ({ openAs }) => {
  const page = await openAs('admin', '/papelera')
  await expect(page.getByRole('heading', { level: 1, name: 'Papelera' })).toBeVisible()
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Recuperar' }) })
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
})

test('the bin is used by keyboard', async ({ openAs }) => {
  const page = await openAs('admin', '/papelera')
  const ways = page.getByRole('button', { name: 'Recuperar' })
  await expect(ways.first()).toBeVisible()
  const count = await ways.count()
  await ways.first().focus()
  await page.keyboard.press('Enter')
  await expect(ways).toHaveCount(count - 1)
  await expect(ways.first()).toBeFocused()
})

test('a category whose name was taken meanwhile stays in the bin, and says so', async ({
  openAs,
}) => {
  const create = (name: string) => server.call('admin', 'POST', '/api/category/', { name })
  const { id } = await create('Paragüería')
  await server.call('admin', 'DELETE', `/api/category/${id}/`)
  const page = await openAs('admin', '/papelera?tipo=categorias')
  await create('paragueria')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Paragüería' })
  await entry.getByRole('button', { name: 'Recuperar' }).click()
  await expect(entry.getByRole('alert')).toContainText('Ya hay una categoría con ese nombre')
})
