import { addressOf } from '../tools/screen-variants.ts'
import { expect, test, visit } from './fixtures.ts'

/* Without a connection no tap leads to the browser's error page. */

test.use({
  savesData: false,
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|\/tiles\/|Error loading route module|Failed to fetch dynamically/,
  ],
})

test('a screen that is not loaded says that there is no connection, and opens when there is', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/commerces')
  const offers = page.getByRole('link', { name: /Ver ofertas/ }).first()
  await expect(offers).toBeVisible()
  await page.context().setOffline(true)
  await offers.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sin conexión' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Principal' }).first()).toBeVisible()
  const retry = main.getByRole('button', { name: 'Reintentar' })
  await retry.press('Enter')
  await expect(retry).toBeVisible()

  await page.context().setOffline(false)
  await retry.click()
  await expect(main.getByRole('heading', { level: 1, name: /Ofertas/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/offers/)
})

test('an owner has the files of her screens before the connection is lost', async ({ openAs }) => {
  const page = await openAs('lucia', await addressOf({ path: '/commerces/:id', state: 'full' }))
  await expect(page.locator('link[rel=prefetch][as=style]')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  for (const name of ['Cifras', 'Horario']) {
    const link = main.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await page.context().setOffline(true)
    await link.click()
    await expect(main.getByText('No hay conexión. Comprueba internet')).toBeVisible()
    await page.context().setOffline(false)
    await main.getByRole('button', { name: 'Reintentar' }).click()
    await expect(main.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await page.goBack()
  }
})

test('a public screen that is not loaded says the same', async ({ page }) => {
  await visit(page, '/login')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  // Its own first attempt has failed.
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  await page.context().setOffline(false)
  await retry.click()
  await expect(page.getByRole('button', { name: /Enviar/ })).toBeVisible()
})
