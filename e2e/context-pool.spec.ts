import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a context that has kept something of a test is not lent to another', async ({
  contextPool,
  baseURL,
}) => {
  const isLentAgain = async (use: (page: Page) => void) => {
    const wanted = { baseURL: baseURL! }
    const first = await contextPool.take(wanted, true)
    use(first.context.pages()[0]!)
    await contextPool.give(first, true)
    const second = await contextPool.take(wanted, true)
    await contextPool.give(second, true)
    return second.context === first.context
  }
  expect(await isLentAgain(() => {})).toBe(true)
  expect(await isLentAgain((page) => page.setDefaultTimeout(15_000))).toBe(false)
  expect(await isLentAgain((page) => page.setDefaultNavigationTimeout(15_000))).toBe(false)
  expect(await isLentAgain((page) => page.context().setDefaultTimeout(15_000))).toBe(false)
})
