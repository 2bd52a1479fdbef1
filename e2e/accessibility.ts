import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

/**
 * Returns axe's violations on a page or in a frame, as `rule: elements`, for all rules or one, everywhere or in the elements
 * of some selectors. Other results are not collected, because they take most of the time on a long list. The script is
 * inserted only once.
 */
export async function findViolations(
  page: Page | Frame,
  { rule, include }: { rule?: string; include?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // While a page is loading, its progress bar lies outside all landmarks.
  await page.getByRole('progressbar', { name: 'Cargando la página' }).waitFor({ state: 'hidden' })
  await page.evaluate(waitForAnimations)
  return page.evaluate(
    async ({ rule, include }) => {
      const { axe } = window as unknown as { axe: AxeInPage }
      const { violations } = await axe.run(include ?? document, {
        resultTypes: ['violations'],
        ...(rule && { runOnly: [rule] }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { rule, include },
  )
}

type AxeInPage = { run(context: Document | string[], options: object): Promise<AxeResults> }

/** Half faded in, a dialog has too little contrast. */
async function waitForAnimations(): Promise<void> {
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity
  const running = document.getAnimations().filter((one) => !isEndless(one))
  await Promise.allSettled(running.map(({ finished }) => finished))
}
