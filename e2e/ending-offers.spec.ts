import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { overflow } from './offers-screen.ts'
import { NOON, setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

setUpOwnServer({ change: 'tools/seed-ending-offers.ts', settings: { TIME_ZONE: NOON } })

test.use({ viewport: { width: 390, height: 844 } })

const title = { level: 1 } as const

test.describe('from the mail, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner lets an offer go on for a week with one press, once', async ({ page }) => {
    const link = await linkMailedTo(page, 'tomas@escaparate.example', 'respuesta')
    // Requests the link as a mail scanner does.
    for (const method of ['get', 'head'] as const) await page.request[method](link)
    await page.goto(`${link}?di=prolongar`)
    await expect(page.getByRole('heading', title)).toHaveText('¿Una semana más?')
    await page.getByRole('button', { name: 'Prolongar una semana' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Hecho: una semana más')
    await expect(page.getByText(/ vale hasta el /)).toBeVisible()

    await page.goto(`${link}?di=prolongar`)
    await expect(page.getByRole('heading', title)).toHaveText('Ya está prolongada')
  })
})

test('of several offers an owner chooses, and does without such mails', async ({
  page,
  openAs,
}) => {
  const link = await linkMailedTo(page, 'lucia@escaparate.example', 'respuesta')
  await visit(page, `${link}?di=prolongar`)
  const offers = page.getByRole('checkbox')
  await expect(offers).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await offers.nth(0).uncheck()
  await page.getByRole('button', { name: 'Prolongar una semana' }).click()
  await expect(page.getByRole('heading', title)).toHaveText('Hecho: una semana más')
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await page.goto(await linkMailedTo(page, 'lucia@escaparate.example', 'sin-avisos'))
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'No quiero más correos' }).click()
  await expect(page.getByRole('heading', title)).toHaveText('Sin más correos')

  const own = await openAs('lucia', '/account')
  const wanted = own.getByRole('switch', { name: 'Cuando una oferta termina mañana' })
  await expect(wanted).not.toBeChecked()
  await wanted.check()
  await expect(toast(own)).toHaveText('Te escribiremos.')
})

test('a mail program ends such mails by itself with one POST, which is not redirected', async ({
  page,
}) => {
  const link = await linkMailedTo(page, 'tomas@escaparate.example', 'sin-avisos')
  const once = { 'List-Unsubscribe': 'One-Click' }
  for (const sent of [{ form: once }, { multipart: once }]) {
    const answer = await page.request.post(link, { ...sent, maxRedirects: 0 })
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      expect.stringContaining('Sin más correos'),
    ])
  }
})

test.describe('a link that somebody has changed', () => {
  test.use({ expectedConsole: [/status of 400/] })

  test('ends nothing, and says so', async ({ page }) => {
    const link = await linkMailedTo(page, 'tomas@escaparate.example', 'sin-avisos')
    await page.goto(link.replace(/.{5}$/, 'xxxxx'))
    await page.getByRole('button', { name: 'No quiero más correos' }).click()
    await expect(page.getByText('Este enlace no es válido')).toBeVisible()
  })
})
