import { AxeBuilder } from '@axe-core/playwright'
import { openView, PATHS, STATES, VISITORS, type View } from '../tools/views.ts'
import { expect, test } from './journey.ts'

/*
 * Every screen of routes.ts, for everybody, in all its states and both themes: axe finds nothing.
 * To stay quick the wide screen is looked at only when it is full; `npm run screens` draws all.
 */
const looks = [
  ...STATES.map((state) => ({ state, width: 390 as const })),
  { state: 'full' as const, width: 1280 as const },
]

for (const { role, person } of VISITORS) {
  for (const path of PATHS) {
    test(`axe finds nothing on ${path} for ${role}`, async ({ browser }) => {
      let isAsking = true
      for (const { state, width } of looks) {
        if (state === 'failing' && !isAsking) continue
        const view: View = { path, person, state, width, scheme: 'light' }
        const { page, context, redirect, calls } = await openView(browser, view)
        if (state === 'full') isAsking = calls > 0
        if (redirect === undefined) {
          for (const scheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme: scheme })
            await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
            const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)
            expect(found, `${state} ${width} ${scheme}`).toEqual([])
          }
        }
        await context.close()
      }
    })
  }
}
