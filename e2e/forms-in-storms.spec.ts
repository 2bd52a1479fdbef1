import type { Browser, Page, Route } from '@playwright/test'
import { type Name, signedInState } from '../tools/people.ts'
import { makeVarDir, removeVarDir, startServer, type TestServer } from '../tools/server-process.ts'
import { expect, test, visit } from './journey.ts'

/*
 * Every form, while the server fails, while nothing gets through, and when its answer is lost: what
 * was written stays, and is there once in the end. Answers are held until the test lets them go.
 */
test.describe.configure({ mode: 'default', timeout: 180_000 })

let varDir: string
let server: TestServer

test.beforeAll(async () => {
  varDir = await makeVarDir()
  server = await startServer({ VAR_DIR: varDir, RATE_LIMITS: 'off' })
})

test.afterAll(async () => {
  await server.stop()
  await removeVarDir(varDir)
})

type Sheet = {
  path: string
  person?: Name
  /** The button that opens it, where it is not the screen. */
  opens?: string | RegExp
  fields: Record<string, string>
  sends: string
  to: RegExp
  /** How many calls one press makes, where it is not one. */
  calls?: number
  /** Where what was sent is found again, and in how many rows. */
  kept?: { path: string; row: object }
}

const SHEETS: Record<string, Sheet> = {
  'a question': {
    path: '/faq',
    person: 'admin',
    opens: 'Crear FAQ',
    fields: { Pregunta: '¿Y si llueve?', Respuesta: 'Abrimos igual.' },
    sends: 'Guardar',
    to: /\/api\/faq\/$/,
    kept: { path: '/api/faq/', row: { question: '¿Y si llueve?', answer: 'Abrimos igual.' } },
  },
  'a category': {
    path: '/categories',
    person: 'admin',
    opens: 'Crear categoria',
    fields: { Nombre: 'Paragüería' },
    sends: 'Guardar',
    to: /\/api\/category\/$/,
    kept: { path: '/api/category/', row: { name: 'Paragüería' } },
  },
  'an answer': {
    path: '/messages?estado=sin-responder',
    person: 'admin',
    opens: /^Responder: /,
    fields: { 'Tu respuesta': 'Llueva o no, abrimos.' },
    sends: 'Enviar respuesta',
    to: /\/api\/answer_contact\/\d+\/$/,
    kept: { path: '/api/contact/', row: { answer: 'Llueva o no, abrimos.' } },
  },
  'an offer': {
    path: '/commerces/1/offers',
    person: 'admin',
    opens: 'Crear oferta',
    fields: { Título: 'Paraguas', Tipo: 'Novedad', Descripción: 'Que no se dan la vuelta.' },
    sends: 'Publicar oferta',
    to: /\/api\/offer\/$/,
    kept: { path: '/api/offer/', row: { title: 'Paraguas' } },
  },
  'a shop being edited': {
    path: '/commerces/1',
    person: 'admin',
    opens: 'Editar comercio',
    fields: { Dirección: 'Calle de la Lluvia, 7' },
    sends: 'Guardar cambios',
    to: /\/api\/commerce\/1\/$/,
    // What was saved before its answer was lost is met there, and joined by a second call.
    calls: 2,
    kept: { path: '/api/commerce/', row: { direction: 'Calle de la Lluvia, 7' } },
  },
  'a name': {
    path: '/account',
    person: 'nuria',
    opens: 'Cambiar el nombre de usuario',
    fields: { 'Nombre de usuario': 'Nuria la del paraguas' },
    sends: 'Guardar',
    to: /\/auth\/account\/$/,
  },
  'a message of a neighbour': {
    path: '/contacto',
    fields: {
      Asunto: 'Lluvia',
      'Tu correo electrónico': 'ana.lluvia@example.com',
      Mensaje: '¿Abrís si llueve?',
    },
    sends: 'Enviar',
    to: /\/api\/contact\/$/,
    kept: { path: '/api/contact/', row: { sender: 'ana.lluvia@example.com' } },
  },
}

const STORMS = {
  'the server fails': (route: Route) =>
    route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
  'nothing gets through': (route: Route) => route.abort(),
  'the answer is lost': async (route: Route) => {
    await route.fetch()
    await route.abort()
  },
}

for (const [name, sheet] of Object.entries(SHEETS)) {
  test(`${name} outlives every storm, and is sent once`, async ({ browser }) => {
    const page = await open(browser, sheet)
    const form = sheet.opens === undefined ? page.getByRole('main') : page.getByRole('dialog')
    const field = (label: string) =>
      form.getByRole('textbox', { name: label }).or(form.getByRole('combobox', { name: label }))
    const button = form.getByRole('button', { name: sheet.sends, exact: true })
    for (const [label, text] of Object.entries(sheet.fields)) await field(label).first().fill(text)

    for (const [storm, answer] of Object.entries(STORMS)) {
      await test.step(storm, async () => {
        const sent = page.waitForRequest(isSending)
        await page.route(sheet.to, answer, { times: 1 })
        await button.click()
        await sent
        await expect(form.getByRole('alert').filter({ hasText: /\S.*\.$/ })).toBeVisible()
        for (const [label, text] of Object.entries(sheet.fields)) {
          await expect(field(label).first()).toHaveValue(text)
        }
      })
    }

    let calls = 0
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(sheet.to, async (route) => {
      if (isSending(route.request())) {
        calls += 1
        await held
      }
      await route.continue()
    })
    await button.dblclick()
    await expect(form.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true')
    await expect(form.locator('button[type=submit]')).toContainText(
      /(Guardando|Enviando|Publicando)…/,
    )
    await form.locator('button[type=submit]').click({ force: true })
    release()
    if (sheet.opens === undefined) await expect(page).toHaveURL(/enviado|gracias|\?/)
    else await expect(form).toHaveCount(0)
    expect(calls).toBe(sheet.calls ?? 1)
    if (sheet.kept) expect(await countKept(sheet.kept)).toBe(1)
    await page.context().close()
  })
}

function isSending(request: { method(): string }): boolean {
  return request.method() !== 'GET'
}

async function open(browser: Browser, { path, person, opens }: Sheet): Promise<Page> {
  const context = await browser.newContext({
    storageState: person && (await signedInState(server.url, person)),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await visit(page, server.url + path)
  if (opens) await page.getByRole('main').getByRole('button', { name: opens }).first().click()
  return page
}

async function countKept({ path, row }: NonNullable<Sheet['kept']>): Promise<number> {
  const { cookies } = await signedInState(server.url, 'admin')
  const token = cookies.find(({ name }) => name === 'auth_access')!.value
  const headers = { authorization: `Bearer ${token}` }
  const rows: Record<string, unknown>[] = await (await fetch(server.url + path, { headers })).json()
  const isIt = (one: Record<string, unknown>) =>
    Object.entries(row).every(([name, value]) => one[name] === value)
  return rows.filter(isIt).length
}
