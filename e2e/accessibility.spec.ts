import { findViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('axe reports a violation with its rule and element', async ({ page }) => {
  await page.setContent('<html lang="es"><title>x</title><main><h1>x</h1><img src="data:,"></main>')
  expect(await findViolations(page)).toEqual(['image-alt: <img src="data:,">'])
})
