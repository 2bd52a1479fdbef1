import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Town, townUrl } from './towns.ts'

export { expect }
/** Of every account of the demo town. */
export const PASSWORD = 'escaparate-demo'

export type Name = 'lucia' | 'tomas' | 'nuria' | 'paco' | 'visita' | 'admin'

type Options = {
  town: Town
  /** Who is signed in when the journey begins. Everyone has a session of their own. */
  person: Name | undefined
  /** Messages of the console that belong to the journey: Chromium tells every refused call there. */
  expectedMessages: RegExp[]
}

type Checks = { silence: undefined }

/** A journey through the product. It fails on a page error and on any message in the console. */
export const test = base.extend<Options & Checks>({
  town: ['full', { option: true }],
  person: [undefined, { option: true }],
  expectedMessages: [[], { option: true }],

  baseURL: async ({ town }, use) => use(townUrl(town)),

  storageState: async ({ person, town }, use) =>
    use(person && (await signedInState(townUrl(town), person))),

  silence: [
    async ({ context, expectedMessages }, use) => {
      const heard: string[] = []
      context.on('weberror', (error) => heard.push(error.error().stack ?? String(error.error())))
      context.on('console', (message) => heard.push(textOf(message)))
      await use(undefined)
      const unexpected = heard.filter((text) => !expectedMessages.some((one) => one.test(text)))
      expect(unexpected, 'the console').toEqual([])
    },
    { auto: true },
  ],
})

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

export const emailOf = (name: Name) => `${name}@escaparate.example`

/** What a browser keeps of somebody who has just signed in. */
export async function signedInState(url: string, name: Name) {
  const tokens = await call('/api/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(name), password: PASSWORD }),
  })
  const user = await call('/auth/users/me', {
    headers: { authorization: `Bearer ${tokens.access}` },
  })
  const cookie = (name: string, value: string, expires: number) => ({
    name,
    value,
    expires,
    domain: new URL(url).hostname,
    path: '/',
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })
  const twoDaysOn = Math.floor(Date.now() / 1000) + 2 * 24 * 3600
  return {
    cookies: [
      cookie('auth_access', tokens.access, -1),
      cookie('auth_refresh', tokens.refresh, twoDaysOn),
    ],
    origins: [{ origin: url, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }],
  }

  async function call(path: string, init: RequestInit) {
    const response = await fetch(url + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
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

/** Runs in the page: React has taken it over, and no navigation is under way. */
export function isAwake(): boolean {
  const router = (window as unknown as PageWithRouter).__reactRouterDataRouter
  const taken = Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
  return taken && router?.state.initialized === true && router.state.navigation.state === 'idle'
}

type PageWithRouter = {
  __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } }
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
