import type { Page } from '@playwright/test'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data one after the other, so they have their own server. */
const server = setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ expectedConsole: [/status of (400|409) /] })

test('a category is created, renamed, deleted and restored', async ({ openAs }) => {
  const page = await openAs('admin', '/categories')
  await page.getByRole('button', { name: 'Crear categoria' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear categoria' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('El nombre es obligatorio')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('panaderia')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Ya hay una categoría con ese nombre')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Alfarería')

  await test.step('after a reload the form stands open, as it was', async () => {
    await page.reload()
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Alfarería')
  })

  await dialog.getByRole('button', { name: 'Guardar' }).dblclick()
  await expect(toast(page)).toContainText('Categoría «Alfarería» creada')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Editar Alfarería' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar categoria' })
  await edit.getByRole('textbox', { name: 'Nombre' }).fill('Alfarería y barro')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(rowOf(page, 'Alfarería y barro')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar Alfarería y barro' })).toBeFocused()

  await page.getByRole('button', { name: 'Eliminar Alfarería y barro' }).click()
  await expect(rowOf(page, 'Alfarería y barro')).toHaveCount(0)
  await expect(page.locator('main tbody th').first()).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rowOf(page, 'Alfarería y barro')).toBeVisible()
  await expect(page.locator('main tbody th', { hasText: 'Alfarería y barro' })).toBeFocused()
})

test('a form opened while the last one fades out starts empty', async ({ openAs }) => {
  const page = await openAs('admin', '/categories')
  const first = page.getByRole('button', { name: /^Editar / }).nth(0)
  const second = page.getByRole('button', { name: /^Editar / }).nth(1)
  const saved = (await second.getAttribute('aria-label'))!.replace('Editar ', '')
  // Elements behind an open dialog have no role, so handles are taken before.
  const [before, other] = await Promise.all([first.elementHandle(), second.elementHandle()])
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Editar categoria' })
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('A medio escribir')
  // Runs in the page, because a call from the test would usually arrive after the fade-out.
  await other!.evaluate(async (button, before) => {
    document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Cerrar"]')!.click()
    while (document.activeElement !== before) await new Promise(requestAnimationFrame)
    button.focus()
    ;(button as HTMLElement).click()
  }, before)
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue(saved)
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()

  await first.click()
  await expect(dialog.getByText('Hemos recuperado lo que habías escrito')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('A medio escribir')
})

test('deleting a category in use moves its shops to another, by keyboard alone', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/categories?buscar=PANADERIA')
  const row = rowOf(page, 'Panadería')
  await expect(row).toBeVisible()
  const [shops] = (await row.getByRole('cell').allInnerTexts()).slice(-2)
  expect(Number.parseInt(shops!, 10)).toBeGreaterThan(0)
  const remove = page.getByRole('button', { name: 'Eliminar Panadería' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Eliminar categoria' })
  await expect(dialog).toContainText(`${Number.parseInt(shops!, 10)} comercio`)
  const target = dialog.getByLabel('Pasan a')
  await expect(target.locator('option:checked')).toHaveText('Otros comercios')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()

  await page.keyboard.press('Enter')
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Pastelería')
  await expect(target.locator('option:checked')).toHaveText('Pastelería')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('en «Pastelería»')
  await expect(row).toHaveCount(0)
  await visit(page, '/categories?buscar=pasteleria')
  await expect(rowOf(page, 'Pastelería')).toBeVisible()
})

test('a category that comes into use meanwhile is not deleted without a question', async ({
  openAs,
}) => {
  const { id } = await server.call('admin', 'POST', '/api/category/', { name: 'Afilador' })
  const page = await openAs('admin', '/categories')
  await expect(rowOf(page, 'Afilador')).toBeVisible()
  const [shop] = await server.call('admin', 'GET', '/api/commerce/')
  await server.call('admin', 'PATCH', `/api/commerce/${shop.id}/`, { category: [id] })
  await page.getByRole('button', { name: 'Eliminar Afilador' }).click()
  const asking = page.getByRole('dialog', { name: 'Eliminar categoria' })
  await expect(asking).toContainText('la usan 1 comercio')
  await asking.getByRole('button', { name: 'Mover y eliminar' }).dblclick()
  await expect(rowOf(page, 'Afilador')).toHaveCount(0)
})

test('on a phone the first category cannot be deleted, and a search without results is cleared', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/categories?buscar=otros')
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole('row').filter({ hasText: 'Otros comercios' })
  await expect(row).toContainText('No se puede eliminar')
  await expect(row.getByText(/\d+\scomercios?$|^Sin usar$/)).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(1)
  const widths = await page.evaluate(() => [document.body.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('heading', { name: 'Nada con «zzz»' })).toBeVisible()
  await page.getByRole('link', { name: 'Quitar la búsqueda' }).click()
  await expect(page.locator('main tbody tr')).toHaveCount(20)
  await page.getByRole('button', { name: 'Más' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeFocused()
})

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
