import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import { type DemoAccount, emailOf, newSession, PASSWORD } from '../tools/demo-accounts.ts'
import { BACK_OFFICE } from '../tools/screen-variants.ts'
import { type SharedServer, serverUrl } from '../tools/shared-servers.ts'
import { goTo, isHydrated } from '../tools/wait-for-page.ts'
import { type ContextPool, openContextPool } from './context-pool.ts'

export { expect }

/** Opens a page in a new browser context, signed in to a demo account or anonymous. */
export type OpenAs = (
  account: DemoAccount | undefined,
  path: string,
  options?: BrowserContextOptions,
) => Promise<Page>

type Options = {
  /** A shared server, whose data must not be changed, or the file's own server. */
  server: SharedServer | { readonly url: string }
  /** The account of `page`. Each test has its own session. */
  signedInAs: DemoAccount | undefined
  /** Whether browsers save data. Otherwise an owner's screen prefetches all others, a third of the page's work. */
  savesData: boolean
  /** Console messages that the test causes: Chromium reports every failed request there. */
  expectedConsole: RegExp[]
}

type Fixtures = {
  /** Console messages and page errors of all pages. */
  consoleMessages: string[]
  failOnConsoleMessages: undefined
  /** Takes a context from the worker's pool until the end of the test. */
  openContext: (
    account: DemoAccount | undefined,
    options?: BrowserContextOptions,
  ) => Promise<BrowserContext>
  /** The options of contexts that files set by `test.use`. */
  usedOptions: BrowserContextOptions
  openAs: OpenAs
}

type WorkerFixtures = { contextPool: ContextPool }

/** Fails a test on page errors and on unexpected console messages. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  server: ['demo', { option: true }],
  signedInAs: [undefined, { option: true }],
  savesData: [true, { option: true }],
  expectedConsole: [[], { option: true }],

  baseURL: async ({ server }, use) =>
    use(typeof server === 'string' ? serverUrl(server) : server.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from here.
  consoleMessages: async ({}, use) => use([]),

  contextPool: [async ({ browser }, use) => use(openContextPool(browser)), { scope: 'worker' }],

  openContext: async (
    { contextPool, baseURL, consoleMessages, savesData, usedOptions },
    use,
    testInfo,
  ) => {
    const lent: Awaited<ReturnType<ContextPool['take']>>[] = []
    await use(async (account, options) => {
      const wanted = { ...usedOptions, ...options, baseURL: baseURL! }
      const session = account && (await newSession(baseURL!, account))
      const one = await contextPool.take(wanted, savesData, session)
      lent.push(one)
      listen(one.context, consoleMessages)
      return one.context
    })
    // If a test failed, Playwright takes pictures of its pages when their contexts are closed.
    const hasPassed = testInfo.status === testInfo.expectedStatus
    for (const one of lent) await contextPool.give(one, hasPassed)
  },

  usedOptions: async (
    { viewport, userAgent, isMobile, hasTouch, javaScriptEnabled, permissions, reducedMotion },
    use,
  ) =>
    use({
      ...{ viewport, userAgent, isMobile, hasTouch, javaScriptEnabled, permissions, reducedMotion },
    }),

  context: async ({ openContext, signedInAs }, use) => use(await openContext(signedInAs)),

  page: async ({ context }, use) => use(context.pages()[0]!),

  // Does not use `context`, which most tests with `openAs` do not need.
  failOnConsoleMessages: [
    async ({ consoleMessages, expectedConsole }, use) => {
      await use(undefined)
      const unexpected = consoleMessages.filter(
        (text) => !expectedConsole.some((one) => one.test(text)),
      )
      expect(unexpected, 'the console').toEqual([])
    },
    { auto: true },
  ],

  openAs: async ({ openContext }, use) =>
    use(async (account, path, options) => {
      const context = await openContext(account, options)
      const page = context.pages()[0]!
      // Without JavaScript a page is never hydrated.
      if (options?.javaScriptEnabled === false) await page.goto(path)
      else await visit(page, path)
      return page
    }),
})

function listen(context: BrowserContext, consoleMessages: string[]): void {
  context.on('weberror', (error) =>
    consoleMessages.push(error.error().stack ?? String(error.error())),
  )
  context.on('console', (message) => consoleMessages.push(textOf(message)))
}

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

export async function signIn(page: Page, name: DemoAccount, password = PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(emailOf(name))
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/**
 * Opens a page and waits until it is hydrated: before that a click is handled by the browser only. From one screen of
 * the back-office to another it goes as a link does, which takes a fifth of the work of a document.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (isScreen(address) && isScreen(new URL(page.url()).pathname)) {
    await page.evaluate(goTo, address)
  } else await page.goto(address)
  await page.waitForFunction(isHydrated)
}

const SCREENS = new Set(BACK_OFFICE.map((path) => path.split('/')[1]))

const isScreen = (path: string) => SCREENS.has(/^\/([^/?#]+)/.exec(path)?.[1])

/** Opens a page without hydrating it, as on a slow network. The returned function lets it hydrate. */
export async function visitBeforeHydration(
  page: Page,
  address: string,
): Promise<() => Promise<void>> {
  const { promise: released, resolve: hydrate } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    hydrate()
    await page.waitForFunction(isHydrated)
  }
}

/** Lets a request reach the server, whose response is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** 'Más' on the page of a shop: its history, hide and delete. */
export const more = (page: Page) => page.locator('summary').filter({ hasText: 'Más' })

/** The newest toast. */
export const toast = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).last()

const MOST_STEPS = 80

/** Presses Tab until the target has the focus, unless it has it already. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with ${MOST_STEPS} presses of Tab`)
}

/** Expects the toast to have no 'Deshacer': undoing would take something away and need a reason. */
export async function expectNoUndo(page: Page, message: string): Promise<void> {
  const one = toast(page).locator('> div').filter({ hasText: message })
  await expect(one).toBeVisible()
  await expect(one.getByRole('button')).toHaveCount(0)
}

/** Chooses a common reason in the dialog that asks why, by keyboard only. */
export async function giveReason(page: Page, chip: string, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: 'Motivos frecuentes' })).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: chip }))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel('Motivo', { exact: true })).not.toHaveValue('')
  await tabTo(dialog.getByRole('button', { name: yes }))
  await page.keyboard.press('Enter')
}

/** Counts the requests to a path from now on, with any query. */
export function countRequests(page: Page, path: string) {
  const answers: number[] = []
  const counted = { requests: 0, answers }
  page.on('request', (request) => {
    if (isTo(request.url())) counted.requests += 1
  })
  page.on('response', (response) => {
    if (isTo(response.url())) answers.push(response.status())
  })
  return counted

  function isTo(url: string): boolean {
    return new URL(url).pathname === path
  }
}
