import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { NOON, setUpOwnServer } from './own-server.ts'

const server = setUpOwnServer({ change: 'tools/seed-figures.ts', settings: { TIME_ZONE: NOON } })
const PHONE = { viewport: { width: 390, height: 844 } }

async function cells(page: Page, name: string | RegExp): Promise<string[][]> {
  const table = page.getByRole('table', { name })
  await expect(table).toBeVisible()
  return table
    .getByRole('row')
    .evaluateAll((rows) =>
      (rows as HTMLTableRowElement[]).map((row) =>
        [...row.cells].map((cell) => cell.innerText.replaceAll('\u00a0', ' ')),
      ),
    )
}

test('an owner reads what the week brought on a phone, and chooses figure and period by keyboard', async ({
  openAs,
}) => {
  const page = await openAs('lucia', '/dashboard', PHONE)
  const week = page.getByRole('region', { name: 'Tu semana' })
  const espiga = week.getByRole('link', { name: 'Panadería La Espiga' })
  await expect(espiga).toHaveAccessibleDescription(/^\d+ cómo llegar$/)
  await espiga.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cifras' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Esta semana te han llamado 7 veces, 3 más' }),
  ).toBeVisible()
  await expect(page.getByText('Te encuentran sobre todo por «pan sin gluten».')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Gráfico: Vistas de tu comercio/ })).toBeVisible()
  expect(await cells(page, 'Tus ofertas')).toContainEqual(['Café con tu coca', '96', '41', '12'])
  expect(await cells(page, 'Con qué te encuentran')).toContainEqual(['pan sin gluten', '14 veces'])

  await page.setViewportSize({ width: 1280, height: 844 })
  const head = ['Día', 'Vistas', 'Antes', 'Llamadas']
  const views = await cells(page, /día a día/)
  expect(views).toHaveLength(8)
  expect(views[0]).toEqual(head)
  expect(views[7]).toEqual([expect.stringMatching(/^Hoy, /), '10', '10', '1'])
  await page.getByRole('radio', { name: /^Vistas/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Llamadas/ })).toBeChecked()
  const calls = await cells(page, 'Llamadas, día a día')
  expect(calls[0]).toEqual(['Día', 'Llamadas', 'Antes', 'Vistas'])
  expect(calls.slice(1).map(([, , before]) => before)).toEqual(['0', '0', '0', '1', '1', '1', '1'])

  await page.getByLabel('Periodo').selectOption('Un año')
  await expect(page).toHaveURL(/\?dias=365$/)
  await expect(
    page.getByRole('heading', { name: 'En un año te han llamado 11 veces' }),
  ).toBeVisible()
  const months = await cells(page, 'Llamadas, mes a mes')
  const sum = months.slice(1).reduce((total, [, count]) => total + Number(count), 0)
  expect(sum).toBe(11)
  await expectNoFault(page)
})

test('a shop that nobody has looked at says so', async ({ openAs }) => {
  const shops: { id: number; name: string; status: string; hidden: boolean }[] = await server.call(
    'lucia',
    'GET',
    '/api/commerce/',
  )
  const shop = shops.find(({ name, status, hidden }) => {
    return status === 'OK' && !hidden && name !== 'Panadería La Espiga'
  })!
  const page = await openAs('lucia', `/commerces/${shop.id}/cifras`, PHONE)
  await expect(page.getByRole('heading', { name: 'Aún no hay nada que contar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})
