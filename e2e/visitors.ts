import type { BrowserContext } from '@playwright/test'
import { openVisitor, type View } from '../tools/views.ts'
import { test as base } from './journey.ts'

/** Looks at many screens: the browser of a visitor serves all that a worker opens for them. */
export const test = base.extend<object, { browserOf: (view: View) => Promise<BrowserContext> }>({
  browserOf: [
    async ({ browser }, use) => {
      const opened = new Map<string, Promise<BrowserContext>>()
      await use((view) => {
        // At /logout the session goes, and a parameter is of the full town.
        const own = view.path === '/logout' ? view.path : view.path.includes(':')
        const key = `${view.person} ${view.state === 'empty'} ${own}`
        const context = opened.get(key) ?? openVisitor(browser, view)
        opened.set(key, context)
        return context
      })
      for (const context of opened.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
})
