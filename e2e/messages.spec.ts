import type { Page } from '@playwright/test'
import { refusal } from '#testing/fake-smtp-server.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openedIn, openLine } from './review-list.ts'

const PHONE = { width: 390, height: 844 }
/** An answer's mail is delayed by ten seconds, in which it can be undone. */
const LEFT = { timeout: 40_000 }

let knowsPeople = true
const server = setUpOwnServer({
  mail: {
    answer: () => (knowsPeople ? undefined : refusal(550, '5.1.1 No hay nadie con ese nombre')),
  },
})

test.use({ expectedConsole: [/status of 4(00|09) |net::ERR_FAILED/] })

test('a message is answered, and its answer is seen to be delivered', async ({ openAs }) => {
  const page = await openAs('admin', '/dashboard')
  await expect(page.getByRole('link', { name: /^Responder: 4\smensajes/ })).toBeVisible()
  await link(page).click()
  await expect(page.getByRole('heading', { name: 'Dudas de usuarios' })).toBeFocused()
  await expect(link(page)).toContainText('4 por responder')
  await expect(page.getByRole('list', { name: 'Teclas' })).toContainText(
    /A responder(?!.*rechazar)/,
  )
  const { subject, line, dialog } = await startAnswer(page)
  await expect(dialog).toContainText(subject)

  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(dialog.getByLabel('Tu respuesta')).toBeFocused()
  await expect(dialog.getByText('Escribe tu respuesta', { exact: true })).toBeVisible()
  await dialog.getByLabel('Tu respuesta').fill('Buenos días.\n\nLo miramos <hoy> mismo.')

  await test.step('after a reload the form stands open, as it was', async () => {
    await page.reload()
    await expect(dialog.getByLabel('Tu respuesta')).toHaveValue(/Lo miramos <hoy> mismo\.$/)
  })

  await dialog.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Respuesta en camino a')
  await expect(link(page)).toContainText('3 por responder')
  await expect(headingOf(page)).toBeFocused()
  await expect(headingOf(page)).not.toHaveText(subject)
  await test.step('a check that fails leaves the list as it is', async () => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/contact/'),
    )
    await page.route('**/api/contact/**', (route) => route.abort())
    await failed
    await page.unroute('**/api/contact/**')
    await expect(line).toContainText('Enviando')
  })
  await expect(line).toContainText('Enviada', LEFT)
  const opened = await openLine(page, subject)
  await expect(opened.getByRole('region', { name: 'Respuesta de admin, hoy' })).toContainText(
    'Lo miramos <hoy> mismo.',
  )
  await expect.poll(() => server.smtp.received.length).toBe(1)
})

test('on a phone a message is answered from its page, and again if the answer was not delivered', async ({
  openAs,
}) => {
  knowsPeople = false
  const page = await openAs('admin', '/messages?estado=sin-responder', { viewport: PHONE })
  await linesOf(page).first().click()
  const { subject, line, dialog } = await startAnswer(page)
  await dialog.getByLabel('Tu respuesta').fill('Sí.')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Respuesta en camino a')
  await visit(page, '/messages?estado=respondidas')
  await expect(line).toContainText('No ha llegado', LEFT)
  const isWide = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isWide)).toBe(false)
  const opened = await openLine(page, subject)
  await expect(opened).toContainText('No hay nadie con ese nombre')
  knowsPeople = true
  await opened.getByRole('button', { name: 'Reintentar' }).click()
  await expect(toast(page)).toContainText('Lo intentamos otra vez')
  await expect(line).toContainText('Enviada')
})

test('by keyboard alone a message is found, deleted and restored, and who answers later than another loses nothing', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/messages')
  const { subject, line, dialog } = await startAnswer(page)
  const [{ id }] = await server
    .call('admin', 'GET', '/api/contact/?page=1')
    .then(({ results }) => results.filter((one: { subject: string }) => one.subject === subject))
  await dialog.getByLabel('Tu respuesta').fill('La mía es mejor.')
  await server.call('admin', 'POST', `/api/answer_contact/${id}/`, { answer: 'Sí.' })
  await tabTo(dialog.getByRole('button', { name: 'Enviar respuesta' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Este mensaje ya lo ha respondido admin. Su respuesta está en la lista.',
  )
  await expect(dialog.getByLabel('Tu respuesta')).toHaveValue('La mía es mejor.')
  await tabTo(dialog.getByRole('button', { name: 'Cancelar' }))
  await page.keyboard.press('Enter')
  await expect(line).not.toContainText('Sin responder')

  const search = page.getByRole('searchbox')
  await tabTo(search)
  await page.keyboard.type('PARAGUAS')
  await expect(page).toHaveURL(/buscar=PARAGUAS/)
  await expect(linesOf(page)).toHaveCount(1)
  await tabTo(linesOf(page))
  await page.keyboard.press('Enter')
  await expect(linesOf(page)).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page.getByRole('button', { name: /^Eliminar/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nada con «PARAGUAS»' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await expect(linesOf(page)).toHaveCount(1)
  await expect(headingOf(page)).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor sends a message ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openAs,
  }) => {
    const page = await openAs(undefined, '/contacto', { javaScriptEnabled, viewport: PHONE })
    const send = page.getByRole('button', { name: 'Enviar' })
    // Fills in the hidden field as software that fills in forms does.
    const hidden = page.locator('[name=homepage]')
    await hidden.fill('Ana', { force: true })
    await page.getByLabel('Asunto').fill('¿Hay <b>zapatero</b>?')
    await page.getByLabel('Tu correo electrónico').fill('ana')
    await send.click()
    await expect(page.getByText('Debe ser un correo electrónico válido')).toBeVisible()
    await expect(page.getByText('Escribe tu mensaje')).toBeVisible()
    await expect(page.getByText('Hay 2 datos por corregir').first()).toBeVisible()
    await expect(page.getByLabel('Asunto')).toHaveValue('¿Hay <b>zapatero</b>?')
    const sender = `ana-${javaScriptEnabled}@example.com`
    await page.getByLabel('Tu correo electrónico').fill(sender)
    await page.getByLabel('Mensaje').fill('Se me ha roto\nun tacón.')
    if (javaScriptEnabled) {
      await page.reload()
      await hidden.fill('Ana', { force: true })
      await expect(page.getByLabel('Mensaje')).toHaveValue('Se me ha roto\nun tacón.')
      await expect(page.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible()
    }
    await send.click()
    if (javaScriptEnabled) {
      await expect(page.getByText('Espera unos segundos y pulsa «Enviar» otra vez.')).toBeVisible()
      await send.click()
    }
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
    const { results } = await server.call('admin', 'GET', `/api/contact/?page=1&search=${sender}`)
    const message = { subject: '¿Hay <b>zapatero</b>?', message: 'Se me ha roto\nun tacón.' }
    expect(results).toEqual([expect.objectContaining(message)])
  })
}

/** Starts to answer the open message, the oldest that is pending. */
async function startAnswer(page: Page) {
  const subject = await headingOf(page).innerText()
  await openedIn(page).getByRole('button', { name: 'Responder' }).click()
  const line = linesOf(page).filter({ hasText: subject })
  return { subject, line, dialog: page.getByRole('dialog', { name: 'Responder' }) }
}

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Mensajes/ })
