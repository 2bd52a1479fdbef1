import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, expectNoUndo, giveReason, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests the office's list of shops: the order of the table, and actions on several shops. */
const server = setUpOwnServer()
test.use({ expectedConsole: [/status of 503 /] })

const names = (page: Page) => page.getByRole('rowheader').getByRole('link')
const row = (page: Page, name: string) => page.getByRole('row', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Comercios elegidos' })
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Elegir ${name}` })

test('the office orders its shops by their columns, and the address keeps it', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/commerces?estado=publicados')
  const head = (name: string) => page.getByRole('columnheader', { name })
  for (const [column, ordering] of [
    ['Lo lleva', 'persona'],
    ['Estado', 'estado'],
    ['Ofertas', '-ofertas'],
  ] as const) {
    await expect(head(column)).not.toHaveAttribute('aria-sort')
    const address = `/commerces?estado=publicados&orden=${ordering}`
    await expect(head(column).getByRole('link')).toHaveAttribute('href', address)
  }
  for (const [column, ordering, first, then] of [
    ['Cambiado', 'cambios', 'descending', 'ascending'],
    ['Comercio', 'nombre', 'ascending', 'descending'],
  ] as const) {
    await head(column).getByRole('link').click()
    await expect(head(column)).toHaveAttribute('aria-sort', first)
    await expect(page).toHaveURL(`/commerces?estado=publicados&orden=${ordering}`)
    await head(column).getByRole('link').press('Enter')
    await expect(head(column)).toHaveAttribute('aria-sort', then)
    await expect(head(column).getByRole('link')).toBeFocused()
  }
  const spanish = new Intl.Collator('es')
  const shown = await shownNames(page)
  expect(shown).toHaveLength(20)
  expect(shown).toEqual(shown.toSorted((one, other) => spanish.compare(other, one)))
  await visit(page, '/commerces?orden=persona&buscar=lucia')
  await expect(row(page, 'Panadería La Espiga')).toContainText('lucia')
})

test('by keyboard alone several are hidden, and deleted, and each time one press brings all of them back', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/commerces?estado=publicados&buscar=mayor&orden=nombre')
  const all = await shownNames(page)
  const [first, second, third] = all as [string, string, string]
  const chooseTwo = async (button: string) => {
    for (const name of [first, second]) {
      await tabTo(choose(page, name))
      await page.keyboard.press('Space')
    }
    await expect(bar(page)).toContainText('2 comercios elegidos')
    await tabTo(bar(page).getByRole('button', { name: button }))
    await page.keyboard.press('Enter')
  }
  const undo = async () => {
    await tabTo(page.getByRole('button', { name: 'Deshacer' }))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('2 comercios están como estaban.')
    await expect(names(page)).toHaveText(all)
    await expect(choose(page, first)).toBeFocused()
  }
  await expect(bar(page)).toHaveCount(0)
  await chooseTwo('Ocultar')
  await giveReason(page, 'Ya no está abierto', 'Ocultar y avisar')
  await expect(toast(page)).toContainText('2 comercios ocultos. Los vecinos ya no los ven.')
  await expect(bar(page)).toHaveCount(0)
  for (const name of [first, second]) await expect(row(page, name)).toHaveCount(0)
  const directory = `${server.url}/api/directory/commerces/?page=1&search=${encodeURIComponent(first)}`
  expect(await (await fetch(directory)).text()).not.toContain(first)
  await undo()

  await chooseTwo('Eliminar')
  const dialog = page.getByRole('dialog', { name: 'Eliminar 2 comercios' })
  await expect(dialog).toContainText('Mandaremos este motivo por correo a los dueños')
  await giveReason(page, 'Está repetido', 'Eliminar y avisar')
  await expect(toast(page)).toContainText('2 comercios eliminados.')
  for (const name of [first, second]) await expect(row(page, name)).toHaveCount(0)
  await expect(choose(page, third)).toBeFocused()
  await undo()
})

test('what fails is told by name and stays chosen, what is no application is left to its review', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/commerces?orden=nombre')
  const { results } = await server.call('admin', 'GET', '/api/commerce/?page=1&ordering=name')
  const [one, other] = results.filter(
    ({ status, hidden }: { status: string; hidden: boolean }) => status === 'OK' && !hidden,
  )
  const pending = results.find(({ status }: { status: string }) => status !== 'OK')
  await page.route(`**/api/commerce/${other.id}/`, (route) =>
    route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } }),
  )
  for (const { name } of [one, other, pending]) await choose(page, name).check()
  const hide = bar(page).getByRole('button', { name: 'Ocultar' })
  await hide.dblclick()
  await giveReason(page, 'Ya no está abierto', 'Ocultar y avisar')
  await expect(toast(page)).toContainText(`«${one.name}» está oculto.`)
  await expect(toast(page)).toContainText(`No hemos podido ocultar «${other.name}».`)
  await expect(bar(page)).toContainText('1 comercio elegido')
  await expect(choose(page, other.name)).toBeChecked()
  await expect(hide).toBeFocused()
  await expect(row(page, one.name)).toContainText('Oculta')

  await page.unroute(`**/api/commerce/${other.id}/`)
  await hide.click()
  await giveReason(page, 'Ya no está abierto', 'Ocultar y avisar')
  await expect(toast(page)).toContainText(`«${other.name}» está oculto.`)
  for (const { name } of [one, other]) await choose(page, name).check()
  await bar(page).getByRole('button', { name: 'Ocultar' }).click()
  await expect(toast(page)).toContainText(
    'Nada de lo elegido se puede ocultar: ya está oculto o no está publicado.',
  )
  await bar(page).getByRole('button', { name: 'Mostrar' }).click()
  await expectNoUndo(page, '2 comercios se ven otra vez en el directorio.')
})

test('on a phone cards are chosen, all of a page at once', async ({ openAs }) => {
  const page = await openAs('admin', '/commerces?buscar=lucia', {
    viewport: { width: 390, height: 844 },
  })
  await expect(page.getByRole('table')).toBeHidden()
  const card = page.getByRole('article').first()
  await card.getByRole('checkbox').check()
  await expect(page).toHaveURL(/\/commerces\?buscar=lucia$/)
  await bar(page).getByRole('button', { name: 'Elegir todos' }).click()
  const count = await page.getByRole('article').count()
  await expect(bar(page)).toContainText(`${count} comercios elegidos`)
  await bar(page).getByRole('button', { name: 'Eliminar' }).click()
  await giveReason(page, 'Está repetido', 'Eliminar y avisar')
  await expect(page.getByRole('heading', { name: 'Nada con «lucia»' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('article')).toHaveCount(count)

  await card.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Quitar la selección' }).click()
  await expect(bar(page)).toHaveCount(0)
  await card.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Ocultos')
  await expect(page).toHaveURL(/estado=ocultos/)
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /comercio/ })
    .click()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Quitar Ocultos' }).click()
  await expect(page).not.toHaveURL(/estado=/)
})

test('owners keep their cards, and choose none', async ({ openAs }) => {
  const page = await openAs('lucia', '/commerces')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
})

async function shownNames(page: Page): Promise<string[]> {
  await expect(names(page).first()).toBeVisible()
  return names(page).allInnerTexts()
}
