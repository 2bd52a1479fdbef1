import { openSheet } from './edit-sheet.ts'
import { expect, more, tabTo, test, toast } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, openedIn } from './review-list.ts'

const server = setUpOwnServer({ mail: {}, settings: { REVIEW_FIELDS: '' } })

test.use({ expectedConsole: [/status of 4(00|01|09) /] })

test('an owner reads why their shop was hidden, appeals on a phone, and wins', async ({
  openAs,
}) => {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1&status=OK')
  const { id, name } = results[0]
  const reason = 'El teléfono es de otra casa.'
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, { hidden: true, reason })

  const page = await openAs('lucia', `/commerces/${id}`, { viewport: { width: 390, height: 844 } })
  const notices = page.getByRole('region', { name: 'Decisiones de la administración' })
  await expect(notices).toContainText(reason)
  await more(page).click()
  const ends = page.getByRole('region', { name: 'Historial, ocultar o eliminar' })
  await expect(ends).toContainText('Lo ha ocultado la administración')
  await expect(ends.getByRole('link', { name: 'No estoy de acuerdo' })).toBeVisible()
  await expect(ends.getByRole('button', { name: 'Mostrar otra vez' })).toHaveCount(0)
  await notices.getByRole('link', { name: 'No estoy de acuerdo' }).click()
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(page.getByText('Cuéntanos por qué no estás de acuerdo').first()).toBeVisible()
  await page.getByLabel('Cuéntanos por qué').fill('Ya lo he corregido.')
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(page.getByText('La estamos mirando.')).toBeVisible()

  // On the owner's path the office is redirected to its list of appeals.
  const office = await openAs('admin', new URL(page.url()).pathname)
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Reclamaciones')
  await expect(headingOf(office)).toHaveText(name)
  await expect(openedIn(office)).toContainText('Ya lo he corregido.')
  const form = office.getByRole('form', { name: 'Responder a la reclamación' })
  await form.getByLabel('Mantener la decisión').check()
  await form.getByRole('button', { name: 'Responder y avisar' }).click()
  await expect(form.getByText('Escribe la respuesta: es definitiva').first()).toBeVisible()
  await form.getByLabel('Volver a mostrarlo').check()
  await form.getByRole('button', { name: 'Volver a mostrarlo' }).click()
  await expect(toast(office)).toContainText('Le has dado la razón.')

  await page.reload()
  await expect(page.getByText('Tenías razón: ya está de vuelta.')).toBeVisible()
  await page.goto(`/commerces/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(notices).toBeHidden()
})

test('the appeal against a rejected application stands under its reason on a phone, with its state', async ({
  openAs,
}) => {
  const PHONE = { viewport: { width: 390, height: 844 } }
  const page = await openAs('lucia', '/commerces', PHONE)
  await page.getByRole('link', { name: 'Café La Miga', exact: true }).click()
  const card = page.getByRole('region', { name: 'Tu solicitud' })
  await expect(card).toContainText(/Puedes reclamar una vez, hasta el \d/)
  await tabTo(card.getByRole('link', { name: 'No estoy de acuerdo' }))
  await expectNoFault(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('Cuéntanos por qué').fill('La puerta da a la plaza.')
  await page.getByRole('button', { name: 'Enviar reclamación' }).click()
  await page.getByRole('link', { name: 'Café La Miga' }).click()
  await expect(card).toContainText('la estamos mirando')
  await expect(card.getByRole('link', { name: 'Ver tu reclamación' })).toBeVisible()

  const [{ id }] = await server.call('admin', 'GET', '/api/appeals/?search=miga')
  const answer = { outcome: 'upheld', answer: 'En el plano no hay ninguna puerta.' }
  await server.call('admin', 'POST', `/api/appeals/${id}/answer/`, answer)
  await page.reload()
  await expect(card).toContainText('Se mantiene la decisión. Es definitiva.')
  await card.getByRole('link', { name: 'Ver la respuesta' }).click()
  await expect(page.getByRole('main')).toContainText('En el plano no hay ninguna puerta.')
})

test('an owner reads below the list of shops why the office deleted one', async ({ openAs }) => {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1&search=tinaja')
  const [{ id, name }] = results
  const reason = 'Ha cerrado.'
  await server.call('admin', 'DELETE', `/api/commerce/${id}/`, { reason })

  const page = await openAs('lucia', '/commerces', { viewport: { width: 390, height: 844 } })
  const deleted = page.getByRole('region', { name: 'Eliminados' }).getByRole('listitem')
  await expect(deleted.filter({ hasText: name })).toContainText('Lo eliminó la administración')
  await expect(deleted.filter({ hasText: name })).toContainText(`«${reason}»`)
  await expect(page.getByRole('button', { name: `Recuperar ${name}` })).toHaveCount(0)
  await expectNoFault(page)
  await page.getByRole('link', { name: `No estoy de acuerdo: ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Enviar reclamación' })).toBeVisible()
})

