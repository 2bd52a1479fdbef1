import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { overflow } from './offers-screen.ts'
import { NOON, setUpOwnServer } from './own-server.ts'
import { linkMailedTo } from './registration-form.ts'

setUpOwnServer({ seed: 'tools/seed-stale-shops.ts', settings: { TIME_ZONE: NOON } })

test.use({ viewport: { width: 390, height: 844 } })

const title = { level: 1 } as const

test.describe('from the mail, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner says with one press that all is as it was, and neighbours read it', async ({
    page,
  }) => {
    const link = await linkMailedTo(page, 'tomas@escaparate.example', 'respuesta')
    // As a scanner does.
    for (const method of ['get', 'head'] as const) await page.request[method](`${link}?di=igual`)
    await page.goto(`${link}?di=igual`)
    await expect(page.getByRole('heading', title)).toHaveText('¿Sigue todo igual?')
    const asked = await page.getByText(/^Esto ven tus vecinos de «/).innerText()
    const name = /«(.+)»/.exec(asked)![1]!
    await page.getByRole('button', { name: 'Sí, todo sigue igual' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Gracias. Anotado.')
    const said = page.getByText(/«Datos confirmados en \S+ de \d{4}»/)
    const [words] = /Datos confirmados en \S+ de \d{4}/.exec(await said.innerText())!

    await page.goto(`/directorio?q=${encodeURIComponent(name)}`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByText(words)).toBeVisible()
  })
})

test('an owner says that a shop has closed, and the office sees it first', async ({
  page,
  openAs,
}) => {
  const link = await linkMailedTo(page, 'lucia@escaparate.example', 'respuesta')
  await visit(page, `${link}?di=cerrado`)
  await expect(page.getByRole('heading', title)).toHaveText('¿Ha cerrado para siempre?')
  expect(await findViolations(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'La tienda ha cerrado' }).click()
  await expect(page.getByText(/La administración lo mira contigo/)).toBeVisible()

  const office = await openAs('admin', '/al-dia')
  const rows = office.getByRole('list', { name: 'Comercios' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Dice que ha cerrado')
  expect(await findViolations(office)).toEqual([])
  expect(await overflow(office)).toBeLessThanOrEqual(0)
  await rows
    .first()
    .getByRole('button', { name: /^Está bien/ })
    .click()
  await expect(toast(office)).toContainText('está al día.')
  await expect(rows.first()).not.toContainText('Dice que ha cerrado')
})

test('in the panel an owner confirms with one press', async ({ openAs }) => {
  const page = await openAs('lucia', '/dashboard')
  const questions = page.getByRole('region', { name: '¿Sigue todo igual?' })
  const shops = questions.getByRole('listitem')
  const many = await shops.count()
  expect(many).toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])
  await shops
    .first()
    .getByRole('button', { name: /^Todo igual/ })
    .click()
  await expect(toast(page)).toContainText('está al día.')
  await expect(shops).toHaveCount(many - 1)
})
