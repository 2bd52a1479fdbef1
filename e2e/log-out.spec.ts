import { expect, test, visit } from './fixtures.ts'

test.use({ signedInAs: 'lucia' })

test('logging out ends the session in the browser and on the server, and leads to the landing', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/dashboard')
  const refresh = (await context.cookies()).find(({ name }) => name === 'auth_refresh')!.value
  await page.getByRole('link', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Hasta pronto' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect
    .poll(async () => (await request.post('/api/token/refresh/', { data: { refresh } })).status())
    .toBe(401)
  await expect(page.getByRole('link', { name: 'Volver a inicio' })).toHaveAttribute('href', '/')
})
