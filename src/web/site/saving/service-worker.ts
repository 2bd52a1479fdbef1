/**
 * Lets a visitor who has saved something see it, and the public pages that they have opened, without a connection. It
 * answers from its store only where the network rejects, never because it is slow or the server fails; the
 * back-office, the API and searches nearby are not cached.
 */

import { OFFLINE_CACHE } from './offline-cache.ts'

/** As in TypeScript's `webworker` library, which does not go together with that of pages. */
type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void }
/** Addresses to keep, or nothing once nothing is saved any more. */
type MessageEvent = ExtendableEvent & { data: string[] | null }
type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith(response: Promise<Response>): void
}
type ServiceWorker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(name: 'message', listen: (event: MessageEvent) => void): void
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void
}

/** Pages and files; beyond them the oldest are forgotten. */
const MOST = 150

const PAGES = /^\/($|(directorio|comercio|ofertas|oferta|guardados|preguntas)(\/|$))/
const FILES = /^\/(assets|photos|og)\//
const PICTURES = /^\/(photos|og)\//
const SAVED = '/guardados'

const worker = self as unknown as ServiceWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// From saved-script.ts. A page that fetched the addresses itself would stop when it is left.
worker.addEventListener('message', (event) => {
  const { data } = event
  isOver = data === null
  event.waitUntil(data ? Promise.allSettled(data.map(fetchToKeep)) : caches.delete(OFFLINE_CACHE))
})
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (searchParams.has('near') || searchParams.has('calle')) return
  if (PAGES.test(pathname)) event.respondWith(answer(event, seenPage))
  // A photo that is not public has a signed address.
  if (FILES.test(pathname) && search === '') event.respondWith(answer(event, seenFile))
})

async function answer(event: FetchEvent, otherwise: typeof seen): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keep(event.request, response.clone()))
    return response
  } catch {
    return (await otherwise(event.request)) ?? Response.error()
  }
}

async function fetchToKeep(url: string): Promise<void> {
  const response = await fetch(url)
  if (response.status === 200) await keep(new Request(url), response)
}

/** Nothing is saved any more. Unregistered, it still answers the pages that are open. */
let isOver = false

async function keep(request: Request, response: Response): Promise<void> {
  if (isOver) return
  const store = await caches.open(OFFLINE_CACHE)
  await store.put(request, response)
  const oldest = (await store.keys()).slice(0, -MOST)
  await Promise.all(oldest.map((key) => store.delete(key)))
  if (isOver) await caches.delete(OFFLINE_CACHE)
}

function seen(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true })
}

/** A photo in another of its widths, if need be. */
async function seenFile(request: Request): Promise<Response | undefined> {
  const file = await seen(request)
  if (file) return file
  const photo = /\/photos\/\w+-/.exec(request.url)
  const kept = photo ? await lastKept((url) => url.includes(photo[0])) : undefined
  if (kept) return seen(kept)
  return PICTURES.test(new URL(request.url).pathname) ? nothing() : undefined
}

/** A picture with nothing in it: what lies behind, such as a photo's colours, shows instead of a broken one. */
function nothing(): Response {
  const headers = { 'content-type': 'image/svg+xml' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}

async function lastKept(isWanted: (url: string) => boolean): Promise<Request | undefined> {
  const store = await caches.open(OFFLINE_CACHE)
  return (await store.keys()).findLast(({ url }) => isWanted(url))
}

/** The page as it was, else the list of what is saved, saying so. */
async function seenPage(request: Request): Promise<Response | undefined> {
  const page = await seen(request)
  if (page) return dated(page, 'Sin conexión. Así era esta página')
  const saved = await lastKept(isList)
  const list = saved && (await seen(saved))
  if (!list) return undefined
  if (isList(request.url)) return dated(list, 'Sin conexión. Así era tu lista')
  return dated(list, 'Sin conexión, y esta página no la habías visto. Esto es lo que guardaste')
}

function isList(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === SAVED && search !== ''
}

/** A page that says when it was seen; global.css hides what was true only then. */
async function dated(page: Response, words: string): Promise<Response> {
  const html = await page.text()
  const seen = new Date(page.headers.get('date') ?? 0)
  const when = seen.toLocaleString('es', { dateStyle: 'full', timeStyle: 'short' })
  const note = `<p class="offline-note" role="status">${words} el ${when}.</p>`
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(
    html.replace('<html ', '<html data-offline ').replace('<body>', `<body>${note}`),
    { headers },
  )
}
