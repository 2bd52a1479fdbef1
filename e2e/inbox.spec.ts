import type { Page } from '@playwright/test'
import { FURTHER_COMMERCE } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { findViolations } from './accessibility.ts'
import { expect, type OpenAs, test, toast, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf as heading, linesOf as lines, openedIn as opened } from './review-list.ts'

/* 27 applications and changes are pending. Twelve of them, and what the tests add, are decided by keyboard. */
const server = setUpOwnServer({
  seed: 'tools/seed-reviews.ts',
  settings: { REVIEW_FIELDS: 'name' },
})
test.use({ expectedConsole: [/status of (404|409) /] })

const total = (page: Page) => page.getByRole('link', { name: /^Todo/ })

/** Decides all but twelve items, and adds messages, reports and an appeal, so that twenty are pending. */
async function mixTwenty() {
  const { results } = await server.call('admin', 'GET', '/api/inbox/')
  for (const { kind, id } of results.slice(0, 15)) {
    if (kind === 'application') await server.call('admin', 'POST', `/accept_application/${id}/`)
    if (kind === 'change') {
      const decision = { revision: 1, accept: ['name'], reject: [], reason: '' }
      await server.call('admin', 'POST', `/api/proposals/${id}/decide/`, decision)
    }
  }
  const shops = await server.call('lucia', 'GET', '/api/commerce/?page=1')
  const published = ({ status, hidden }: { status: string; hidden: boolean }) =>
    status === 'OK' && !hidden
  const { id } = shops.results.find(published)
  for (let number = 1; number <= 2; number++) {
    await server.call('visita', 'POST', '/api/contact/', {
      subject: `Duda ${number}`,
      sender: `vecina-${number}@example.com`,
      message: '¿Abrís el domingo?',
    })
  }
  for (let number = 1; number <= 5; number++) {
    await server.call('visita', 'POST', '/api/reports/', {
      commerce: id,
      kind: 'wrong_data',
      text: `El portal es el ${number}.`,
      name: '',
      email: '',
    })
  }
  const reason = 'No es de aquí.'
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: true, reason })
  const [{ id: restriction }] = await server.call('lucia', 'GET', '/api/restrictions/')
  await server.call('lucia', 'POST', '/api/appeals/', { restriction, text: 'Sí lo es.' })
}

/** The keys that decide the open item, and the text to write. */
type Decision = { keys: string[]; written?: string }
const KEYS: Record<string, Decision> = {
  Alta: { keys: ['a'] },
  Cambio: { keys: ['a'] },
  Mensaje: { keys: ['a', 'Control+Enter'], written: 'Sí, de nueve a dos.' },
  Problema: { keys: ['a', 'Control+Enter'], written: 'Ya está corregido.' },
  Reclamación: { keys: ['a', 'Control+Enter'], written: 'Tienes razón.' },
}
/** Rejects with a common reason, chosen by a key. */
const REJECTED: Decision = { keys: ['r', 'Space', 'Control+Enter'] }

test('twenty things of every kind are decided by keyboard, with at most three keys each, and undone by one', async ({
  openAs,
}) => {
  test.slow()
  await mixTwenty()
  const page = await openAs('admin', '/bandeja')
  await expect(total(page)).toHaveText(/^Todo\s*20$/)
  expect(await findViolations(page)).toEqual([])
  await expect(heading(page)).toBeVisible()
  // Each key moves from the item that is still loading.
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect(lines(page).nth(2)).toHaveAttribute('aria-current', 'true')
  for (const key of ['k', 'k']) await page.keyboard.press(key)
  await expect(lines(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(heading(page)).toBeFocused()
  const region = page.locator('[aria-live="polite"].visually-hidden')
  const openedLine = page.locator('li[data-item]:has([aria-current])')
  const kinds = new Set<string>()
  for (let left = 19; left >= 0; left--) {
    const item = await openedLine.getAttribute('data-item')
    const title = await heading(page).innerText()
    const kind = (await opened(page).locator('p').first().innerText()).split(' · ')[0]!.trim()
    await decide(page, kind, left)
    const isFirst = !kinds.has(kind)
    kinds.add(kind)
    if (left === 0) break
    await expect(region).toContainText(left === 1 ? 'Queda 1.' : `Quedan ${left}.`)
    if (isFirst) {
      await page.keyboard.press('Control+z')
      await expect(toast(page).filter({ hasText: 'Deshecho' })).toBeVisible()
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(total(page)).toHaveText(new RegExp(`^Todo\\s*${left + 1}$`))
      await decide(page, kind, left)
      await expect(total(page)).toHaveText(new RegExp(`^Todo\\s*${left}$`))
    }
    // The number may be loaded before the next item, and until then the heading of this one has the focus.
    await expect(openedLine).not.toHaveAttribute('data-item', item!)
    await expect(heading(page), title).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Todo al día' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bandeja' })).toBeFocused()
  expect(kinds.size).toBe(5)
  expect(await findViolations(page)).toEqual([])
})

async function decide(page: Page, kind: string, left: number): Promise<void> {
  const isRejected = kind === 'Alta' && left % 2 === 0
  const { keys, written } = isRejected ? REJECTED : KEYS[kind]!
  expect(keys.length).toBeLessThanOrEqual(3)
  for (const [place, key] of keys.entries()) {
    if (place === 1) {
      const next = isRejected
        ? opened(page).getByRole('button', { name: 'Faltan datos' })
        : opened(page).getByRole('textbox')
      await expect(next).toBeFocused()
      if (written !== undefined) await page.keyboard.insertText(written)
    }
    await page.keyboard.press(key)
  }
}

