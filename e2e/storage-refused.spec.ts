import type { Page } from '@playwright/test'
import { PASSWORD } from '../tools/demo-accounts.ts'
import { expect, signIn, test, toast, visit } from './fixtures.ts'

/* Tests browsers that refuse to store anything: the first refusal is explained in a sentence. */

const REFUSALS: Record<string, { refuse: () => void; says: RegExp }> = {
  'site data are blocked': {
    refuse: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    says: /no deja que esta web guarde nada.* Permite los datos de este sitio/,
  },
  'its storage is full': {
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    says: /no le queda espacio para guardar tu sesión.* Elimina datos de otras webs/,
  },
  'cookies are blocked': {
    refuse: () =>
      Object.defineProperty(document, 'cookie', { get: () => '', set() {}, configurable: true }),
    says: /bloquea las cookies de esta web.* Permítelas/,
  },
}

const FULL = REFUSALS['its storage is full']!.refuse

for (const [name, { refuse, says }] of Object.entries(REFUSALS)) {
  test.describe(`where ${name}`, () => {
    test('the login says so before and after a password, which it does not send', async ({
      page,
    }) => {
      await page.addInitScript(refuse)
      await visit(page, '/login')
      await expect(page.getByRole('alert')).toHaveText(says)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await signIn(page, 'lucia')
      await expect(page.getByRole('alert')).toHaveText(says)
      expect(sent).toEqual([])
    })

    test('the back-office leads to the login, and every page opens', async ({ page }) => {
      await page.addInitScript(refuse)
      await page.goto('/commerces/')
      await expect(page).toHaveURL(/\/login\?from=/)
      await expect(page.getByRole('alert')).toHaveText(says)
      for (const path of ['/', '/directorio', '/guardados', '/signup', '/contacto', '/logout']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/Error/)
      }
    })
  })
}

test('a form whose draft is not stored says so, and keeps what was typed', async ({ page }) => {
  await page.addInitScript(FULL)
  await visit(page, '/signup')
  const name = page.getByLabel('Nombre de usuario')
  await expect(page.getByText('no deja guardar lo que escribes')).toBeHidden()
  await name.fill('carmen')
  await expect(page.getByText('no deja guardar lo que escribes')).toBeVisible()
  await expect(name).toHaveValue('carmen')
})

test('a refused objection is not called done', async ({ page }) => {
  await page.addInitScript(REFUSALS['cookies are blocked']!.refuse)
  await page.goto('/privacidad')
  await page.getByRole('button', { name: 'No quiero contar en las cifras' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'cookies' })).toContainText(
    'te seguimos contando',
  )
  await expect(page.getByText('ya no cuenta')).toHaveCount(0)
})

test.describe('somebody signed in whose storage is full', () => {
  test.use({ signedInAs: 'lucia', expectedConsole: [/status of 401 .*\/auth\//] })

  const isDark = (page: Page) =>
    expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

  test('has the chosen theme, and the width of the menu, for as long as the page lives', async ({
    page,
  }) => {
    await page.addInitScript(FULL)
    await visit(page, '/settings')
    await page.getByRole('button', { name: 'Configuración' }).first().click()
    await page.getByText('Oscuro', { exact: true }).click()
    await isDark(page)
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked()
    await expect(toast(page)).toContainText('vale hasta que salgas de la página')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Comercios' }).click()
    await expect(page.getByRole('heading', { name: 'Comercios', level: 1 })).toBeVisible()
    await isDark(page)
  })

  test('goes on where the session has ended once there is room', async ({ page, context }) => {
    await visit(page, '/account')
    await page.getByRole('button', { name: 'Cambiar el correo' }).click()
    await page.getByLabel('Correo electrónico nuevo').fill('lucia@nueva.example')
    await page.getByLabel('Contraseña actual').fill(PASSWORD)
    await page.evaluate(FULL)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    const login = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
    await login.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(login.getByRole('alert')).toContainText('no le queda espacio')
  })
})
