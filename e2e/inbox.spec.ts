import type { Page } from '@playwright/test'
import { FURTHER_COMMERCE } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { findViolations } from './accessibility.ts'
import { expect, test, toast, visit } from './fixtures.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf as heading, linesOf as lines, openedIn as opened } from './review-list.ts'

/* 27 applications and changes are pending. Seven of them, and what the tests add, are decided by keyboard. */
const server = setUpOwnServer({
  seed: 'tools/seed-reviews.ts',
  settings: { REVIEW_FIELDS: 'name' },
})
test.use({ expectedConsole: [/status of (404|409) /] })

const total = (page: Page) => page.getByRole('link', { name: /^Todo/ })

/** Decides all but seven items, and adds messages, reports and an appeal, so that twelve are pending. */
async function mixTwelve() {
  const { results } = await server.call('admin', 'GET', '/api/inbox/')
  for (const { kind, id } of results) {
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
  for (let number = 1; number <= 2; number++) {
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

test('twelve things of every kind are decided by keyboard, with at most three keys each, and undone by one', async ({
  openAs,
}) => {
  test.slow()
  await mixTwelve()
  const page = await openAs('admin', '/bandeja')
  await expect(total(page)).toHaveText(/^Todo\s*12$/)
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
  for (let left = 11; left >= 0; left--) {
    const item = await openedLine.getAttribute('data-item')
    const title = await heading(page).innerText()
    const kind = (await opened(page).locator('p').first().innerText()).split(' · ')[0]!.trim()
    const isFirst = !kinds.has(kind)
    const decision = kind === 'Alta' && !isFirst ? REJECTED : KEYS[kind]!
    await decide(page, decision)
    kinds.add(kind)
    if (left === 0) break
    await expect(region).toContainText(left === 1 ? 'Queda 1.' : `Quedan ${left}.`)
    if (isFirst) {
      await page.keyboard.press('Control+z')
      await expect(toast(page).filter({ hasText: 'Deshecho' })).toBeVisible()
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(total(page)).toHaveText(new RegExp(`^Todo\\s*${left + 1}$`))
      await decide(page, decision)
      await expect(total(page)).toHaveText(new RegExp(`^Todo\\s*${left}$`))
    }
    // The number may be loaded before the next item, and until then the heading of this one has the focus.
    await expect(openedLine).not.toHaveAttribute('data-item', item!)
    await expect(heading(page), title).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Todo al día' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bandeja' })).toBeFocused()
  expect(kinds.size).toBe(5)
})

async function decide(page: Page, decision: Decision): Promise<void> {
  const { keys, written } = decision
  expect(keys.length).toBeLessThanOrEqual(3)
  for (const [place, key] of keys.entries()) {
    if (place === 1) {
      const next =
        decision === REJECTED
          ? opened(page).getByRole('button', { name: 'Faltan datos' })
          : opened(page).getByRole('textbox')
      await expect(next).toBeFocused()
      if (written !== undefined) await page.keyboard.insertText(written)
    }
    await page.keyboard.press(key)
  }
}

test('what is left for tomorrow comes back with Control and Z, and letters do nothing where one writes, nor once they are switched off', async ({
  openAs,
}) => {
  await writeTwo()
  const page = await openAs('admin', MESSAGES)
  await expect(heading(page)).toHaveText('Una duda')
  await page.keyboard.press('l')
  await expect(toast(page)).toContainText('vuelve mañana a las 8:00')
  await expect(lines(page)).toHaveCount(1)
  await expect(heading(page)).toHaveText('Otra duda')
  await page.keyboard.press('Control+z')
  await expect(lines(page)).toHaveCount(2)
  await expect(heading(page)).toHaveText('Una duda')
  await expect(heading(page)).toBeFocused()

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
  await expect(heading(other)).toHaveText('Una duda')
  await page.getByRole('button', { name: 'Configuración' }).click()
  const keys = page.getByRole('group', { name: 'Teclas sueltas en la Bandeja' })
  await keys.getByText('No').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText('Una duda')
  await page.keyboard.press('ArrowDown')
  await expect(heading(page)).toHaveText('Otra duda')
  // The other tab knows: with the help open, the arrow would do nothing.
  await other.keyboard.press('Shift+?')
  await other.keyboard.press('ArrowDown')
  await expect(heading(other)).toHaveText('Otra duda')
})

test('an application says what was looked up of it; two people see who looks at what, and who was quicker', async ({
  openAs,
}) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(FURTHER_COMMERCE)) form.append(field, value)
  form.append('photo', await photoFile(), 'fachada.jpg')
  const { application } = await server.call('lucia', 'POST', '/api/commerce/', form)
  const page = await openAs('admin', `/bandeja?tipo=altas&ver=application-${application}`)
  const checked = opened(page).getByRole('listitem')
  await expect(checked.filter({ hasText: /^Se parece a Café La Miga/ })).toBeVisible()
  await expect(checked.filter({ hasText: 'Ha confirmado su correo' })).toBeVisible()

  await writeTwo()
  await server.call('admin', 'PATCH', `/auth/users/${await idOf('tomas')}/`, { role: 3 })
  const seenByTomas = () => server.call('tomas', 'GET', '/api/inbox/?kind=message')
  const [{ id }] = (await seenByTomas()).results
  const at = `${MESSAGES}&ver=message-${id}`
  await visit(page, at)
  await expect.poll(async () => (await seenByTomas()).results[0].viewed_by).toBe('admin')
  await server.call('tomas', 'POST', `/api/inbox/message/${id}/viewing/`)
  await visit(page, at)
  await expect(lines(page).first()).toContainText('Lo mira tomas')
  await expect(opened(page)).toContainText('Lo mira tomas')
  await server.call('tomas', 'POST', `/api/answer_contact/${id}/`, { answer: 'Sí.' })
  await visit(page, at)
  await expect(heading(page)).toHaveText('Una duda')
  await expect(opened(page)).toContainText('Ya lo respondió tomas, hoy')
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
    expect(await findViolations(page, { include: ['main'] })).toEqual([])
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

async function idOf(username: string): Promise<number> {
  const { results } = await server.call('admin', 'GET', `/auth/users/?page=1&search=${username}`)
  return results[0].id
}
