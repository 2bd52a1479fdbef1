import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type FakeFind, startFakeMapSource } from '#testing/fake-map-source.ts'
import { type FakeSmtp, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { type DemoAccount, signIn } from '../tools/demo-accounts.ts'
import {
  removeVarDir,
  type ServerProcess,
  START_BUILT,
  startServer,
} from '../tools/server-process.ts'
import { createSeededVarDir } from '../tools/shared-servers.ts'
import { test } from './fixtures.ts'

type Options = {
  /** A program that fills the database before the server starts. Default: with the demo data. */
  seed?: string
  /** A program that changes the demo data before the server starts. */
  change?: string
  /** Unless REVIEW_FIELDS is set, changes of owners are public at once. */
  settings?: Record<string, string>
  /** How the SMTP server behaves. Without it mails are only written to files. */
  mail?: Parameters<typeof startFakeSmtp>[0]
  /** Adds a map, with tiles drawn by the test, and a geocoder that returns this. */
  map?: { find?: FakeFind }
  /** Whether `setClock` moves its clock. */
  hasMovableClock?: boolean
}

/**
 * Gives the tests of a file their own server and database, so that they may change anything. They run one after the
 * other.
 */
export function setUpOwnServer({
  seed,
  change,
  settings: given,
  mail,
  map,
  hasMovableClock,
}: Options = {}) {
  // If mails are sent, the server is in a time zone where it is night, so that no scheduled mails are sent.
  const settings = { REVIEW_FIELDS: 'none', ...(mail && { TIME_ZONE: NIGHT }), ...given }
  let varDir: string | undefined
  let smtp: FakeSmtp | undefined
  let source: Awaited<ReturnType<typeof startFakeMapSource>> | undefined
  let running: ServerProcess | undefined
  /** Hashing a password takes the server longer than most calls. */
  const tokens: Partial<Record<DemoAccount, Promise<string>>> = {}
  const server = {
    /** Empty before the server has started: Playwright reads options before `beforeAll`. */
    get url() {
      return running?.url ?? ''
    },
    /** Sets the clock of the server; it then continues from there. Sessions may expire. */
    setClock(moment: Date) {
      writeFileSync(clockFile(), String(moment.getTime() - Date.now()))
    },
    get smtp() {
      return smtp!
    },
    /** Calls the API as an account and returns the body. Throws if the response is an error. */
    // biome-ignore lint/suspicious/noExplicitAny: responses have any shape.
    async call(account: DemoAccount, method: string, path: string, body?: object): Promise<any> {
      const isForm = body instanceof FormData
      const send = async () => {
        tokens[account] ??= signIn(server.url, account)
        const authorization = `Bearer ${await tokens[account]}`
        return fetch(server.url + path, {
          method,
          headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
          body: isForm ? body : (JSON.stringify(body) ?? null),
        })
      }
      let answer = await send()
      if (answer.status === 401) {
        delete tokens[account]
        answer = await send()
      }
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
  }
  const clockFile = () => join(varDir!, 'clock-ahead')
  // The first test of a file waits for the server to start.
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  test.use({ server })

  test.beforeAll(async () => {
    varDir = await createSeededVarDir({ seed, change, settings })
    if (mail !== undefined) smtp = await startFakeSmtp(mail)
    const transport = smtp && { SMTP_URL: smtp.url }
    if (map !== undefined) source = await startFakeMapSource(map)
    const streets = source && {
      TILES_URL: source.tilesUrl,
      TILES_ATTRIBUTION: '© Mapa de prueba',
      GEOCODER_URL: source.geocoderUrl,
    }
    const clock = hasMovableClock && { CLOCK_AHEAD: clockFile(), NODE_OPTIONS: MOVABLE_CLOCK }
    if (hasMovableClock) server.setClock(new Date())
    const all = { VAR_DIR: varDir, ...transport, ...streets, ...clock, ...settings }
    running = await startServer(all, [], START_BUILT)
  })

  test.afterAll(async () => {
    await running?.stop()
    await smtp?.close()
    await source?.close()
    if (varDir !== undefined) await removeVarDir(varDir)
  })

  return server
}

const MOVABLE_CLOCK = `--import=${pathToFileURL(join(import.meta.dirname, 'movable-clock.ts'))}`

const timeZoneAt = (hour: number) => {
  const hours = (new Date().getUTCHours() - hour + 24) % 24
  const behind = hours > 12 ? hours - 24 : hours
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`
}
/** A time zone in which it is noon, when owners get mails. */
export const NOON = timeZoneAt(12)
/** A time zone in which it is night, when only requested mails are sent. */
const NIGHT = timeZoneAt(0)
