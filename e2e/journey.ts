import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { emailOf, type Name, PASSWORD, signedInState } from '../tools/people.ts'
import { isAwake } from '../tools/settle.ts'
import { type Town, townUrl } from '../tools/towns.ts'

export { expect }

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
