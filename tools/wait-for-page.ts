import type { Page } from '@playwright/test'

/** Waits until a page is hydrated and has loaded its data, fonts and images. */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
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

/** Waits for resize observers and transitions, which last one frame with reduced motion. */
export async function waitForRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    const running = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running')
    // Each finished transition of an inherited property may start one in an element below.
    while (running().length > 0) {
      await Promise.allSettled(running().map(({ finished }) => finished))
      await frame()
    }
    await frame()
  })
}

/** Runs in the page: returns whether it is hydrated and loads nothing. Static pages need no hydration. */
export function isHydrated(): boolean {
  if (document.documentElement.dataset.site) return document.readyState === 'complete'
  const router = (window as unknown as PageWithRouter).__reactRouterDataRouter
  const hasRoot = Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
  // Hidden while a script in the head redirects.
  if (document.documentElement.style.visibility === 'hidden') return false
  if (!hasRoot || router?.state.initialized !== true) return false
  return router.state.navigation.state === 'idle' && router.state.revalidation === 'idle'
}

/** Runs in the page: navigates to a path of the site without loading a document. */
export function goTo(address: string): Promise<void> {
  return (window as unknown as PageWithRouter).__reactRouterDataRouter!.navigate(address)
}

type PageWithRouter = {
  __reactRouterDataRouter?: {
    navigate(to: string): Promise<void>
    state: { initialized: boolean; navigation: { state: string }; revalidation: string }
  }
}
