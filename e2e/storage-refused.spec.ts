import type { Page } from '@playwright/test'
import { PASSWORD } from '../tools/demo-accounts.ts'
import { expect, signIn, test, toast, visit } from './fixtures.ts'

/* Tests browsers that refuse to store anything: the first refusal is explained in a sentence. */

type Refusal = {
  refuse: () => void
  says: RegExp
  /** What else is tested, and how. */
  also: [title: string, (page: Page) => Promise<void>]
}

const REFUSALS: Record<string, Refusal> = {
  'site data are blocked': {
    refuse: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    says: /no deja que esta web guarde nada.* Permite los datos de este sitio/,
    also: [
      'every page opens',
      async (page) => {
        for (const path of ['/', '/directorio', '/guardados', '/signup', '/contacto', '/logout']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/Error/)
        }
      },
    ],
  },
  'its storage is full': {
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    says: /no le queda espacio para guardar tu sesión.* Elimina datos de otras webs/,
    also: [
      'a form whose draft is not stored says so, and keeps what was typed',
      async (page) => {
        await visit(page, '/signup')
        const name = page.getByLabel('Nombre de usuario')
        await expect(page.getByText('no deja guardar lo que escribes')).toBeHidden()
        await name.fill('carmen')
        await expect(page.getByText('no deja guardar lo que escribes')).toBeVisible()
        await expect(name).toHaveValue('carmen')
      },
    ],
  },
  'cookies are blocked': {
    refuse: () =>
      Object.defineProperty(document, 'cookie', { get: () => '', set() {}, configurable: true }),
    says: /bloquea las cookies de esta web.* Permítelas/,
    also: [
      'a refused objection is not called done',
      async (page) => {
        await page.goto('/privacidad')
        await page.getByRole('button', { name: 'No quiero contar en las cifras' }).click()
        await expect(page.getByRole('status').filter({ hasText: 'cookies' })).toContainText(
          'te seguimos contando',
        )
        await expect(page.getByText('ya no cuenta')).toHaveCount(0)
      },
    ],
  },
}

for (const [name, { refuse, says, also }] of Object.entries(REFUSALS)) {
  test(`where ${name} the login says so and sends no password; ${also[0]}`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/commerces/')
    await expect(page).toHaveURL(/\/login\?from=/)
    await expect(page.getByRole('alert')).toHaveText(says)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await signIn(page, 'lucia')
    await expect(page.getByRole('alert')).toHaveText(says)
    expect(sent).toEqual([])
    await also[1](page)
  })
}

test.describe('somebody signed in whose storage is full', () => {
  test.use({ signedInAs: 'lucia', expectedConsole: [/status of 401 .*\/auth\//] })

  const isDark = (page: Page) =>
    expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

  test('has the chosen theme for as long as the page lives, and goes on where the session has ended once there is room', async ({
    page,
    context,
  }) => {
    await page.addInitScript(REFUSALS['its storage is full']!.refuse)
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

    await visit(page, '/account')
    await page.getByRole('button', { name: 'Cambiar el correo' }).click()
    await page.getByLabel('Correo electrónico nuevo').fill('lucia@nueva.example')
    await page.getByLabel('Contraseña actual').fill(PASSWORD)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    const login = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
    await login.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(login.getByRole('alert')).toContainText('no le queda espacio')
  })
})
