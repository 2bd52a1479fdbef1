import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Markup, MarkupStore, Rendering } from '#contract/rendering.ts'
import type { Config } from '../config/config.ts'
import type { PageApi } from './page-api.ts'
import type { RenderedPage } from './page-cache.ts'
import { openShownCommerces } from './shown-commerces.ts'
import { openTurns } from './turns.ts'

/** The exports of `entry.server.tsx`, which come from the build's own copy of the router. */
type RouterEntry = {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  apiContext: RouterContext<CallApi>
  renderingContext: RouterContext<Rendering>
  holdData(build: ServerBuild): ServerBuild
  openSearchParams(build: ServerBuild): SearchParams
}

/** The parameters that the page at a path looks at on the server. */
type SearchParams = (path: string) => readonly string[]

/** What the framework fetches for a page that it opens in the browser. */
const DATA = /\.data(\?|$)/

/** Renders the page at an address for whoever sent a request. */
export type RenderPage = (request: FastifyRequest, url: string) => Promise<RenderedPage>

export function openRenderer(
  config: Config,
  build: ServerBuild,
  mode: 'production' | 'development',
  api: PageApi,
): RenderPage {
  const router = entryOf(build)
  const isBuilt = mode === 'production'
  const handle = router.createRequestHandler(isBuilt ? router.holdData(build) : build, mode)
  const turn = openTurns()
  const markup = openMarkup()
  return async (request, url) => {
    const context = new router.RouterContextProvider()
    const rendering: Rendering = { turn, validUntil: Number.POSITIVE_INFINITY, markup }
    if (isBuilt && !DATA.test(url)) rendering.held = {}
    const shown = openShownCommerces()
    context.set(router.apiContext, async (call) => {
      const answer = await api(request, call)
      shown.add(call, answer)
      return answer
    })
    context.set(router.renderingContext, rendering)
    const response = await handle(webRequest(config, request, url), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body:
        rendering.body === undefined
          ? Buffer.from(await response.arrayBuffer())
          : Buffer.from(
              rendering.body.buffer,
              rendering.body.byteOffset,
              rendering.body.byteLength,
            ),
      validUntil: rendering.validUntil,
      commerces: shown.ids(),
      shown: rendering.shown,
    }
  }
}

/** Of cards and filters, some 3 kB each with their keys: those of 10,000 shops. */
const MAX_MARKUP_BYTES = 40 * 1024 * 1024

function openMarkup(): MarkupStore {
  const parts = new LRUCache<string, Markup>({
    maxSize: MAX_MARKUP_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 512,
  })
  return { scope: '', parts }
}

export function searchParamsOf(build: ServerBuild): SearchParams {
  return entryOf(build).openSearchParams(build)
}

const entryOf = ({ entry }: ServerBuild) => entry.module as typeof entry.module & RouterEntry

/** HEAD is answered by rendering a GET. */
function webRequest(config: Config, request: FastifyRequest, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const isForm = request.method === 'POST'
  // Its fields are written anew, whichever way they came.
  for (const name of ['content-type', 'content-length']) if (isForm) headers.delete(name)
  // Only the path comes from the caller: '//host' would name another origin.
  const path = url.replace(/^\/+/, '/')
  return new Request(config.publicUrl + path, {
    method: isForm ? 'POST' : 'GET',
    headers,
    body: isForm ? new URLSearchParams(fields(request.body)) : null,
  })
}

/** The fields of a page's form, which are all text. */
function fields(body: unknown): [string, string][] {
  return Object.entries(body ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
