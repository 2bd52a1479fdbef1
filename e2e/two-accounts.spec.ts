import type { Page } from '@playwright/test'
import { type DemoAccount, newSession, PASSWORD } from '../tools/demo-accounts.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ settings: { RATE_LIMITS: 'off' } })

test.use({ signedInAs: 'lucia', expectedConsole: [/status of 409 .*\/(api|auth)\//] })

let shop: string
test.beforeAll(async () => {
  const { results } = await server.call(
    'lucia',
    'GET',
    '/api/commerce/?search=Panader%C3%ADa%20La%20Espiga&page=1',
  )
  shop = `/commerces/${results[0].id}`
})

const PHOTO = 'src/testing/files/turned-p3.heic'

/** Stores a session as a login does. The page itself is not told of it, its other tabs are. */
async function storeSession(page: Page, account: DemoAccount): Promise<void> {
  const { cookies, user } = await newSession(server.url, account)
  await page.context().addCookies(cookies)
  await page.evaluate((user) => localStorage.setItem('user', user), user)
}

/** Signs the administrator in in another tab of the same browser. */
async function enterAsAdmin(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await storeSession(other, 'admin')
  await visit(other, '/dashboard')
  await page.bringToFront()
  return other
}

/** Records a page's calls with a token from now on. */
function recordCalls(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Ha iniciado sesión otra persona' })

async function edit(page: Page, description: string) {
  const form = await openSheet(page, 'Nombre, categorías y texto')
  await form.getByLabel('Descripción').fill(description)
  return form
}

const actorOfLastChange = async () =>
  (await server.call('admin', 'GET', '/api/activity/?type=commerce&page=1')).results[0].actor

test('a tab says who has entered in another one, keeps what was typed, and goes on as whom one chooses', async ({
  page,
}) => {
  await visit(page, shop)
  const form = await edit(page, 'Pan de masa madre, también los domingos.')
  const other = await enterAsAdmin(page)

  await expect(question(page)).toContainText(
    'En otra pestaña ha entrado admin. ¿Sigues como admin?',
  )
  await question(page).getByRole('button', { name: 'Iniciar sesión como lucia' }).click()
  await question(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(form.getByLabel('Descripción')).toHaveValue(/también los domingos/)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page)).toHaveText('Cambios guardados.')
  expect(await actorOfLastChange()).toBe('lucia')

  await expect(question(other)).toContainText('En otra pestaña ha entrado lucia.')
  await question(other).getByRole('button', { name: 'Seguir como lucia' }).click()
  await expect(question(other)).toBeHidden()
  await expect(other.getByRole('link', { name: 'Usuarios' })).toHaveCount(0)

  await test.step('the question goes when the same person has entered again', async () => {
    await storeSession(other, 'admin')
    await expect(question(page)).toBeVisible()
    await storeSession(other, 'lucia')
    await expect(question(page)).toBeHidden()
  })
})

test('nothing is sent for somebody else before one has said so, nor if only the server has noticed', async ({
  page,
  context,
}) => {
  await visit(page, shop)
  const form = await edit(page, 'Pan de espelta.')
  await storeSession(page, 'admin')
  const sent = recordCalls(page)
  const save = form.getByRole('button', { name: 'Guardar' })
  await save.click()
  await expect(question(page)).toBeVisible()
  expect(sent).toEqual([])
  await question(page).getByRole('button', { name: 'Seguir como admin' }).click()
  await expect(form.getByRole('alert')).toContainText('Ahora sigues como admin')
  await expect(form.getByLabel('Descripción')).toHaveValue('Pan de espelta.')

  await save.click()
  await expect(toast(page)).toHaveText('Cambios guardados.')
  expect(await actorOfLastChange()).toBe('admin')

  await test.step('the server refuses what a tab has not noticed, and then it asks', async () => {
    await edit(page, 'Pan de centeno.')
    await context.addCookies((await newSession(server.url, 'lucia')).cookies)
    const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await save.click()
    expect((await refused).status()).toBe(409)
    await expect(question(page)).toContainText('¿Sigues como lucia?')
    // The field behind the question cannot be reached and is unchanged.
    await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Pan de centeno.')
  })
})

test('whoever opens a screen, sends a photo, downloads the own data or logs out for somebody else is asked first', async ({
  page,
  context,
}) => {
  const sent = recordCalls(page)
  const expectQuestion = async (account: DemoAccount, act: () => Promise<void>) => {
    await storeSession(page, account)
    sent.length = 0
    await act()
    await expect(question(page)).toBeVisible()
    expect(sent).toEqual([])
    await question(page)
      .getByRole('button', { name: `Seguir como ${account}` })
      .click()
    const users = page.getByRole('link', { name: 'Usuarios' })
    await expect(users).toHaveCount(account === 'admin' ? 1 : 0)
    expect((await context.cookies()).map(({ name }) => name)).toContain('auth_access')
  }
  await visit(page, '/dashboard')
  await expectQuestion('admin', () => page.getByRole('link', { name: 'Comencemos' }).click())
  await visit(page, `${shop}/fotos`)
  await expectQuestion('lucia', () => page.locator('input[type=file]').first().setInputFiles(PHOTO))
  await visit(page, '/account')
  await expectQuestion('admin', () =>
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  )
  await expectQuestion('lucia', () => page.getByRole('link', { name: 'Log Out' }).click())
})
