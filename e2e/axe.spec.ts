import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from '@playwright/test'
import {
  type OpenView,
  openView,
  otherStates,
  pathsFor,
  VISITORS,
  type View,
} from '../tools/views.ts'
import { expect, test } from './journey.ts'

/*
 * Every screen of routes.ts, for everybody, in all its states and both themes: axe finds nothing.
 * To stay quick the wide screen is looked at only when it is full; `npm run screens` draws all.
 */
for (const { role, person } of VISITORS) {
  for (const path of pathsFor(person)) {
    test(`axe finds nothing on ${path} for ${role}`, async ({ browser }) => {
      const full: View = { path, person, state: 'full', width: 390, scheme: 'light' }
      const first = await look(browser, full)
      if (first.redirect === undefined) await look(browser, { ...full, width: 1280 })
      for (const state of await otherStates(full, first)) await look(browser, { ...full, state })
    })
  }
}

async function look(browser: Browser, view: View): Promise<OpenView> {
  const opened = await openView(browser, view)
  if (opened.redirect === undefined) {
    for (const scheme of ['light', 'dark'] as const) {
      const found = await faultsOf(opened, scheme)
      expect(found, `${view.state}, ${view.width} px, ${scheme}`).toEqual([])
    }
  }
  expect(opened.complaints, 'the console').toEqual([])
  await opened.context.close()
  return opened
}

async function faultsOf({ page }: OpenView, scheme: View['scheme']): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
