import sharp from 'sharp'
import { expect, giveReason, tabTo, test, toast } from './fixtures.ts'
import { cardOf, cards, openOffers, overflow, unfold } from './offers-screen.ts'
import { setUpOwnServer } from './own-server.ts'

/* These tests change data, so they have their own server. */
setUpOwnServer()
test.use({ expectedConsole: [/status of 404 /] })
let photo: { name: string; mimeType: string; buffer: Buffer }

test.beforeAll(async () => {
  const plain = { width: 900, height: 600, channels: 3, background: '#c9742a' } as const
  const buffer = await sharp({ create: plain }).jpeg().toBuffer()
  photo = { name: 'calabaza.jpg', mimeType: 'image/jpeg', buffer }
})

test('an owner publishes the first offer of a shop, with a photo, and repeats it', async ({
  openAs,
}) => {
  const page = await openOffers(openAs, 'lucia', 'Bodega La Tinaja')
  await page.getByRole('button', { name: 'Crear oferta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear oferta' })
  await dialog.getByRole('button', { name: 'Publicar oferta' }).click()
  await expect(dialog.getByText('Hay 2 datos por corregir')).toBeVisible()
  await expect(dialog.getByLabel('Título')).toBeFocused()
  await dialog.getByLabel('Título').fill('Vino de la casa')
  const type = dialog.getByLabel('Tipo', { exact: true })
  await expect(type, 'left empty it is this').toHaveAttribute('placeholder', 'Novedad')
  await dialog.getByLabel('Descripción').fill('Un litro a granel, si traes la botella.')
  await dialog.locator('input[type=file]').first().setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'Tu foto, como se verá' }).first()).toBeVisible()

  await test.step('after a reload the form stands open, as it was', async () => {
    await page.reload()
    await expect(dialog.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible()
    await expect(dialog.getByLabel('Título')).toHaveValue('Vino de la casa')
    await expect(dialog.getByRole('img', { name: 'Tu foto, como se verá' }).first()).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'Publicar oferta' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toHaveText('Oferta «Vino de la casa» publicada.')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 en marcha.')).toBeVisible()

  await unfold(cardOf(page, 'Vino de la casa'))
  await cardOf(page, 'Vino de la casa').getByRole('button', { name: 'Repetir' }).click()
  await expect(dialog.getByLabel('Descripción')).toHaveValue(/Un litro a granel/)
  await expect(type).toHaveValue('Novedad')
  await expect(dialog.getByRole('img', { name: 'La foto de ahora' }).first()).toBeVisible()
  await expect(dialog.getByLabel('Título')).toBeFocused()
  await dialog.getByRole('button', { name: 'Publicar oferta' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Esta oferta ya la tienes')
  await dialog.getByLabel('Título').fill('Vino dulce')
  await dialog.getByRole('button', { name: 'Publicar oferta' }).click()
  await expect(cards(page)).toHaveCount(2)
  const [first, second] = await Promise.all(
    ['Vino dulce', 'Vino de la casa'].map((title) =>
      cardOf(page, title).locator('img').last().getAttribute('src'),
    ),
  )
  expect(first).toMatch(/-1600\.webp$/)
  expect(first).toBe(second)

  await test.step('from the shop one finds the page that customers see', async () => {
    await page.getByRole('link', { name: 'Bodega La Tinaja', exact: true }).click()
    await page.getByRole('link', { name: 'Ver como tus clientes' }).click()
    await expect(page).toHaveURL(/\/comercio\/bodega-la-tinaja-\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodega La Tinaja')
  })
})

test('a toast gives way to a form that opens under it, on phones and low windows', async ({
  openAs,
}) => {
  const page = await openOffers(openAs, 'lucia', 'Panadería La Espiga')
  for (const [width, height] of [
    [390, 844],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await cards(page).first().getByRole('button', { name: 'Eliminar' }).click()
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await undo.hover()
    await undo.focus()
    await cards(page).first().getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar oferta' })
    const save = dialog.getByRole('button', { name: 'Guardar cambios' })
    await expect(save).toBeInViewport({ ratio: 1 })
    const below = async () => {
      const told = (await toast(page).boundingBox())!
      const form = (await dialog.boundingBox())!
      return told.y - (form.y + form.height)
    }
    await expect.poll(below, 'what lies between the form and the toast').toBeGreaterThan(0)
    await undo.click()
    await expect(toast(page)).toContainText('recuperada')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('an offer is edited, and its photo taken away', async ({ openAs }) => {
  const page = await openOffers(openAs, 'lucia', 'Flores Azahar')
  const [card] = await cards(page).all()
  const title = await card!.getByRole('heading').innerText()
  await card!.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar oferta' })
  await expect(dialog.getByLabel('Título')).toHaveValue(title)
  await dialog.getByLabel('Tipo', { exact: true }).fill('Solo mayo')
  await dialog.locator('input[type=file]').first().setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toast(page)).toHaveText('Cambios guardados.')
  await expect(cardOf(page, title)).toContainText('Solo mayo')
  await expect(cardOf(page, title).locator('img')).not.toHaveCount(0)

  await cardOf(page, title).getByRole('button', { name: 'Editar' }).click()
  await dialog.getByRole('button', { name: 'Eliminar la foto' }).click()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, title).locator('img')).toHaveCount(0)
  await expect(cardOf(page, title)).toContainText('Solo mayo')
})

test('by keyboard alone an offer is deleted, restored, deleted and found in the bin', async ({
  openAs,
}) => {
  const page = await openOffers(openAs, 'lucia', 'Panadería La Espiga')
  const titles = await page.locator('main h2').allInnerTexts()
  const [gone, next] = titles as [string, string]
  await tabTo(cardOf(page, gone).getByRole('button', { name: 'Eliminar' }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(`Oferta «${gone}» eliminada.`)
  await expect(cardOf(page, gone)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: next })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(`Oferta «${gone}» recuperada.`)
  await expect(page.getByRole('heading', { name: gone })).toBeFocused()
  await expect(page.locator('main h2')).toHaveText(titles)

  await tabTo(cardOf(page, gone).getByRole('button', { name: 'Eliminar' }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: '2 ofertas eliminadas' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ofertas eliminadas' })).toBeFocused()
  await expect(cardOf(page, gone)).toContainText('Eliminada hoy. Quedan 30 días.')
  await expect(cardOf(page, gone).getByText('Eliminada', { exact: true })).toBeVisible()
  await expect(cardOf(page, gone)).not.toContainText('En marcha')
  await tabTo(cardOf(page, gone).getByRole('button', { name: 'Recuperar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mona de Pascua' })).toBeFocused()
  await expect(cardOf(page, gone)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ofertas', exact: true }).click()
  await expect(page.locator('main h2')).toHaveText(titles)
})

test('on a phone an offer of a shop under review is prepared', async ({ openAs }) => {
  const page = await openOffers(openAs, 'lucia', 'La Espiga del Mercado', 390)
  await page.getByRole('button', { name: 'Crear oferta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear oferta' })
  await dialog.getByLabel('Título').fill('Coca de San Juan')
  await dialog.getByLabel('Tipo', { exact: true }).fill('Encargo de verano')
  await dialog.getByLabel('Descripción').fill('Encárgala hasta el 22 de junio.')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Guardar oferta' }).click()
  await expect(toast(page)).toHaveText(
    'Oferta «Coca de San Juan» preparada. Se verá cuando se publique el comercio.',
  )
  await expect(page.getByText('1 preparada. Se verá cuando se publique el comercio.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear oferta' })).toBeInViewport()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await test.step('there is no link to a page that customers do not see', async () => {
    await page.getByRole('link', { name: 'La Espiga del Mercado', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Espiga del Mercado')
    await expect(page.getByRole('link', { name: 'Ver como tus clientes' })).toHaveCount(0)
  })
})

test('of two people who delete the same offer the slower one is told', async ({ openAs }) => {
  const [owner, admin] = await Promise.all([
    openOffers(openAs, 'lucia', 'Mercería Carrete'),
    openOffers(openAs, 'admin', 'Mercería Carrete'),
  ])
  const title = await owner.locator('main h2').first().innerText()
  await cardOf(owner, title).getByRole('button', { name: 'Eliminar' }).click()
  await expect(cardOf(owner, title)).toHaveCount(0)
  await cardOf(admin, title).getByRole('button', { name: 'Eliminar' }).click()
  await giveReason(admin, 'Ya no vale', 'Eliminar y avisar')
  await expect(toast(admin)).toContainText(`La oferta «${title}» ya estaba eliminada.`)
  await expect(cardOf(admin, title)).toHaveCount(0)
})
