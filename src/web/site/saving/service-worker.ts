/** Shows saved and visited pages without a connection. Responds from the cache only if the network fails. */

import { OFFLINE_CACHE } from './saved-list.ts'

/** Types of the `webworker` library, which conflicts with the `dom` library. */
type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void }
/** URLs to cache, or null when nothing is saved any more. */
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

/** Maximum number of cached pages and files; the oldest are deleted. */
const MAX_ENTRIES = 150

const PAGES = /^\/($|(directorio|comercio|ofertas|oferta|guardados|preguntas)(\/|$))/
const FILES = /^\/(assets|photos|og)\//
const PICTURES = /^\/(photos|og)\//

const worker = self as unknown as ServiceWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// saved-page.ts sends URLs to cache, because leaving a page aborts the requests of this page.
worker.addEventListener('message', (event) => {
  const { data: urls } = event
  isUnregistered = urls === null
  event.waitUntil(urls ? Promise.allSettled(urls.map(fetchAndStore)) : caches.delete(OFFLINE_CACHE))
})
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname, search, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  // The visitor's position must not be stored.
  if (searchParams.has('near') || searchParams.has('calle')) return
  if (PAGES.test(pathname)) event.respondWith(respond(event, cachedPage))
  // Photos that are not public have a signature in the query.
  if (FILES.test(pathname) && search === '') event.respondWith(respond(event, cachedFile))
})

async function respond(event: FetchEvent, findCached: typeof cached): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(store(event.request, response.clone()))
    return response
  } catch {
    return (await findCached(event.request)) ?? Response.error()
  }
}

async function fetchAndStore(url: string): Promise<void> {
  const response = await fetch(url)
  if (response.status === 200) await store(new Request(url), response)
}

/** After unregistering, the worker still serves open pages, but must not cache them. */
let isUnregistered = false

async function store(request: Request, response: Response): Promise<void> {
  if (isUnregistered) return
  const cache = await caches.open(OFFLINE_CACHE)
  await cache.put(request, response)
  const oldest = (await cache.keys()).slice(0, -MAX_ENTRIES)
  await Promise.all(oldest.map((key) => cache.delete(key)))
  if (isUnregistered) await caches.delete(OFFLINE_CACHE)
}

function cached(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true })
}

async function cachedFile(request: Request): Promise<Response | undefined> {
  const file = await cached(request)
  if (file) return file
  const photo = /\/photos\/\w+-/.exec(request.url)
  const otherSize = photo ? await lastCached((url) => url.includes(photo[0])) : undefined
  if (otherSize) return cached(otherSize)
  if (!PICTURES.test(new URL(request.url).pathname)) return undefined
  // An empty picture shows the background of a photo instead of a broken image.
  const headers = { 'content-type': 'image/svg+xml' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}

/** Returns the last stored request whose URL matches. */
async function lastCached(matches: (url: string) => boolean): Promise<Request | undefined> {
  const cache = await caches.open(OFFLINE_CACHE)
  return (await cache.keys()).findLast(({ url }) => matches(url))
}

/** Returns the cached page, else the cached list of saved items, with a note. */
async function cachedPage(request: Request): Promise<Response | undefined> {
  const page = await cached(request)
  if (page) return withNote(page, 'Sin conexión. Así era esta página')
  const savedList = await lastCached(isList)
  const list = savedList && (await cached(savedList))
  if (!list) return undefined
  if (isList(request.url)) return withNote(list, 'Sin conexión. Así era tu lista')
  return withNote(list, 'Sin conexión, y esta página no la habías visto. Esto es lo que guardaste')
}

function isList(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === '/guardados' && search !== ''
}

async function withNote(page: Response, words: string): Promise<Response> {
  const html = await page.text()
  const cachedAt = new Date(page.headers.get('date') ?? 0)
  const when = cachedAt.toLocaleString('es', { dateStyle: 'full', timeStyle: 'short' })
  const note = `<p class="offline-note" role="status">${words} el ${when}.</p>`
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(
    html.replace('<html ', '<html data-offline ').replace('<body>', `<body>${note}`),
    { headers },
  )
}
