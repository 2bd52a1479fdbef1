import type { Locator, Page } from '@playwright/test'
import { expectAddress, fillAddress } from './address-fields.ts'
import { expect, tabTo, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'

/*
 * What is decided here stays decided: these tests have a server of their own, where 27
 * applications wait, and walk through it one after the other.
 */
setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ expectedConsole: [/status of 409 /] })

test('a rejected shop is corrected by its owner, sent again and published', async ({ openAs }) => {
  const admin = await openAs('admin', '/applications?buscar=cafe+la+miga')
  const entry = await openEntry(admin, 'Café La Miga')
  await entry.getByRole('button', { name: 'Rechazar' }).click()
  await entry.getByRole('button', { name: 'Rechazar y avisar' }).click()
  const reason = entry.getByLabel('Motivo del rechazo')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/quien envió la solicitud lo leerá/)
  await entry.getByRole('button', { name: 'La dirección no es correcta' }).click()
  await reason.press('End')
  await reason.pressSequentially(' En la plaza hay tres cafés.')
  await entry.getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(admin)).toContainText('Solicitud de «Café La Miga» rechazada')

  const lucia = await openAs('lucia', '/commerces/')
  await lucia.getByRole('link', { name: 'Café La Miga', exact: true }).click()
  const card = lucia.getByRole('region', { name: 'Tu solicitud' })
  await expect(card).toContainText('En la plaza hay tres cafés.')
  await card.getByRole('button', { name: 'Corregir y volver a enviar' }).click()
  const dialog = lucia.getByRole('dialog', { name: 'Editar comercio' })
  await expect(dialog).toContainText('En la plaza hay tres cafés.')
  await fillAddress(dialog, 'Plaza del Pozo', '3')
  await dialog.getByLabel('Teléfono').fill('no tengo')
  await expect(dialog.getByLabel('Cuéntanos por qué')).not.toHaveValue('')
  await dialog.getByLabel('Cuéntanos por qué').fill('')
  await dialog.getByRole('button', { name: 'Guardar y volver a enviar' }).click()
  await expect(dialog.getByText('Hay 2 datos por corregir')).toBeVisible()
  await expect(dialog.getByLabel('Teléfono')).toBeFocused()
  await dialog.getByLabel('Teléfono').fill('964 00 12 10')
  await dialog.getByLabel('Cuéntanos por qué').fill('Ya está el número de la calle.')

  await test.step('after a reload the form stands open, as it was', async () => {
    await lucia.reload()
    await expectAddress(dialog, 'Plaza del Pozo', '3')
  })

  await dialog.getByRole('button', { name: 'Guardar y volver a enviar' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(card.getByRole('listitem').filter({ hasText: 'En revisión' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(lucia.getByRole('definition').getByText('Plaza del Pozo, 3')).toBeVisible()

  await visit(admin, '/applications?buscar=cafe+la+miga')
  const again = await openEntry(admin, 'Café La Miga')
  await expect(again).toContainText('«Ya está el número de la calle.»')
  await expect(again).toContainText('Plaza del Pozo, 3')
  await again.getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(admin)).toContainText('«Café La Miga» ya está en el directorio')
  await lucia.reload()
  await expect(card).toContainText('Publicada, hecho')
})

test('of two administrators at once the slower one is told', async ({ openAs }) => {
  const [quick, slow] = await Promise.all(
    [0, 1].map(() => openAs('admin', '/applications?estado=pendientes')),
  )
  const name = await firstName(quick!)
  const [mine, theirs] = [await openEntry(quick!, name), await openEntry(slow!, name)]
  await theirs.getByRole('button', { name: 'Rechazar' }).click()
  await theirs.getByRole('button', { name: 'Faltan datos' }).click()
  await mine.getByRole('button', { name: 'Aceptar' }).click()
  await expect(toast(quick!)).toContainText(`«${name}» ya está en el directorio`)
  await theirs.getByRole('button', { name: 'Rechazar y avisar' }).click()
  await expect(toast(slow!)).toHaveText(
    'Esta solicitud ya está aceptada. Otra persona se te ha adelantado.',
  )
  await expect(entryOf(slow!, name)).toHaveCount(0)
  await expect(slow!.locator('main h2 [aria-expanded="true"]')).toBeFocused()
})

test('twenty applications are reviewed by keyboard alone', async ({ openAs }) => {
  const page = await openAs('admin', '/applications?estado=pendientes')
  const waiting = page.getByRole('link', { name: 'Solicitudes alta' }).first()
  await expect(waiting).toContainText('por revisar')
  const before = Number(/\d+/.exec(await waiting.innerText())![0])
  expect(before).toBeGreaterThan(20)
  const heading = page.locator('main h2 button').first()
  // The first application is expanded.
  await tabTo(heading)
  for (let done = 1; done <= 20; done++) {
    // The focus moves when the list has been loaded again; the number may change before.
    await expect(heading).toBeFocused()
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    const name = await firstName(page)
    if (done % 5 === 0) {
      await tabTo(page.getByRole('button', { name: 'Rechazar' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Faltan datos' })).toBeFocused()
      await page.keyboard.press('Space')
      await tabTo(page.getByRole('button', { name: 'Rechazar y avisar' }))
    } else {
      await tabTo(page.getByRole('button', { name: 'Aceptar' }))
    }
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(`«${name}»`)
    await expect(waiting).toContainText(`${before - done} por revisar`)
  }
})

test('a double press decides once', async ({ openAs }) => {
  const page = await openAs('admin', '/applications?estado=pendientes')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  const name = await firstName(page)
  const entry = await openEntry(page, name)
  await entry.getByRole('button', { name: 'Aceptar' }).dblclick()
  await expect(toast(page)).toContainText(`«${name}»`)
  await expect(entryOf(page, name)).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('when the last application is decided, the screen says that none is pending', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications?estado=pendientes')
  const end = page.getByRole('heading', { name: 'No hay solicitudes por revisar' })
  while (!(await end.isVisible())) {
    const name = await firstName(page)
    const entry = await openEntry(page, name)
    await entry.getByRole('button', { name: 'Aceptar' }).click()
    await expect(entryOf(page, name)).toHaveCount(0)
  }
  await expect(page.getByText('Nada por revisar: está todo al día.')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Solicitudes alta' }).first()).toHaveText(
    'Solicitudes alta',
  )
})

const entryOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

async function firstName(page: Page): Promise<string> {
  const label = await page.locator('main h2 button').first().innerText()
  return label.split('\n')[0]!
}

/** Expands an application unless it is. */
async function openEntry(page: Page, name: string): Promise<Locator> {
  const entry = entryOf(page, name)
  const heading = entry.getByRole('heading', { name }).getByRole('button')
  await expect(heading).toBeVisible()
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  return entry
}
