import { findViolations } from './accessibility.ts'
import { expect, expectNoUndo, giveReason, more, tabTo, test, toast, visit } from './fixtures.ts'
import { overflow } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests that the office must give a reason for a restriction, which the owner can read. */
const server = setUpOwnServer()
test.use({ expectedConsole: [/status of (404|503) /] })

const PHONE = { viewport: { width: 390, height: 844 } }

async function idOf(name: string): Promise<number> {
  const search = `/api/commerce/?page=1&search=${encodeURIComponent(name)}`
  return (await server.call('admin', 'GET', search)).results[0].id
}

test('by keyboard alone the office gives a reason to hide a shop and to remove an offer, and goes on with the next', async ({
  openAs,
}) => {
  const hidden = await idOf('Flores Azahar')
  const page = await openAs('admin', `/commerces/${hidden}/`)
  await tabTo(more(page))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Ocultar' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ocultar «Flores Azahar»' })
  await expect(dialog).toContainText(
    'Mandaremos el motivo por correo a lucia, que podrá reclamar una vez.',
  )
  await expect(dialog.getByRole('button', { name: 'Ya no está abierto' })).toBeFocused()

  await test.step('not without a reason', async () => {
    await tabTo(dialog.getByRole('button', { name: 'Ocultar y avisar' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Motivo', { exact: true })).toBeFocused()
    await expect(dialog.getByText('Escribe el motivo: se lo decimos al dueño')).toBeVisible()
  })

  await test.step('and it is kept until it is done', async () => {
    await page.keyboard.type('El toldo no es este.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ocultar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Motivo', { exact: true })).toHaveValue('El toldo no es este.')
    await giveReason(page, 'Los datos no son ciertos', 'Ocultar y avisar')
  })
  await expect(toast(page)).toContainText('«Flores Azahar» está oculto.')
  const show = page.getByRole('button', { name: 'Mostrar otra vez' })
  await expect(show).toBeFocused()

  const [decision] = await server.call('lucia', 'GET', `/api/restrictions/?commerce=${hidden}`)
  expect(decision.reason).toMatch(/^El toldo no es este\.\sHay datos que no son ciertos\./)

  await test.step('what is shown again is not hidden by a press', async () => {
    await page.keyboard.press('Enter')
    await expectNoUndo(page, '«Flores Azahar» se ve otra vez en el directorio.')
  })

  await visit(page, `/commerces/${await idOf('Panadería La Espiga')}/offers`)
  const titles = page.locator('main h2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas')
  const [gone, next] = (await titles.allInnerTexts()) as [string, string]
  const card = page.getByRole('article').filter({ hasText: gone })
  await tabTo(card.getByRole('button', { name: 'Eliminar' }))
  await page.keyboard.press('Enter')
  await giveReason(page, 'El precio no es cierto', 'Eliminar y avisar')
  await expect(toast(page)).toContainText(`Oferta «${gone}» eliminada.`)
  await expect(page.getByRole('heading', { name: next })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Deshacer' }).last())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: gone })).toBeFocused()
})

test('on a phone the office deletes a shop, with a reason that an outage does not lose', async ({
  openAs,
}) => {
  const id = await idOf('Mercería Carrete')
  const page = await openAs('admin', `/commerces/${id}/`, PHONE)
  const path = `**/api/commerce/${id}/`
  await page.route(path, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { detail: 'No podemos atenderte ahora mismo.' } })
      : route.continue(),
  )
  await more(page).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar «Mercería Carrete»' })
  await dialog.getByRole('button', { name: 'No es un comercio local' }).click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  const remove = dialog.getByRole('button', { name: 'Eliminar y avisar' })
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('No podemos atenderte ahora mismo.')
  await page.unroute(path)
  await remove.click()
  await expect(toast(page)).toContainText('«Mercería Carrete» eliminado.')
  const [decision] = await server.call('lucia', 'GET', `/api/restrictions/?commerce=${id}`)
  expect(decision.reason).toContain('El directorio es de comercios de aquí')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mercería Carrete')
})

test('its own shops the office hides and deletes with one press', async ({ openAs }) => {
  const shops = (await server.call('admin', 'GET', '/api/commerce/?page=1&status=OK')).results
  const { id, owner } = shops[0]
  await server.call('admin', 'PATCH', `/api/commerce/${id}/`, {
    owner_email: 'admin@escaparate.example',
    from_owner: owner.id,
  })
  const page = await openAs('admin', `/commerces/${id}/`)
  await more(page).click()
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await expect(toast(page)).toContainText('está oculto.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { name: 'Se ve en el directorio' })).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page).toHaveURL(/\/commerces$/)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page).toHaveURL(new RegExp(`/commerces/${id}/`))
})
