import type { Page } from '@playwright/test'

/** Waits until a page stands as it will stay: awake, loaded, with its letters and pictures. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    )
  })
}

/**
 * Waits until what just changed is drawn: containers have asked for their room, and transitions,
 * which last a frame where motion is reduced, have reached their colours.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await frame()
  })
}

/** Runs in the page: it listens, and no navigation is under way. A still page listens by itself. */
export function isAwake(): boolean {
  if (document.documentElement.dataset.street) return document.readyState === 'complete'
  const router = (window as unknown as PageWithRouter).__reactRouterDataRouter
  const taken = Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
  // Hidden while a script in its head leads elsewhere.
  if (document.documentElement.style.visibility === 'hidden') return false
  return taken && router?.state.initialized === true && router.state.navigation.state === 'idle'
}

type PageWithRouter = {
  __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } }
}
