import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { emailOf, type Name, PASSWORD, signedInState } from '../tools/people.ts'
import { isAwake } from '../tools/settle.ts'
import { type Town, townUrl } from '../tools/towns.ts'

export { expect }

/** Opens an address for somebody, in a browser of their own that is closed with the journey. */
export type Enter = (
  person: Name | undefined,
  path: string,
  options?: BrowserContextOptions,
) => Promise<Page>

type Options = {
  /** The town of the journey: one that all share, where nothing is changed that others read, or one of its own. */
  town: Town | { readonly url: string }
  /** Who is signed in when the journey begins. Everyone has a session of their own. */
  person: Name | undefined
  /** Messages of the console that belong to the journey: Chromium tells every refused call there. */
  expectedMessages: RegExp[]
}

type Fixtures = {
  /** What the consoles of all pages said. */
  heard: string[]
  silence: undefined
  enter: Enter
}

/** A journey through the product. It fails on a page error and on any message in the console. */
export const test = base.extend<Options & Fixtures>({
  town: ['full', { option: true }],
  person: [undefined, { option: true }],
  expectedMessages: [[], { option: true }],

  baseURL: async ({ town }, use) => use(typeof town === 'string' ? townUrl(town) : town.url),

  // Asked for before a town of its own has started, too.
  storageState: async ({ person, baseURL }, use) =>
    use(person && baseURL ? await signedInState(baseURL, person) : undefined),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  heard: async ({}, use) => use([]),

  silence: [
    async ({ context, heard, expectedMessages }, use) => {
      listen(context, heard)
      await use(undefined)
      const unexpected = heard.filter((text) => !expectedMessages.some((one) => one.test(text)))
      expect(unexpected, 'the console').toEqual([])
    },
    { auto: true },
  ],

  enter: async ({ browser, baseURL, heard }, use) => {
    const opened: BrowserContext[] = []
    await use(async (person, path, options) => {
      const storageState = person && (await signedInState(baseURL!, person))
      const context = await browser.newContext({ baseURL, storageState, ...options })
      opened.push(context)
      listen(context, heard)
      const page = await context.newPage()
      // Without scripts nothing ever listens.
      if (options?.javaScriptEnabled === false) await page.goto(path)
      else await visit(page, path)
      return page
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

function listen(context: BrowserContext, heard: string[]): void {
  context.on('weberror', (error) => heard.push(error.error().stack ?? String(error.error())))
  context.on('console', (message) => heard.push(textOf(message)))
}

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

/** Fills in the login form and sends it. */
export async function signIn(page: Page, name: Name, password = PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(emailOf(name))
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Opens an address and waits until the page listens: a click before that would be the browser's. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isAwake)
}

/** Opens an address as on a slow line: the page is there, and listens when it is woken. */
export async function visitAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    wake()
    await page.waitForFunction(isAwake)
  }
}

/** What is told in the corner, the newest. */
export const toast = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).last()

const MOST_STEPS = 60

/** Presses Tab until the target has the focus, unless it has it already. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with ${MOST_STEPS} presses of Tab`)
}

/** Counts the requests to a path from now on, whatever the query. */
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
