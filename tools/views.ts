import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { type Name, signedInState } from './people.ts'
import { settle } from './settle.ts'
import { type Town, townUrl } from './towns.ts'

/** The paths of all screens, as the router knows them: '/commerces/:id/'. */
export const PATHS: string[] = [...new Set(routes.flatMap((route) => pathsOf(route, '')))]

/** Public pages that are sent without the framework: the same bytes for whoever asks. */
const SAME_FOR_ALL = new Set(
  routes.flatMap((route) =>
    /^street\/|(legal-notice|privacy|cookies|accessibility)-route/.test(route.file)
      ? pathsOf(route, '')
      : [],
  ),
)

/** The screens that this visitor may see otherwise than a stranger does. */
export function pathsFor(person: Name | undefined): string[] {
  return person === undefined ? PATHS : PATHS.filter((path) => !SAME_FOR_ALL.has(path))
}

export const VISITORS: { role: string; person: Name | undefined }[] = [
  { role: 'anonymous', person: undefined },
  { role: 'role-1', person: 'visita' },
  { role: 'role-2', person: 'lucia' },
  { role: 'role-3', person: 'admin' },
]

/** Failing: every call of the page is answered 503. */
export const STATES = ['full', 'empty', 'failing'] as const
export type State = (typeof STATES)[number]

export type View = {
  path: string
  person: Name | undefined
  state: State
  width: 390 | 1280
  scheme: 'light' | 'dark'
}

/** A page in a browser context of its own: whoever opens it closes `context`. */
export type OpenView = {
  page: Page
  context: BrowserContext
  /** Where it led instead of showing itself. */
  redirect: string | undefined
  /** How often the page called the API. */
  calls: number
  /** What the page complained of, beside answers that are no success. */
  complaints: string[]
}

export async function openView(browser: Browser, view: View): Promise<OpenView> {
  const town = townOf(view)
  const context = await browser.newContext({
    baseURL: townUrl(town),
    storageState: view.person && (await sessionOf(town, view.person)),
    viewport: { width: view.width, height: view.width === 390 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  })
  // Views share a session, which therefore outlives the look at /logout.
  await context.route('**/token/logout/', (route) => route.fulfill({ status: 204 }))
  let calls = 0
  await context.route(/^[^?]*\/(api|auth)\//, (route) => {
    calls += 1
    return view.state === 'failing' ? route.fulfill(OUT_OF_ORDER) : route.continue()
  })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  const page = await context.newPage()
  const address = await addressOf(view)
  await page.goto(address)
  await settle(page)
  const { pathname, search } = new URL(page.url())
  const redirect = withoutSlash(pathname) === withoutSlash(address) ? undefined : pathname + search
  return { page, context, redirect, calls, complaints }
}

/**
 * The states in which a view may look otherwise than full: none when it leads elsewhere, and none
 * when it calls nothing and comes from both towns alike.
 */
export async function otherStates(full: View, { redirect, calls }: OpenView): Promise<State[]> {
  if (redirect !== undefined) return []
  if (calls > 0) return ['empty', 'failing']
  const empty: View = { ...full, state: 'empty' }
  const [one, other] = await Promise.all([full, empty].map(htmlOf))
  return one === other ? [] : ['empty']
}

async function htmlOf(view: View): Promise<string> {
  return (await fetch(townUrl(townOf(view)) + (await addressOf(view)))).text()
}

const OUT_OF_ORDER = {
  status: 503,
  json: { detail: 'No podemos atenderte ahora mismo.', code: 'error', request_id: 'de-prueba' },
}

/**
 * What stands for a parameter, by its name. A shop without offers is the empty view of a shop: in
 * the town without shops there is none.
 */
export const PARAMS: Record<string, (state: State) => string | Promise<string>> = {
  id: (state) => idOfShop(state === 'empty' ? 'La Espiga del Mercado' : 'Panadería La Espiga'),
  category: () => 'panaderia',
  shop: async () => `panaderia-la-espiga-${await idOfShop('Panadería La Espiga')}`,
  offer: slugOfNewestOffer,
  uid: () => 'MQ',
  token: () => 'un-enlace-caducado',
  '*': () => 'calle/sin/salida',
}

function townOf({ path, state }: View): Town {
  return state === 'empty' && !path.includes(':') ? 'bare' : 'full'
}

async function addressOf({ path, state }: View): Promise<string> {
  const parts = path.split('/').map((part) => {
    if (part !== '*' && !part.startsWith(':')) return part
    const name = part.replace(/^:|\?$/g, '')
    const value = PARAMS[name]
    if (value === undefined) throw new Error(`tools/views.ts has nothing for the parameter ${name}`)
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

type Session = ReturnType<typeof signedInState>
const sessions = new Map<string, Session>()

function sessionOf(town: Town, person: Name): Session {
  const key = `${town} ${person}`
  const session = sessions.get(key) ?? signedInState(townUrl(town), person)
  sessions.set(key, session)
  return session
}

let shops: Promise<{ id: number; name: string }[]> | undefined

async function idOfShop(name: string): Promise<string> {
  shops ??= listShops()
  return String((await shops).find((shop) => shop.name === name)!.id)
}

async function slugOfNewestOffer(): Promise<string> {
  const answer = await fetch(`${townUrl('full')}/api/directory/offers/?page=1&page_size=1`)
  const { results } = (await answer.json()) as { results: { id: number; slug: string }[] }
  return `${results[0]!.slug}-${results[0]!.id}`
}

async function listShops() {
  const { cookies } = await sessionOf('full', 'admin')
  const access = cookies.find((cookie) => cookie.name === 'auth_access')!.value
  const headers = { authorization: `Bearer ${access}` }
  return (await fetch(`${townUrl('full')}/api/commerce/`, { headers })).json()
}
