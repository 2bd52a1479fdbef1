import { expect, more, tabTo, test, toast } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer()

test.use({ expectedConsole: [/status of 410/] })

test('an owner says that a shop has closed for ever: neighbours read a farewell, and others of the trade', async ({
  openAs,
}) => {
  const [shop] = await server.call('lucia', 'GET', '/api/commerce/?search=azahar')
  const { name, photos } = shop
  const phone = { viewport: { width: 390, height: 844 } }
  const page = await openAs('lucia', `/commerces/${shop.id}`, phone)
  await more(page).click()
  await tabTo(page.getByRole('button', { name: 'Ha cerrado' }))
  await expectNoFault(page)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Los vecinos leerán una despedida.')
  await expect(page.getByRole('heading', { name: 'Ha cerrado para siempre' })).toBeVisible()
  await expect(page.getByText('Cerrada', { exact: true }).first()).toBeVisible()

  const address = `/comercio/azahar-${shop.id}`
  const visitor = await openAs(undefined, '/', { ...phone, javaScriptEnabled: false })
  const answer = await visitor.goto(address)
  expect(answer!.status()).toBe(410)
  const main = visitor.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `${name} ha cerrado para siempre`,
  )
  await expect(main.getByText(/^Bajó la persiana el \d+ de \w+ de \d{4}\. Gracias/)).toBeVisible()
  await expect(visitor.getByText('Error')).toHaveCount(0)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  await expect(main.getByRole('link', { name: /^Ver (?!todos)/ })).toBeVisible()
  const found = await visitor.goto('/directorio?q=azahar')
  expect(await found!.text()).not.toContain(photos[0].url)
  const seen = await openAs(undefined, address, phone)
  await expectNoFault(seen)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Ha cerrado' })).toBeFocused()
  expect((await visitor.goto(address))!.status()).toBe(200)
})
