import type { Page } from '@playwright/test'
import { ONLY_ACCOUNTS } from '../tools/shared-servers.ts'
import { expect, test } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/* Each test replaces all questions, so this file has its own server. */
const server = setUpOwnServer({ seed: ONLY_ACCOUNTS })
test.use({ expectedConsole: [/status of 503 /] })

test('the first question is added to an empty list, and is public', async ({ openAs }) => {
  await ask()
  const page = await openAs('admin', '/faq')
  await expect(page.getByRole('heading', { name: 'Todavía no hay preguntas' })).toBeVisible()
  await page.getByRole('button', { name: 'Crear FAQ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear FAQ' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Hay 2 datos por corregir')).toBeVisible()
  await expect(dialog.getByLabel('Pregunta')).toBeFocused()
  await dialog.getByLabel('Pregunta').fill('¿Cuánto cuesta?')
  await dialog.getByLabel('Respuesta').fill('Nada.\nLo paga el pueblo.')

  await dialog.getByRole('button', { name: 'Guardar' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Lo paga el pueblo.')).toBeVisible()
  await expect.poll(() => order(page)).toEqual(['¿Cuánto cuesta?'])
})

test('questions are reordered by keyboard alone, and a move that fails says so', async ({
  openAs,
}) => {
  await ask('¿Cuánto cuesta?', '¿Quién puede?', '¿Cuándo?')
  const page = await openAs('admin', '/faq')
  let answered = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/move/')) answered += 1
  })
  const last = page.getByRole('article').filter({ hasText: '¿Cuándo?' })
  await last.getByRole('button', { name: '¿Cuándo?' }).click()
  const up = last.getByRole('button', { name: 'Subir' })
  const down = last.getByRole('button', { name: 'Bajar' })
  await up.focus()
  // Two quick presses move it by two places.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(announced(page)).toHaveText('«¿Cuándo?» está ahora en el puesto 1 de 3')
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(announced(page)).toHaveText('«¿Cuándo?» está ahora en el puesto 2 de 3')
  await expect(down).toBeFocused()
  const expected = ['¿Cuánto cuesta?', '¿Cuándo?', '¿Quién puede?']
  await expect.poll(() => order(page)).toEqual(expected)
  // After the first of the three moves the order may already be the expected one.
  await expect.poll(() => answered).toBe(3)
  await expect.poll(() => publicOrder()).toEqual(expected)

  await page.route('**/move/', (route) => route.fulfill({ status: 503, json: OUT_OF_ORDER }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No podemos atenderte ahora mismo.')).toBeVisible()
  await expect.poll(() => order(page)).toEqual(expected)
})

test('two people who move the same question at once move it once', async ({ openAs }) => {
  await ask('¿Cuánto cuesta?', '¿Cuándo?', '¿Quién puede?')
  const pages = [await openAs('admin', '/faq'), await openAs('admin', '/faq')]
  for (const page of pages) await page.getByRole('button', { name: '¿Quién puede?' }).click()
  await Promise.all(
    pages.map((page) =>
      page
        .getByRole('article')
        .filter({ hasText: '¿Quién puede?' })
        .getByRole('button', { name: 'Subir' })
        .click(),
    ),
  )
  const expected = ['¿Cuánto cuesta?', '¿Quién puede?', '¿Cuándo?']
  for (const page of pages) await expect.poll(() => order(page)).toEqual(expected)
  await expect.poll(() => publicOrder()).toEqual(expected)
})

test('on a phone a question is edited, deleted and restored to its place', async ({ openAs }) => {
  await ask('¿Cuánto cuesta?', '¿Quién puede?', '¿Cuándo?')
  const page = await openAs('admin', '/faq')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '¿Quién puede?' }).click()
  const entry = page.getByRole('article').filter({ hasText: '¿Quién puede?' })
  await entry.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar FAQ' })
  await dialog.getByLabel('Respuesta').fill('Quien tenga tienda en el pueblo.')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(entry).toContainText('Quien tenga tienda en el pueblo.')
  await expect(entry.getByRole('button', { name: 'Editar' })).toBeFocused()
  await entry.getByRole('button', { name: 'Eliminar' }).click()
  await expect(entry).toHaveCount(0)
  await expect(page.getByRole('button', { name: '¿Cuándo?' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: '¿Quién puede?' })).toBeFocused()
  await expect.poll(() => order(page)).toEqual(['¿Cuánto cuesta?', '¿Quién puede?', '¿Cuándo?'])
})

const OUT_OF_ORDER = { detail: 'No podemos atenderte ahora mismo.', code: 'error' }

/** Deletes all questions and creates these, in this order. */
async function ask(...questions: string[]): Promise<void> {
  for (const { id } of await server.call('admin', 'GET', '/api/faq/')) {
    await server.call('admin', 'DELETE', `/api/faq/${id}/`)
  }
  for (const question of questions) {
    await server.call('admin', 'POST', '/api/faq/', { question, answer: 'Sí.' })
  }
}

const order = (page: Page) => page.locator('main h2').allInnerTexts()

const announced = (page: Page) => page.locator('[aria-live="polite"].visually-hidden')

async function publicOrder(): Promise<string[]> {
  const list = await (await fetch(`${server.url}/api/faq/`)).json()
  return list.map(({ question }: { question: string }) => question)
}
