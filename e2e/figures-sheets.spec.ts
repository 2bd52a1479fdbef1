import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import { expect, test, visit } from './fixtures.ts'

// The demo town has figures of a year.
const LAST_MONTH = addMonths(monthOf(new Date().toISOString()), -1)

/** Counts the printed pages, with the size of the page's own `@page`. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}

/** Presses a print button. Returns whether it printed. */
async function presses(page: Page, name: string): Promise<boolean> {
  await page.evaluate(() =>
    Object.assign(window, { asked: 0, print: () => Object.assign(window, { asked: 1 }) }),
  )
  await page.getByRole('button', { name }).click()
  return page.evaluate(() => 'asked' in window && window.asked === 1)
}

test('an owner prints a month on one sheet', async ({ openAs }) => {
  const page = await openAs('lucia', '/dashboard')
  await page.getByRole('link', { name: 'Panadería La Espiga' }).click()
  await page.getByRole('link', { name: /^Informe de/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^En \S+ te llamaron \d+\sve/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ofertas' })).toBeVisible()
  expect(await presses(page, 'Imprimir')).toBe(true)
  expect(await sheetsOf(page)).toBe(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^Gráfico: / })).toBeVisible()
  await expect(page.getByText(/^Contamos toques, no personas/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the office prints the town on one sheet, and a month as a table for spreadsheets', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/cifras')
  for (const query of ['', `?mes=${LAST_MONTH}`]) {
    await visit(page, `/cifras${query}`)
    await expect(page.getByRole('heading', { name: /a los comercios del pueblo/ })).toBeVisible()
    const missing = page.getByRole('table', { name: 'Lo que buscan y no hay' })
    await expect(missing.getByRole('row', { name: /^tintorería \d+\sve/ })).toBeVisible()
    const trades = page.getByRole('table', { name: 'Por oficios' })
    await expect(trades.getByRole('columnheader')).toHaveText(['Oficio', 'Llamadas', 'Vistas'])
    await expect(trades.getByRole('row', { name: /^Restaurante [\d.]+ [\d.]+$/ })).toBeVisible()
    expect(await presses(page, 'Informe para el pleno')).toBe(true)
    expect(await sheetsOf(page)).toBe(1)
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cifras.csv')
  const bytes = await readFile((await download.path())!)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = bytes
    .subarray(3)
    .toString()
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(head!.slice(0, 5)).toEqual(['mes', 'categoría', 'vistas', 'veces en listas', 'llamadas'])
  const [month, town, views, , calls] = rows.find(([, name]) => name === 'Todo el pueblo')!
  expect([month, town]).toEqual([LAST_MONTH, 'Todo el pueblo'])
  const weeks = page.getByRole('table', { name: 'Vistas del directorio, semana a semana' })
  const numbers = await weeks
    .getByRole('row')
    .evaluateAll((all) =>
      (all as HTMLTableRowElement[])
        .slice(1)
        .map((row) => [1, 2].map((at) => Number(row.cells[at]!.innerText.replace('.', '')))),
    )
  const sum = (at: number) => numbers.reduce((total, row) => total + row[at]!, 0)
  expect([sum(0), sum(1)]).toEqual([Number(views), Number(calls)])
})
