import type { Page, Route } from '@playwright/test'
import { expect, type OpenAs, test } from './fixtures.ts'
import type { FormCase } from './form-case.ts'
import { FORMS } from './forms.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests a form of each kind while the server fails, while the network is down, and when the response is lost: what
   was written stays, and in the end it is saved once. Responses are held until the test releases them. */
const server = setUpOwnServer({ settings: { RATE_LIMITS: 'off' } })

test.use({
  reducedMotion: 'reduce',
  // After a lost response the server refuses the second call, because it has been done.
  expectedConsole: [/ERR_FAILED|status of (401|404|409|412|503) /],
})

const FAILURES = {
  'the server fails': (route: Route) =>
    route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
  'nothing gets through': (route: Route) => route.abort(),
  'the answer is lost': async (route: Route) => {
    await route.fetch()
    await route.abort()
  },
}

for (const [name, one] of Object.entries(FORMS)) {
  test(`${name} survives every network failure, and is sent once`, async ({ openAs }) => {
    const page = await open(openAs, one)
    const form = one.where?.(page) ?? page.getByRole(one.opens ? 'dialog' : 'main')
    const field = (label: string) =>
      form
        .getByLabel(label, { exact: true })
        .or(form.getByRole('combobox', { name: label }))
        .first()
    const button = form.getByRole('button', { name: one.sends, exact: true })
    for (const [label, text] of Object.entries(one.fields)) await field(label).fill(text)
    await one.fills?.(form)

    for (const [failure, answer] of Object.entries(FAILURES)) {
      await test.step(failure, async () => {
        const sent = page.waitForRequest(isSending)
        await page.route(one.to, answer, { times: 1 })
        await button.click()
        await sent
        await expect(form.getByRole('alert').filter({ hasText: /\S.*\.$/ })).toBeVisible()
        for (const [label, text] of Object.entries(one.fields)) {
          await expect(field(label)).toHaveValue(text)
        }
        await one.stays?.(form)
      })
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
  })
}

function isSending(request: { method(): string }): boolean {
  return request.method() !== 'GET'
}

async function open(openAs: OpenAs, { path, person, opens }: FormCase): Promise<Page> {
  const page = await openAs(person, path)
  if (typeof opens === 'function') await opens(page)
  else if (opens) await page.getByRole('main').getByRole('button', { name: opens }).first().click()
  return page
}

async function countStored({ path, row }: NonNullable<FormCase['stored']>): Promise<number> {
  const rows = await server.call('admin', 'GET', path)
  const isIt = (one: Record<string, unknown>) =>
    Object.entries(row).every(([name, value]) => one[name] === value)
  return rows.filter(isIt).length
}
