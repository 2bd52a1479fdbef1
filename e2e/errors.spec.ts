import { goTo } from '../tools/wait-for-page.ts'
import { expect, test, visit } from './fixtures.ts'

test.describe('nobody signed in', () => {
  test('is led from each error to where one goes on, and text from the URL is not shown', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    const main = page.getByRole('main')
    await visit(page, '/error/?code=401')
    for (const [code, target, label] of [
      ['401', '/login', 'Iniciar sesión'],
      ['500', '/', 'Volver a inicio'],
      ['404', '/', 'Volver a inicio'],
    ] as const) {
      await page.evaluate(goTo, `/error/?code=${code}`)
      await expect(title).toHaveText(`Error: ${code}`)
      await expect(main.locator('svg').first()).toBeVisible()
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', target)
    }
    const text = encodeURIComponent('<b>Llama al 900 123 123</b>')
    for (const query of ['', `?code=${text}`]) {
      await page.evaluate(goTo, `/error/${query}`)
      await expect(title).toHaveText('Error')
      await expect(page.getByText('900 123 123')).toHaveCount(0)
    }
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/status of 404 .*\/calle\/sin\/salida/] })

  test('answers 404, and the page says so', async ({ page }) => {
    const response = await page.goto('/calle/sin/salida')
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error: 404')
    await expect(page.getByRole('navigation', { name: 'La calle' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Buscar comercios' }).click()
    await expect(page).toHaveURL('/directorio')
  })
})

test.describe('somebody signed in', () => {
  test.use({ signedInAs: 'lucia' })

  test('is led from an error to the dashboard', async ({ page }) => {
    await visit(page, '/error/?code=401')
    const target = page.getByRole('main').getByRole('link', { name: 'Volver a mi panel' })
    await expect(target).toHaveAttribute('href', '/dashboard')
    await page.evaluate(goTo, '/error/?code=500')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error: 500')
    await target.click()
    await expect(page).toHaveURL('/dashboard')
  })
})
