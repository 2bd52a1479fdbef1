import type { Page } from '@playwright/test'
import { newSession, PASSWORD } from '../tools/demo-accounts.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, signIn, test, toast, visit } from './fixtures.ts'
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

/** Signs the administrator in in another tab of the same browser. */
async function enterAsAdmin(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await visit(other, '/logout')
  await expect(other.getByRole('heading', { name: 'Hasta pronto' })).toBeVisible()
  await visit(other, '/login')
  await signIn(other, 'admin')
  await expect(other).toHaveURL('/dashboard')
  await page.bringToFront()
  return other
}

/** Stores the administrator's session as another tab would, without the event that the browser sends to this one. */
async function storeAdminUnnoticed(page: Page): Promise<void> {
  const { cookies, user } = await newSession(server.url, 'admin')
  await page.context().addCookies(cookies)
  await page.evaluate((user) => localStorage.setItem('user', user), user)
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
    await visit(other, '/logout')
    await visit(other, '/login')
    await signIn(other, 'admin')
    await expect(question(page)).toBeVisible()
    await visit(other, '/logout')
    await visit(other, '/login')
    await signIn(other, 'lucia')
    await expect(question(page)).toBeHidden()
  })
})

test('nothing is sent for somebody else before one has said so', async ({ page }) => {
  await visit(page, shop)
  const form = await edit(page, 'Pan de espelta.')
  await storeAdminUnnoticed(page)
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
})

const ACTIONS: Record<string, { path: () => string; act: (page: Page) => Promise<void> }> = {
  'opens another screen': {
    path: () => '/dashboard',
    act: (page) => page.getByRole('link', { name: 'Comencemos' }).click(),
  },
  'sends a photo': {
    path: () => `${shop}/fotos`,
    act: (page) => page.locator('input[type=file]').first().setInputFiles(PHOTO),
  },
  'downloads the own data': {
    path: () => '/account',
    act: (page) => page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  },
  'logs out': {
    path: () => '/dashboard',
    act: (page) => page.getByRole('link', { name: 'Log Out' }).click(),
  },
}

for (const [name, { path, act }] of Object.entries(ACTIONS)) {
  test(`whoever ${name} for somebody else is asked first`, async ({ page, context }) => {
    await visit(page, path())
    await storeAdminUnnoticed(page)
    const sent = recordCalls(page)
    await act(page)
    await expect(question(page)).toBeVisible()
    expect(sent).toEqual([])
    await question(page).getByRole('button', { name: 'Seguir como admin' }).click()
    await expect(page.getByRole('link', { name: 'Usuarios' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('auth_access')
  })
}

test('the server refuses what a tab has not noticed, and then it asks', async ({
  page,
  context,
}) => {
  await visit(page, shop)
  const form = await edit(page, 'Pan de centeno.')
  await context.addCookies((await newSession(server.url, 'admin')).cookies)
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await form.getByRole('button', { name: 'Guardar' }).click()
  expect((await refused).status()).toBe(409)
  await expect(question(page)).toContainText('¿Sigues como admin?')
  // The field behind the question cannot be reached and is unchanged.
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Pan de centeno.')
})