test('what is left for tomorrow goes at once, and comes back with Control and Z', async ({
  openAs,
}) => {
  const page = await openMessages(openAs)
  await page.keyboard.press('l')
  await expect(toast(page)).toContainText('vuelve mañana a las 8:00')
  await expect(lines(page)).toHaveCount(1)
  await expect(heading(page)).toHaveText('Otra duda')
  await page.keyboard.press('Control+z')
  await expect(lines(page)).toHaveCount(2)
  await expect(heading(page)).toHaveText('Una duda')
  await expect(heading(page)).toBeFocused()
})

test('letters do nothing where one writes, nor once they are switched off', async ({ openAs }) => {
  const page = await openMessages(openAs)
  await page.keyboard.press('r')
  const answer = opened(page).getByRole('textbox')
  await expect(answer).toBeFocused()
  await page.keyboard.type('jala')
  await expect(answer).toHaveValue('jala')
  await answer.fill('')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Teclas de la bandeja' })
  await expect(help).toContainText('Dejarlo para mañana a las 8:00')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const other = await page.context().newPage()
  await visit(other, MESSAGES)
  await expect(heading(other)).toHaveText(await heading(page).innerText())
  await page.getByRole('button', { name: 'Configuración' }).click()
  const keys = page.getByRole('group', { name: 'Teclas sueltas en la Bandeja' })
  await keys.getByText('No').click()
  await page.keyboard.press('Escape')
  const before = await heading(page).innerText()
  await page.keyboard.press('l')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(before)
  await page.keyboard.press('ArrowDown')
  await expect(heading(page)).not.toHaveText(before)
  // The other tab knows: with the help open, the arrow would do nothing.
  await other.keyboard.press('Shift+?')
  await other.keyboard.press('ArrowDown')
  await expect(heading(other)).not.toHaveText(before)
})

test('an application says what was looked up of it', async ({ openAs }) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(FURTHER_COMMERCE)) form.append(field, value)
  form.append('photo', await photoFile(), 'fachada.jpg')
  const { application } = await server.call('lucia', 'POST', '/api/commerce/', form)
  const page = await openAs('admin', `/bandeja?tipo=altas&ver=application-${application}`)
  const checked = opened(page).getByRole('listitem')
  await expect(checked.filter({ hasText: /^Se parece a Café La Miga/ })).toBeVisible()
  await expect(checked.filter({ hasText: 'Ha confirmado su correo' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('two people see who looks at what, and who was quicker', async ({ openAs }) => {
  await server.call('admin', 'PATCH', `/auth/users/${await idOf('tomas')}/`, { role: 3 })
  const one = await openMessages(openAs)
  const other = await openAs('tomas', MESSAGES)
  await expect(lines(other).first()).toContainText('Lo mira admin')
  await expect(opened(other)).toContainText('Lo mira admin')
  await one.keyboard.press('a')
  await one.keyboard.insertText('Sí.')
  await one.keyboard.press('Control+Enter')
  await expect(heading(one)).toHaveText('Otra duda')
  await other.reload()
  await expect(heading(other)).toHaveText('Una duda')
  await expect(opened(other)).toContainText('Ya lo respondió admin, hoy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, signedInAs: 'admin' })

  test('a line opens its own page, and back is where one was', async ({ page }) => {
    await page.addInitScript(recordLayoutShifts)
    await writeTwo()
    await visit(page, MESSAGES)
    await expect(lines(page)).toHaveCount(2)
    await expect(opened(page)).toBeHidden()
    await lines(page).last().click()
    await expect(heading(page)).toBeFocused()
    await expect(lines(page).first()).toBeHidden()
    await page.getByRole('button', { name: 'Lo de antes' }).click()
    await expect(heading(page)).toHaveText('Una duda')
    expect(await findViolations(page)).toEqual([])
    await opened(page).getByRole('link', { name: 'Bandeja' }).click()
    await expect(lines(page).first()).toBeVisible()
    await expect(page).toHaveURL(MESSAGES)
    const shifts = await page.evaluate(() => (window as unknown as LayoutShifts).layoutShifts)
    expect(shifts).toEqual([])
  })
})

const MESSAGES = '/bandeja?tipo=mensajes'

/** Creates two messages and deletes all others. */
async function writeTwo() {
  const { results } = await server.call('admin', 'GET', '/api/contact/?page=1')
  for (const { id } of results) await server.call('admin', 'DELETE', `/api/contact/${id}/`)
  for (const subject of ['Una duda', 'Otra duda']) {
    const sender = 'rosa@example.com'
    // The same text again would count as the same message.
    const message = `¿Abrís a las ${new Date().toISOString()}?`
    await server.call('visita', 'POST', '/api/contact/', { subject, sender, message })
  }
}

async function openMessages(openAs: OpenAs): Promise<Page> {
  await writeTwo()
  const page = await openAs('admin', MESSAGES)
  await expect(heading(page)).toHaveText('Una duda')
  return page
}

async function idOf(username: string): Promise<number> {
  const { results } = await server.call('admin', 'GET', `/auth/users/?page=1&search=${username}`)
  return results[0].id
}
