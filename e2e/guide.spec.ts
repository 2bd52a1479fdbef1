import type { Page } from '@playwright/test'
import { expect, signIn, test, visit } from './fixtures.ts'
import { expectNoFault } from './no-fault.ts'
import { setUpOwnServer } from './own-server.ts'
import { wordsOf } from './read-page.ts'

/* An empty directory with the administrator that `npm run admin` creates. */
const server = setUpOwnServer({ seed: 'tools/seed-administrator.ts' })
test.use({ viewport: { width: 390, height: 844 } })

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const DARK = { width: 390, colorScheme: 'dark' } as const
const LIGHT = { width: 390, colorScheme: 'light' } as const

test('the landing of an empty directory invents nobody', async () => {
  const html = await (await fetch(server.url)).text()
  const [main] = /<main[\s\S]*<\/main>/.exec(html)!
  expect(wordsOf(main)).toContain('Sé el primero')
  expect(wordsOf(main)).not.toMatch(/Espiga|Azahar|Tornillo|Amparo|Joaquín/)
  expect(main).toMatch(/role="img" aria-label="[^"]*persianas bajadas/)
  expect(main).not.toMatch(/<figure|<search|role="search"/)
})

test('six questions are answered by keyboard on a phone, left and gone on with, and asked once', async ({
  page,
}) => {
  await visit(page, '/login')
  await signIn(page, 'admin')

  await test.step('the first sign-in leads to the town', async () => {
    await expect(question(page, '¿De qué pueblo es el directorio?')).toBeFocused()
    await expect(page.getByText('Pregunta 1 de 6')).toBeVisible()
    await expectNoFault(page, [DARK, LIGHT])
    await page.getByRole('textbox', { name: 'Municipio' }).focus()
    // Outside production the field contains the demo town.
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Teguise')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Lanzarote')
    await page.keyboard.press('Enter')
  })

  await test.step('the community brings its clock', async () => {
    await expect(question(page, '¿En qué comunidad está?')).toBeFocused()
    await expectNoFault(page, [LIGHT])
    await page.getByLabel('Comunidad autónoma').focus()
    await page.keyboard.type('Canar')
    await expect(page.getByLabel('Zona horaria')).toHaveValue('Atlantic/Canary')
    await page.getByRole('button', { name: 'Guardar y seguir' }).press('Enter')
  })

  await test.step('it is left, and waits on the panel', async () => {
    await expect(question(page, '¿Quién responde del directorio?')).toBeFocused()
    await expectNoFault(page, [DARK])
    await page.getByRole('link', { name: 'Seguir en otro momento' }).press('Enter')
    await expect(page.getByText('Te quedan 4 preguntas')).toBeVisible()
    await expectNoFault(page, [DARK, LIGHT])
    await page.reload()
    await page.getByRole('link', { name: 'Seguir con las preguntas' }).press('Enter')
    await expect(question(page, '¿Quién responde del directorio?')).toBeFocused()
  })

  await test.step('a wrong answer is told, the question before is there, one is skipped', async () => {
    await page.getByLabel('Correo para asuntos legales').fill('ayuntamiento')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Debe ser un correo electrónico válido')).toBeVisible()
    await page.getByRole('link', { name: 'Pregunta anterior' }).press('Enter')
    await expect(page.getByLabel('Comunidad autónoma')).toHaveValue('ES-CN')
    await page.getByRole('button', { name: 'Guardar y seguir' }).press('Enter')
    await expect(page.getByLabel('Correo para asuntos legales')).toHaveValue('ayuntamiento')
    await page.getByLabel('Correo para asuntos legales').fill('registro@teguise.example')
    await page.keyboard.press('Enter')
    await expect(question(page, '¿Cómo se habla con la administración?')).toBeFocused()
    await expectNoFault(page, [LIGHT])
    await page.getByRole('button', { name: 'Saltar esta pregunta' }).press('Enter')
  })

  await test.step('the periods are shown as they hold, and stay', async () => {
    await expect(question(page, '¿Cuánto tiempo se guardan los datos?')).toBeFocused()
    await expect(page.getByLabel('La papelera')).toBeVisible()
    await expectNoFault(page, [DARK])
    await page.getByRole('button', { name: 'Guardar y seguir' }).press('Enter')
  })

  await test.step('the trades of the town are the last', async () => {
    await expect(question(page, '¿Qué comercios hay?')).toBeFocused()
    await page.getByRole('checkbox', { name: 'Panadería' }).press('Space')
    await page.getByRole('checkbox', { name: 'Farmacia' }).press('Space')
    await expectNoFault(page, [LIGHT])
    await page.getByRole('button', { name: 'Añadir 2 oficios y terminar' }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Lo que has contestado se cambia en Ajustes')).toBeVisible()
  })

  await test.step('once over it asks nobody again', async () => {
    await expect(page.getByText('Faltan los primeros pasos')).toHaveCount(0)
    await visit(page, '/primeros-pasos/2')
    await expect(page).toHaveURL(/\/ajustes$/)
  })

  const settings = await server.call('admin', 'GET', '/api/settings/')
  expect(settings).toMatchObject({
    town: 'Teguise',
    province: 'Lanzarote',
    region: 'ES-CN',
    time_zone: 'Atlantic/Canary',
    legal_email: 'registro@teguise.example',
    guide_step: null,
  })
  const categories: { name: string }[] = await server.call('admin', 'GET', '/api/category/')
  expect(categories.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Panadería', 'Farmacia']),
  )
})
