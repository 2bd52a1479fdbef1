import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { type newSession, signInContext } from '../tools/demo-accounts.ts'
import { saveData } from '../tools/save-data.ts'

type Wanted = BrowserContextOptions & { baseURL: string }
type Session = Awaited<ReturnType<typeof newSession>>
type Lent = {
  context: BrowserContext
  key: string
  wanted: Wanted
  /** Whether something has changed that `park` does not put back. */
  isChanged: boolean
  signOut?: (() => Promise<void>) | undefined
}

/** How many wait for a test. Each keeps a process, so a test with other options closes the one that waits longest. */
const MOST_IDLE = 4

/** Methods whose effect outlasts a page, or which `park` does not put back. */
const LASTING =
  `addInitScript exposeBinding exposeFunction grantPermissions install newCDPSession routeWebSocket
  setDefaultNavigationTimeout setDefaultTimeout setExtraHTTPHeaders setFixedTime
  setGeolocation`.split(/\s+/)

/** Events to which tests listen. */
const EVENTS = 'console dialog download pageerror request requestfailed response weberror'.split(
  ' ',
)

/**
 * Browser contexts that the tests of a worker use one after the other. Each test finds one page, without cookies and
 * without anything stored. Its process has loaded the scripts already: a new one takes twice the time for a screen.
 */
export function openContextPool(browser: Browser) {
  const idle: Lent[] = []

  async function open(wanted: Wanted, savesData: boolean, key: string): Promise<Lent> {
    const context = await browser.newContext(wanted)
    if (savesData) await saveData(context)
    const lent: Lent = { context, key, wanted, isChanged: false }
    const notice = () => {
      lent.isChanged = true
    }
    for (const changed of [context, context.clock]) noticeCalls(changed, notice)
    context.on('page', (page) => watch(page, wanted.baseURL, notice))
    return lent
  }

  return {
    /** Returns a context with these options, signed in with a session or anonymous. */
    async take(wanted: Wanted, savesData: boolean, session?: Session): Promise<Lent> {
      const key = JSON.stringify([wanted, savesData])
      for (const one of idle.filter(({ wanted: { baseURL } }) => baseURL !== wanted.baseURL)) {
        await close(one)
      }
      const at = idle.findLastIndex((one) => one.key === key)
      const lent = at < 0 ? await open(wanted, savesData, key) : idle.splice(at, 1)[0]!
      lent.signOut = session && (await signInContext(lent.context, session))
      if (lent.context.pages().length === 0) await lent.context.newPage()
      lent.isChanged = false
      return lent
    },
    /** Takes a context back, to be used again unless a test has failed in it. */
    async give(lent: Lent, isReusable: boolean): Promise<void> {
      if (isReusable && !lent.isChanged && lent.context.pages().length > 0) {
        await park(lent)
        idle.push(lent)
        if (idle.length > MOST_IDLE) await close(idle[0]!)
      } else await lent.context.close()
    },
  }

  async function close(one: Lent): Promise<void> {
    idle.splice(idle.indexOf(one), 1)
    await one.context.close()
  }
}

/** Leaves one page on a file of the site, so that its process stays, and clears what the browser has stored. */
async function park({ context, wanted, signOut }: Lent): Promise<void> {
  const [page, ...others] = context.pages()
  for (const one of others) await one.close()
  for (const event of EVENTS) {
    page!.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await Promise.all([page!.unrouteAll(), context.unrouteAll(), signOut?.()])
  await context.setOffline(false)
  // A navigation of the test that has not ended aborts the first.
  await page!.goto('/robots.txt').catch(() => page!.goto('/robots.txt'))
  const devtools = await context.newCDPSession(page!)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin: wanted.baseURL, storageTypes })
  await devtools.detach()
  await page!.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  const { colorScheme = 'light', reducedMotion = null, viewport } = wanted
  await page!.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion })
  if (viewport) await page!.setViewportSize(viewport)
}

function noticeCalls(target: object, notice: () => void): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>
  for (const name of LASTING.filter((one) => one in target)) {
    const call = methods[name]!
    methods[name] = (...args) => {
      notice()
      return call.apply(target, args)
    }
  }
}

function watch(page: Page, baseURL: string, notice: () => void): void {
  noticeCalls(page, notice)
  page.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url()) && !frame.url().startsWith(baseURL)) notice()
  })
}

export type ContextPool = ReturnType<typeof openContextPool>
