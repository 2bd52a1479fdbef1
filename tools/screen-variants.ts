import type { Browser, Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { OFFICE_PATHS } from '#web/back-office/navigation.ts'
import routes from '#web/routes.ts'
import { type DemoAccount, newSession, signIn, signInContext } from './demo-accounts.ts'
import { saveData } from './save-data.ts'
import { type SharedServer, serverUrl } from './shared-servers.ts'
import { goTo, waitForPage } from './wait-for-page.ts'

export const PATHS: string[] = [...new Set(routes.flatMap((route) => pathsOf(route, '')))]

export const BACK_OFFICE = routes.flatMap((route) =>
  route.file === 'back-office/layout-route.tsx' ? pathsOf(route, '') : [],
)

const ADMINISTRATION = [...OFFICE_PATHS, '/primeros-pasos/:step']

/** Screens of the back-office that look the same for every role. */
const ALIKE = ['/settings', '/account', '/unauthorized']

/** Screens of the back-office that every role may open. */
const FOR_ANY_ROLE = ['/account', '/unauthorized']

export function isOpen(path: string, person: DemoAccount | undefined): boolean {
  if (person === 'admin' || !BACK_OFFICE.includes(path)) return true
  if (person === 'visita') return FOR_ANY_ROLE.includes(path)
  return person !== undefined && !ADMINISTRATION.includes(path)
}

/** Leaves out screens that look the same for an earlier one of VISITORS. */
export function pathsFor(person: DemoAccount | undefined): string[] {
  const before = VISITORS.slice(
    0,
    VISITORS.findIndex((one) => one.person === person),
  )
  return PATHS.filter((path) => {
    const seen = before.some((one) => isOpen(path, one.person) && isAlike(path, one.person))
    return isOpen(path, person) && !seen
  })
}

/** Public pages that differ for signed-in users: they redirect, or fill in the user's data. */
const OF_THE_SESSION = ['/', '/login', '/signup', '/logout', '/contacto', '/account/deleted', '/*']

function isAlike(path: string, person: DemoAccount | undefined): boolean {
  if (BACK_OFFICE.includes(path)) return ALIKE.includes(path)
  return person !== undefined || !OF_THE_SESSION.includes(path)
}

export const VISITORS: { role: string; person: DemoAccount | undefined }[] = [
  { role: 'anonymous', person: undefined },
  { role: 'role-1', person: 'visita' },
  { role: 'role-2', person: 'lucia' },
  { role: 'role-3', person: 'admin' },
]

/** Failing: every call of the page gets a 503. */
export const STATES = ['full', 'empty', 'failing'] as const
export type State = (typeof STATES)[number]

export type View = {
  path: string
  person: DemoAccount | undefined
  state: State
  width: 390 | 1280
  scheme: 'light' | 'dark'
}

export type OpenView = {
  redirect: string | undefined
  calls: number
  complaints: string[]
}

/** Opens a page for several views of one server: cached scripts halve the time. The caller closes the context. */
export async function openPage(
  browser: Browser,
  { path, person, state }: Pick<View, 'path' | 'person' | 'state'>,
): Promise<Page> {
  const server = serverFor({ path, state })
  const context = await browser.newContext({
    baseURL: serverUrl(server),
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  })
  if (person) await signInContext(context, await sessionOf(server, person))
  await saveData(context)
  // /logout must not end the session on the server, because views share it. Only this context has a route, because
  // routes disable Chromium's cache.
  if (path === '/logout') {
    await context.route('**/token/logout/', (route) => route.fulfill({ status: 204 }))
  }
  return context.newPage()
}

/** Refused calls, and an unused preload of a photo, because React preloads the URL that the image has. */
const HARMLESS = /^Failed to load resource|^The resource \S+\/photos\/\S+ was preloaded/
/** React may report again what the screen of a failure shows. */
const OF_FAILURES = /^AxiosError: Request failed with status code 503$/

/** Opens a view instead of the previous one: as a document, or as a link does between screens of the back-office. */
export async function openView(page: Page, view: View): Promise<OpenView> {
  for (const event of ['request', 'pageerror', 'console']) page.removeAllListeners(event)
  await page.unrouteAll()
  await page.setViewportSize(sizeOf(view.width))
  await page.emulateMedia({ colorScheme: view.scheme })
  let calls = 0
  page.on('request', (request) => {
    if (CALLS.test(request.url())) calls += 1
  })
  if (view.state === 'failing') await page.route(CALLS, (route) => route.fulfill(OUT_OF_ORDER))
  const complaints: string[] = []
  const complain = (text: string) => {
    if (view.state === 'failing' && OF_FAILURES.test(text)) return
    if (!HARMLESS.test(text)) complaints.push(text)
  }
  page.on('pageerror', (error) => complain(String(error)))
  page.on('console', (message) => complain(message.text()))
  const address = await addressOf(view)
  const isScreen = BACK_OFFICE.includes(view.path)
  if (isScreen && (await page.evaluate(hasRouter))) {
    // A screen opened again would keep its data.
    for (const path of ['/unauthorized', address]) await page.evaluate(goTo, path)
  } else await page.goto(address)
  await waitForPage(page)
  const { pathname, search } = new URL(page.url())
  const redirect = withoutSlash(pathname) === withoutSlash(address) ? undefined : pathname + search
  return { redirect, calls, complaints }
}

/** Runs in the page: returns whether it can navigate without loading a document. */
function hasRouter(): boolean {
  return '__reactRouterDataRouter' in window
}

export const sizeOf = (width: View['width']) => ({ width, height: width === 390 ? 844 : 900 })

/** Returns the states that may differ from full: none if the view redirects, or makes no call and looks the same. */
export async function otherStates(
  full: View,
  { redirect, calls }: Pick<OpenView, 'redirect' | 'calls'>,
): Promise<State[]> {
  if (redirect !== undefined) return []
  if (calls > 0) return ['empty', 'failing']
  const empty: View = { ...full, state: 'empty' }
  const [one, other] = await Promise.all([full, empty].map(htmlOf))
  return one === other ? [] : ['empty']
}

async function htmlOf(view: View): Promise<string> {
  return (await fetch(serverUrl(serverFor(view)) + (await addressOf(view)))).text()
}

const CALLS = /^[^?]*\/(api|auth)\//

const OUT_OF_ORDER = {
  status: 503,
  json: { detail: 'No podemos atenderte ahora mismo.', code: 'error', request_id: 'de-prueba' },
}

/** The server without shops has none for `id`, so a shop without offers is the empty state. */
const PARAMS: Record<string, (state: State) => string | Promise<string>> = {
  id: (state) => idOfShop(state === 'empty' ? 'La Espiga del Mercado' : 'Panadería La Espiga'),
  category: () => 'panaderia',
  shop: async () => `panaderia-la-espiga-${await idOfShop('Panadería La Espiga')}`,
  offer: slugOfNewestOffer,
  offerId: idOfOwnOffer,
  decision: idOfDecision,
  step: () => '1',
  month: () => '2026-03',
  uid: () => 'MQ',
  kind: () => 'ending_offers',
  token: () => 'un-enlace-caducado',
  '*': () => 'calle/sin/salida',
}

function serverFor({ path, state }: Pick<View, 'path' | 'state'>): SharedServer {
  return state === 'empty' && !path.includes(':') ? 'empty' : 'demo'
}

export async function addressOf({ path, state }: Pick<View, 'path' | 'state'>): Promise<string> {
  const parts = path.split('/').map((part) => {
    if (part !== '*' && !part.startsWith(':')) return part
    const name = part.replace(/^:|\?$/g, '')
    const value = PARAMS[name]
    if (value === undefined)
      throw new Error(`tools/screen-variants.ts has nothing for the parameter ${name}`)
    return value(state)
  })
  return (await Promise.all(parts)).join('/')
}

function pathsOf(route: RouteConfigEntry, above: string): string[] {
  const path = route.path === undefined ? above : `${above}/${route.path}`
  if (route.children?.length) return route.children.flatMap((child) => pathsOf(child, path))
  return [path || '/']
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

type Session = ReturnType<typeof newSession>
const sessions = new Map<string, Session>()

function sessionOf(server: SharedServer, person: DemoAccount): Session {
  const key = `${server} ${person}`
  const session = sessions.get(key) ?? newSession(serverUrl(server), person)
  sessions.set(key, session)
  return session
}

let shops: Promise<{ id: number; name: string }[]> | undefined

async function idOfShop(name: string): Promise<string> {
  shops ??= listShops()
  return String((await shops).find((shop) => shop.name === name)!.id)
}

async function slugOfNewestOffer(): Promise<string> {
  const answer = await fetch(`${serverUrl('demo')}/api/directory/offers/?page=1&page_size=1`)
  const { results } = (await answer.json()) as { results: { id: number; slug: string }[] }
  return `${results[0]!.slug}-${results[0]!.id}`
}

/** Finds an offer of the shop for `id`. */
async function idOfOwnOffer(): Promise<string> {
  const commerce = await idOfShop('Panadería La Espiga')
  const [newest] = await readAsAdministrator(`/api/offer/?commerce=${commerce}`)
  return String(newest!.id)
}

/** Finds a rejection of the owner by the name that the shop then had. */
async function idOfDecision(): Promise<string> {
  const decisions = await readAsAdministrator<{ id: number; object: string }>('/api/restrictions/')
  return String(decisions.find(({ object }) => object === 'Café La Miga')!.id)
}

const listShops = () => readAsAdministrator('/api/commerce/')

async function readAsAdministrator<Row = { id: number; name: string }>(
  path: string,
): Promise<Row[]> {
  // Signs in again, because an access token is valid for five minutes only.
  const access = await signIn(serverUrl('demo'), 'admin')
  const headers = { authorization: `Bearer ${access}` }
  const answer = await fetch(serverUrl('demo') + path, { headers })
  return (await answer.json()) as Row[]
}
