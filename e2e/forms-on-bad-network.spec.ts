import type { Page, Route } from '@playwright/test'
import { expect, loseAnswer, test, visit } from './fixtures.ts'
import type { FormCase } from './form-case.ts'
import { FORMS } from './forms.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests a form of each kind while the server fails, while the network is down, and when the response is lost: what
   was written stays, and in the end it is saved once. Responses are held until the test releases them. account.spec.ts
   and mailed-links.spec.ts lose an answer to the forms that end an account and choose a password. */
const server = setUpOwnServer({ settings: { RATE_LIMITS: 'off' } })

test.use({
  reducedMotion: 'reduce',
  // After a lost response the server refuses the second call, because it has been done.
  expectedConsole: [/ERR_FAILED|status of (401|404|409|412|503) /],
})

const NO_CONNECTION = 'No hay conexión. Comprueba internet y prueba otra vez.'

type Failure = { answer: (route: Route) => Promise<void>; says: string }

const LOST: Failure = { answer: loseAnswer, says: NO_CONNECTION }

const EVERY_FAILURE: Failure[] = [
  {
    answer: (route) =>
      route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
    says: 'No podemos atenderte ahora mismo.',
  },
  { answer: (route) => route.abort(), says: NO_CONNECTION },
  LOST,
]

test("the office's forms survive a lost answer, the first every network failure, and are sent once", async ({
  openAs,
}) => {
  const page = await openAs('admin', '/dashboard')
  let failures = EVERY_FAILURE
  for (const [name, one] of Object.entries(FORMS)) {
    if (one.person !== 'admin') continue
    await test.step(name, () => expectSentOnce(page, one, failures))
    failures = [LOST]
  }
})

for (const [name, one] of Object.entries(FORMS)) {
  if (one.person !== undefined) continue
  test(`${name} survives every network failure, and is sent once`, async ({ page }) => {
    await expectSentOnce(page, one, EVERY_FAILURE)
  })
}

async function expectSentOnce(page: Page, one: FormCase, failures: Failure[]): Promise<void> {
  await visit(page, one.path)
  if (typeof one.opens === 'function') await one.opens(page)
  else if (one.opens) {
    await page.getByRole('main').getByRole('button', { name: one.opens }).first().click()
  }
  const form = one.where?.(page) ?? page.getByRole(one.opens ? 'dialog' : 'main')
  const field = (label: string) =>
    form
      .getByLabel(label, { exact: true })
      .or(form.getByRole('combobox', { name: label }))
      .first()
  const button = form.getByRole('button', { name: one.sends, exact: true })
  for (const [label, text] of Object.entries(one.fields)) await field(label).fill(text)
  await one.fills?.(form)

  for (const { answer, says } of failures) {
    const sent = page.waitForRequest(isSending)
    await page.route(one.to, answer, { times: 1 })
    await button.click()
    await sent
    await expect(form.getByRole('alert').filter({ hasText: says })).toBeVisible()
    for (const [label, text] of Object.entries(one.fields)) {
      await expect(field(label)).toHaveValue(text)
    }
    await one.stays?.(form)
  }

  let calls = 0
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(one.to, async (route) => {
    if (isSending(route.request())) {
      calls += 1
      await held
    }
    await route.continue()
  })
  const busy = form.locator('button[type=submit]').filter({ visible: true })
  await button.dblclick()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toContainText(/(ando|endo)…/)
  await busy.click({ force: true })
  release()
  if (one.done) await one.done(page)
  else await expect(form).toHaveCount(0)
  expect(calls).toBe(one.calls ?? 1)
  if (one.stored) expect(await countStored(one.stored)).toBe(1)
  await page.unrouteAll()
}

function isSending(request: { method(): string }): boolean {
  return request.method() !== 'GET'
}

async function countStored({ path, row }: NonNullable<FormCase['stored']>): Promise<number> {
  const rows = await server.call('admin', 'GET', path)
  const isIt = (one: Record<string, unknown>) =>
    Object.entries(row).every(([name, value]) => one[name] === value)
  return rows.filter(isIt).length
}
