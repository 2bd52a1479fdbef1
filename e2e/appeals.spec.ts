import { expect, more, tabTo, test, toast, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, openedIn } from './review-list.ts'

const server = setUpOwnServer({ settings: { REVIEW_FIELDS: '' } })

test.use({ expectedConsole: [/status of 4(00|01|09) /] })

const PHONE = { viewport: { width: 390, height: 844 } }

const shopOf = async (search: string): Promise<{ id: number; name: string }> =>
  (await server.call('lucia', 'GET', `/api/commerce/?page=1&search=${search}`)).results[0]

test('on a phone an owner reads why the office hid a shop, deleted one and rejected another, and appeals', async ({
  openAs,
}) => {
  const { id, name } = await shopOf('carrete')
  const gone = await shopOf('tinaja')
  const reason = 'El teléfono es de otra casa.'
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: true, reason })
  await server.call('admin', 'DELETE', `/api/commerce/${gone.id}/`, { reason: 'Ha cerrado.' })
  const answer = async (search: string, outcome: string, said = '') => {
    const path = `/api/appeals/?state=waiting&search=${search}`
    const [appeal] = await server.call('admin', 'GET', path)
    await server.call('admin', 'POST', `/api/appeals/${appeal.id}/answer/`, {
      outcome,
      answer: said,
    })
  }

  const page = await openAs('lucia', `/commerces/${id}`, PHONE)
  const notices = page.getByRole('region', { name: 'Decisiones de la administración' })
  const send = page.getByRole('button', { name: 'Enviar reclamación' })
  await test.step('hidden: not by herself, but by an appeal, which is granted', async () => {
    await expect(notices).toContainText(reason)
    await more(page).click()
    const ends = page.getByRole('region', { name: 'Historial, ocultar o eliminar' })
    await expect(ends).toContainText('Lo ha ocultado la administración')
    await expect(ends.getByRole('link', { name: 'No estoy de acuerdo' })).toBeVisible()
    await expect(ends.getByRole('button', { name: 'Mostrar otra vez' })).toHaveCount(0)
    await notices.getByRole('link', { name: 'No estoy de acuerdo' }).click()
    await send.click()
    await expect(page.getByText('Cuéntanos por qué no estás de acuerdo').first()).toBeVisible()
    await page.getByLabel('Cuéntanos por qué').fill('Ya lo he corregido.')
    await send.click()
    await expect(page.getByText('La estamos mirando.')).toBeVisible()
    await answer('carrete', 'granted')
    await visit(page, new URL(page.url()).pathname)
    await expect(page.getByText('Tenías razón: ya está de vuelta.')).toBeVisible()
    await visit(page, `/commerces/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(notices).toBeHidden()
  })

  await test.step('deleted: below the list of shops', async () => {
    await visit(page, '/commerces')
    const deleted = page
      .getByRole('region', { name: 'Eliminados' })
      .getByRole('listitem')
      .filter({ hasText: gone.name })
    await expect(deleted).toContainText('Lo eliminó la administración')
    await expect(deleted).toContainText('«Ha cerrado.»')
    await expect(page.getByRole('button', { name: `Recuperar ${gone.name}` })).toHaveCount(0)
    await expectNoFault(page)
    await page.getByRole('link', { name: `No estoy de acuerdo: ${gone.name}` }).click()
    await expect(send).toBeVisible()
  })

  await test.step('rejected: under its reason, with its state', async () => {
    await page.setViewportSize(PHONE.viewport)
    await visit(page, `/commerces/${(await shopOf('miga')).id}`)
    const card = page.getByRole('region', { name: 'Tu solicitud' })
    await expect(card).toContainText(/Puedes reclamar una vez, hasta el \d/)
    await tabTo(card.getByRole('link', { name: 'No estoy de acuerdo' }))
    await expectNoFault(page)
    await page.keyboard.press('Enter')
    await page.getByLabel('Cuéntanos por qué').fill('La puerta da a la plaza.')
    await send.click()
    await page.getByRole('link', { name: 'Café La Miga' }).click()
    await expect(card).toContainText('la estamos mirando')
    await expect(card.getByRole('link', { name: 'Ver tu reclamación' })).toBeVisible()
    await answer('miga', 'upheld', 'En el plano no hay ninguna puerta.')
    await visit(page, new URL(page.url()).pathname)
    await expect(card).toContainText('Se mantiene la decisión. Es definitiva.')
    await card.getByRole('link', { name: 'Ver la respuesta' }).click()
    await expect(page.getByRole('main')).toContainText('En el plano no hay ninguna puerta.')
  })
})

test('an owner reads on the screen of offers which the office removed, and answers there', async ({
  openAs,
}) => {
  const { id } = await shopOf('carrete')
  const [offer] = await server.call('lucia', 'GET', `/api/offer/?commerce=${id}`)
  const reason = 'La lana no está rebajada.'
  await server.call('admin', 'DELETE', `/api/offer/${offer.id}/`, { reason })

  const page = await openAs('lucia', `/commerces/${id}/offers`)
  const notices = page.getByRole('region', { name: 'Decisiones de la administración' })
  await expect(notices).toContainText(`Tu oferta eliminada: ${offer.title}`)
  await expect(notices).toContainText(reason)
  await expectNoFault(page)
  await visit(page, `/commerces/${id}/offers/eliminadas`)
  const card = page.getByRole('article').filter({ hasText: offer.title })
  await expect(card).toContainText(`La retiró la administración, hoy. «${reason}»`)
  await expect(card.getByText('Eliminada por la administración')).toBeVisible()
  await expect(card).not.toContainText('En marcha')
  await expect(card.getByRole('button', { name: 'Recuperar' })).toHaveCount(0)
  await expectNoFault(page)
  await tabTo(card.getByRole('link', { name: 'No estoy de acuerdo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu oferta eliminada')
  await tabTo(page.getByLabel('Cuéntanos por qué'))
  await page.keyboard.type('Está rebajada desde el lunes.')
  await tabTo(page.getByRole('button', { name: 'Enviar reclamación' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('La estamos mirando.')).toBeVisible()
  await visit(page, `/commerces/${id}/offers`)
  await expect(notices.getByRole('link', { name: 'Ver tu reclamación' })).toBeVisible()
})

test('an owner appeals a change that was rejected, the office answers by keyboard, and the owner wins', async ({
  openAs,
}) => {
  const { id, name } = await shopOf('azahar')
  const asked = 'Jardín de Azahar'
  await server.call('lucia', 'PATCH', `/api/commerce/${id}/`, { name: asked })
  const [change] = await server.call('admin', 'GET', '/api/proposals/?state=open&search=azahar')
  const decision = { revision: 1, accept: [], reject: ['name'], reason: 'Falta comprobarlo.' }
  await server.call('admin', 'POST', `/api/proposals/${change.id}/decide/`, decision)

  const lucia = await openAs('lucia', `/commerces/${id}`, PHONE)
  const title = lucia.getByRole('heading', { level: 1 })
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  await expect(card).toContainText('Se queda como estaba: nombre.')
  await card.getByRole('link', { name: 'No estoy de acuerdo' }).click()
  await expect(title).toHaveText('Tu cambio no aceptado')
  for (const said of [name, asked, decision.reason]) {
    await expect(lucia.getByRole('main')).toContainText(said)
  }
  await lucia.getByLabel('Cuéntanos por qué').fill('El rótulo nuevo ya está puesto.')
  await lucia.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(lucia.getByText('La estamos mirando.')).toBeVisible()

  const office = await openAs('admin', '/dashboard')
  await expect(office.getByRole('link', { name: /^Leer: \d\sreclamaciones/ })).toBeVisible()
  // On the owner's path the office is redirected to its list of appeals.
  await visit(office, new URL(lucia.url()).pathname)
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Reclamaciones')
  await expect(headingOf(office)).toHaveText(name)
  await expect(openedIn(office)).toContainText('El rótulo nuevo ya está puesto.')
  await expect(openedIn(office)).toContainText(asked)
  const form = office.getByRole('form', { name: 'Responder a la reclamación' })
  await tabTo(form.getByRole('radio').first())
  await office.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: 'Mantener la decisión' })).toBeChecked()
  await tabTo(form.getByRole('button', { name: 'Responder y avisar' }))
  await office.keyboard.press('Enter')
  await expect(form.getByText('Escribe la respuesta: es definitiva').first()).toBeVisible()
  await form.getByRole('radio', { name: 'Mantener la decisión' }).focus()
  await office.keyboard.press('ArrowUp')
  await tabTo(form.getByRole('button', { name: 'Aceptar el cambio' }))
  await office.keyboard.press('Enter')
  await expect(toast(office)).toContainText('Le has dado la razón.')

  await visit(lucia, new URL(lucia.url()).pathname)
  await expect(lucia.getByText('Tenías razón: tus vecinos ya ven lo que pediste.')).toBeVisible()
  await visit(lucia, `/commerces/${id}`)
  await expect(title).toHaveText(asked)
  await expect(card).toHaveCount(0)
})
