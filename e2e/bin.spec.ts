import { makeVarDir, removeVarDir, startServer, type TestServer } from '../tools/server-process.ts'
import { expect, signIn, test, visit } from './journey.ts'

/* What is brought back stays so: these journeys have a town of their own. */
test.describe.configure({ mode: 'default', timeout: 180_000 })

let varDir: string
let server: TestServer

test.beforeAll(async () => {
  varDir = await makeVarDir()
  server = await startServer({ VAR_DIR: varDir })
})

test.afterAll(async () => {
  await server.stop()
  await removeVarDir(varDir)
})

/** Chromium tells of a refusal that the screen tells of, too. */
test.use({ expectedMessages: [/status of 400/] })

test('what was deleted is found in the bin and brought back, and the log tells of it', async ({
  page,
}) => {
  await visit(page, `${server.url}/login?from=/papelera`)
  await signIn(page, 'admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Papelera' })).toBeVisible()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(5)

  await page.getByLabel('Qué').selectOption('Categorías')
  await expect(page).toHaveURL(/tipo=categorias/)
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Categoría, eliminada')
  await entries.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByRole('status')).toContainText('Categoría recuperada: Videoclub')
  await expect(page.getByRole('heading', { name: 'Nada de eso en la papelera' })).toBeVisible()

  await visit(page, `${server.url}/actividad`)
  await expect(page.getByRole('main')).toContainText('admin recuperó la categoría «Videoclub»')
  await page.getByRole('link', { name: 'Videoclub' }).first().click()
  await expect(page).toHaveURL(/\/categories/)
})

test('the bin is worked through by keyboard', async ({ page }) => {
  await visit(page, `${server.url}/login?from=/papelera`)
  await signIn(page, 'admin')
  const ways = page.getByRole('button', { name: 'Recuperar' })
  await expect(ways).toHaveCount(4)
  await ways.first().focus()
  await page.keyboard.press('Enter')
  await expect(ways).toHaveCount(3)
  await expect(ways.first()).toBeFocused()
})

test('a name that was taken meanwhile is said beside the category, which stays in the bin', async ({
  page,
}) => {
  await visit(page, `${server.url}/login?from=/papelera`)
  await signIn(page, 'admin')
  await page.route('**/api/*/*/restore/', (route) =>
    route.fulfill({ status: 400, json: { name: ['Ya hay una con ese nombre.'] } }),
  )
  const first = page.getByRole('main').getByRole('listitem').first()
  await first.getByRole('button', { name: 'Recuperar' }).click()
  await expect(first.getByRole('alert')).toContainText('Ya hay una con ese nombre.')
})