test('an owner reads on the screen of offers which the office removed, and answers there', async ({
  openAs,
}) => {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1&search=carrete')
  const { id } = results[0]
  const [offer] = await server.call('lucia', 'GET', `/api/offer/?commerce=${id}`)
  const reason = 'La lana no está rebajada.'
  await server.call('admin', 'DELETE', `/api/offer/${offer.id}/`, { reason })

  const page = await openAs('lucia', `/commerces/${id}/offers`)
  const notices = page.getByRole('region', { name: 'Decisiones de la administración' })
  await expect(notices).toContainText(`Tu oferta eliminada: ${offer.title}`)
  await expect(notices).toContainText(reason)
  await expectNoFault(page)
  await page.goto(`/commerces/${id}/offers/eliminadas`)
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
  await page.goto(`/commerces/${id}/offers`)
  await expect(notices.getByRole('link', { name: 'Ver tu reclamación' })).toBeVisible()

  const office = await openAs('admin', '/dashboard')
  await expect(office.getByRole('link', { name: /^Leer: \d\sreclamaciones/ })).toBeVisible()
})

test('an owner renames on a phone, is told no, corrects and is accepted, appeals a rejection and wins', async ({
  openAs,
}) => {
  const { results } = await server.call('lucia', 'GET', '/api/commerce/?page=1&search=azahar')
  const { id } = results[0]
  const lucia = await openAs('lucia', `/commerces/${id}`, { viewport: { width: 390, height: 844 } })
  const title = lucia.getByRole('heading', { level: 1 })
  const card = lucia.getByRole('region', { name: 'Tu cambio' })
  const rename = async (name: string) => {
    const dialog = await openSheet(lucia, 'Nombre, categorías y texto')
    await dialog.getByLabel('Nombre del comercio').fill(name)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(lucia.getByRole('definition').getByText(name)).toBeVisible()
  }
  const office = await openAs('admin', '/applications?buscar=flores')
  const decide = async (press: 'Aceptar' | 'Rechazar') => {
    await office.goto('/applications?buscar=flores')
    const choice = office
      .getByRole('region', { name: 'Nombre' })
      .getByRole('button', { name: press })
    await tabTo(choice)
    await office.keyboard.press('Space')
    if (press === 'Rechazar') {
      await tabTo(office.getByRole('button', { name: 'Falta comprobarlo' }))
      await office.keyboard.press('Space')
    }
    await tabTo(office.getByRole('button', { name: `${press} 1 y avisar` }))
    await office.keyboard.press('Enter')
    await expect(toast(office)).toContainText('Le avisamos por correo.')
  }

  await rename('Floristería Azahar')
  await decide('Rechazar')
  await lucia.reload()
  await expect(card).toContainText('Se queda como estaba: nombre.')
  await expect(card.getByRole('link', { name: 'No estoy de acuerdo' })).toBeVisible()

  await test.step('what is corrected is accepted', async () => {
    await rename('Flores del Azahar')
    await decide('Aceptar')
    await lucia.reload()
    await expect(title).toHaveText('Flores del Azahar')
  })

  await rename('Jardín de Azahar')
  await decide('Rechazar')
  await lucia.reload()
  await card.getByRole('link', { name: 'No estoy de acuerdo' }).click()
  await expect(title).toHaveText('Tu cambio no aceptado')
  await expect(lucia.getByRole('main')).toContainText('Flores del Azahar')
  await expect(lucia.getByRole('main')).toContainText('Jardín de Azahar')
  await expect(lucia.getByRole('main')).toContainText('mándanos una foto de la puerta')
  await lucia.getByLabel('Cuéntanos por qué').fill('El rótulo nuevo ya está puesto.')
  await lucia.getByRole('button', { name: 'Enviar reclamación' }).click()
  await expect(lucia.getByText('La estamos mirando.')).toBeVisible()

  await test.step('and wins: neighbours see it at once', async () => {
    await office.goto('/reclamaciones?buscar=azahar')
    await expect(openedIn(office)).toContainText('Jardín de Azahar')
    const form = office.getByRole('form', { name: 'Responder a la reclamación' })
    await tabTo(form.getByRole('radio', { name: 'Aceptar el cambio' }))
    await office.keyboard.press('Space')
    await tabTo(form.getByRole('button', { name: 'Aceptar el cambio' }))
    await office.keyboard.press('Enter')
    await expect(toast(office)).toContainText('Le has dado la razón.')
    await lucia.reload()
    await expect(lucia.getByText('Tenías razón: tus vecinos ya ven lo que pediste.')).toBeVisible()
    const neighbour = await openAs(undefined, '/directorio?q=jardin')
    await expect(neighbour.getByRole('article').first()).toContainText('Jardín de Azahar')
    await lucia.goto(`/commerces/${id}`)
    await expect(title).toHaveText('Jardín de Azahar')
    await expect(card).toHaveCount(0)
  })
})
