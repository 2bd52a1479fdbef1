import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the public page of a shop, and returns its path. */
export async function openShop(page: Page, name: string): Promise<string> {
  const list = `/api/directory/commerces/?search=${encodeURIComponent(name)}`
  const found: { id: number; slug: string; name: string }[] = await (
    await page.request.get(list)
  ).json()
  const { slug, id } = found.find((shop) => shop.name === name)!
  const path = `/comercio/${slug}-${id}`
  await page.goto(path)
  await expect(title(page)).toHaveText(name)
  return path
}
