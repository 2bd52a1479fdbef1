import { type FakeSmtp, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { type Name, signedInState } from '../tools/people.ts'
import { removeVarDir, startServer, type TestServer } from '../tools/server-process.ts'
import { foundTown } from '../tools/towns.ts'
import { test } from './journey.ts'

type Own = {
  /** A program that fills the database before the server starts: without it the demo town does. */
  seed?: string
  settings?: Record<string, string>
  /** How the mail server of the town behaves: without it mails are only kept. */
  mail?: Parameters<typeof startFakeSmtp>[0]
}

/**
 * Gives the journeys of a file a town of their own, where they may change what they like. They walk
 * through it one after the other.
 */
export function ownTown({ seed, settings, mail }: Own = {}) {
  let varDir: string | undefined
  let smtp: FakeSmtp | undefined
  let server: TestServer | undefined
  const town = {
    /** Empty until it has started: Playwright asks before it runs what starts it. */
    get url() {
      return server?.url ?? ''
    },
    get smtp() {
      return smtp!
    },
    /** What the API answers to somebody; fails when it refuses. */
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    async call(person: Name, method: string, path: string, body?: object): Promise<any> {
      const { cookies } = await signedInState(town.url, person)
      const authorization = `Bearer ${cookies.find(({ name }) => name === 'auth_access')!.value}`
      const isForm = body instanceof FormData
      const answer = await fetch(town.url + path, {
        method,
        headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
        body: isForm ? body : (JSON.stringify(body) ?? null),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
  }
  // What the first journey waits for is the start of the server, too.
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  test.use({ town })

  test.beforeAll(async () => {
    varDir = await foundTown(seed)
    if (mail !== undefined) smtp = await startFakeSmtp(mail)
    const post = smtp && { SMTP_URL: smtp.url }
    server = await startServer({ VAR_DIR: varDir, ...post, ...settings })
  })

  test.afterAll(async () => {
    await server?.stop()
    await smtp?.close()
    if (varDir !== undefined) await removeVarDir(varDir)
  })

  return town
}
