import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { drawn } from '../tools/settle.ts'
import { openView, otherStates, pathsFor, sizeOf, VISITORS, type View } from '../tools/views.ts'
import { expect } from './journey.ts'
import { test } from './visitors.ts'

/*
 * Every screen of routes.ts, for everybody, in all its states and both themes: axe finds nothing.
 * To stay quick the wide screen is looked at only when it is full, and the dark theme is asked only
 * for its colours; `npm run screens` draws all.
 */
for (const { role, person } of VISITORS) {
  for (const path of pathsFor(person)) {
    test(`axe finds nothing on ${path} for ${role}`, async ({ browserOf }) => {
      const full: View = { path, person, state: 'full', width: 390, scheme: 'light' }
      const { page, ...first } = await openView(await browserOf(full), full)
      if (first.redirect === undefined) {
        await expectNoFault(page, full)
        await page.setViewportSize(sizeOf(1280))
        await expectNoFault(page, { ...full, width: 1280 })
      }
      expect(first.complaints, 'the console').toEqual([])
      await page.close()
      for (const state of await otherStates(full, first)) {
        const view = { ...full, state }
        const other = await openView(await browserOf(view), view)
        await expectNoFault(other.page, view)
        expect(other.complaints, 'the console').toEqual([])
        await other.page.close()
      }
    })
  }
}

async function expectNoFault(page: Page, { state, width }: View): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    await drawn(page)
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (scheme === 'light' ? axe : axe.withRules(COLOURS)).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
    expect(found, `${state}, ${width} px, ${scheme}`).toEqual([])
  }
}

/** What else axe knows does not depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']
