import type { Locator } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { overflow } from './offers-screen.ts'
import { NOON, setUpOwnServer } from './own-server.ts'
import { wordsOf } from './read-page.ts'
import { linkMailedTo } from './registration-form.ts'

const server = setUpOwnServer({
  change: 'tools/seed-stale-shops.ts',
  settings: { TIME_ZONE: NOON },
})

test.use({ viewport: { width: 390, height: 844 } })

type Shop = { id: number; name: string }

const title = { level: 1 } as const

test.describe('from the mail, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner says with one press that all is as it was, and neighbours read it', async ({
    page,
  }) => {
    const link = await linkMailedTo(page, 'tomas@escaparate.example', 'respuesta')
    // Requests the link as a mail scanner does.
    for (const method of ['get', 'head'] as const) await page.request[method](`${link}?di=igual`)
    await page.goto(`${link}?di=igual`)
    await expect(page.getByRole('heading', title)).toHaveText('¿Sigue todo igual?')
    const asked = await page.getByText(/^Esto ven tus vecinos de «/).innerText()
    const name = /«(.+)»/.exec(asked)![1]!
    await page.getByRole('button', { name: 'Sí, todo sigue igual' }).click()
    await expect(page.getByRole('heading', title)).toHaveText('Gracias. Anotado.')
    const said = page.getByText(/«Datos confirmados en \S+ de \d{4}»/)
    const [words] = /Datos confirmados en \S+ de \d{4}/.exec(await said.innerText())!

    const shops: Shop[] = await server.call('tomas', 'GET', '/api/commerce/')
    const shop = shops.find((one) => one.name === name)!
    const answer = await page.request.get(`/comercio/x-${shop.id}`)
    expect(wordsOf(await answer.text())).toContain(words)
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
  await page.getByRole('button', { name: 'El comercio ha cerrado' }).click()
  await expect(page.getByText(/La administración lo mira contigo/)).toBeVisible()

  const office = await openAs('admin', '/al-dia')
  const rows = office.getByRole('list', { name: 'Comercios' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Dice que ha cerrado')
  expect(await findViolations(office, { include: ['main li'] })).toEqual([])
  expect(await overflow(office)).toBeLessThanOrEqual(0)
  await office.setViewportSize({ width: 1280, height: 844 })
  const keys = office.getByRole('list', { name: 'Teclas' })
  await expect(keys).toContainText(/A dar por bueno.*R preguntar/)
  await office.setViewportSize({ width: 390, height: 844 })
  await office.getByRole('button', { name: /^Dar por bueno/ }).click()
  await expect(toast(office)).toContainText('está al día.')
  await visit(office, '/dashboard')
  await visit(office, '/al-dia')
  await expect(rows.first()).not.toContainText('Dice que ha cerrado')
})

test('in the panel an owner confirms with one press', async ({ openAs }) => {
  const page = await openAs('lucia', '/dashboard')
  const questions = page.getByRole('region', { name: '¿Sigue todo igual?' })
  const shops = questions.getByRole('listitem')
  await questions.getByText(/^Confirma los datos de/).click()
  await expect(shops).not.toHaveCount(0)
  const many = await shops.count()
  expect(await findViolations(page, { include: ['main section'] })).toEqual([])
  await shops
    .first()
    .getByRole('button', { name: /^Todo igual/ })
    .click()
  await expect(toast(page)).toContainText('está al día.')
  await expect(shops).toHaveCount(many - 1)
})

test.describe('of those asked today', () => {
  test.use({ expectedConsole: [/status of 409 /] })

  test('the office asks several again, once by a double press, and confirms several after a call', async ({
    openAs,
  }) => {
    const page = await openAs('admin', '/al-dia')
    const bar = page.getByRole('region', { name: 'Comercios elegidos' })
    const rows = page.getByRole('list', { name: 'Comercios' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const boxes = page.getByRole('checkbox', { name: /^Elegir / })
    const namesOf = (found: Locator) =>
      found.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.slice(7)))
    const names = await namesOf(boxes)
    expect(names.length).toBeGreaterThan(3)
    // The mails of this morning asked about these: they are named, and stay chosen for a call.
    const asked = rows.filter({ hasText: 'Preguntado hoy' })
    const [one, other] = (await namesOf(asked.getByRole('checkbox'))) as [string, string]
    const box = (name: string) => page.getByRole('checkbox', { name: `Elegir ${name}` })
    for (const name of [one, other]) {
      await tabTo(box(name))
      await page.keyboard.press('Space')
    }
    await expect(bar).toContainText('2 elegidos')
    expect(await findViolations(page, { include: ['[aria-label="Comercios elegidos"]'] })).toEqual(
      [],
    )
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await tabTo(bar.getByRole('button', { name: 'Preguntar' }))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(`No hemos podido preguntar a «${one}» y «${other}».`)
    await expect(toast(page)).toContainText('Prueba por teléfono.')
    await expect(bar).toContainText('2 elegidos')

    await tabTo(bar.getByRole('button', { name: 'Dar por buenos' }))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('2 comercios están al día.')
    const left = names.filter((name) => name !== one && name !== other)
    await expect(bar).toHaveCount(0)
    await expect(boxes).toHaveCount(left.length)
    expect(await namesOf(boxes)).toEqual(left)
    await expect(boxes.and(page.locator(':focus')), 'one goes on where they were').toHaveCount(1)

    await visit(page, '/al-dia?estado=sin-horario')
    const fresh = rows.filter({ hasText: 'Al día' })
    for (const at of [0, 1]) await fresh.nth(at).getByRole('checkbox').check()
    await bar.getByRole('button', { name: 'Preguntar' }).dblclick()
    await expect(toast(page)).toContainText(/Hemos preguntado por correo a 2\scomercios\./)
    await expect(bar).toHaveCount(0)
    await expect(fresh.first().getByRole('checkbox')).toBeFocused()
  })
})
