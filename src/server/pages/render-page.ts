import type { FastifyRequest } from 'fastify'
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { CallApi } from '#contract/api-call.ts'
import type { Rendering } from '#contract/rendering.ts'
import type { Config } from '../config/config.ts'
import type { Services } from '../services.ts'
import type { PageApi } from './page-api.ts'
import type { RenderedPage } from './page-store.ts'

/** Exports of `entry.server.tsx`. The build contains a copy of the router, and only works with classes of this copy. */
type RouterEntry = {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  apiContext: RouterContext<CallApi>
  renderingContext: RouterContext<Rendering>
  openSearchParams(build: ServerBuild): SearchParams
}

/** Returns the names of the URL parameters that the page at a path uses on the server. */
type SearchParams = (path: string) => readonly string[]

export type RenderPage = (request: FastifyRequest, url: string) => Promise<RenderedPage>

export function openRenderer(
  { config, settings }: Pick<Services, 'config' | 'settings'>,
  build: ServerBuild,
  mode: 'production' | 'development',
  api: PageApi,
): RenderPage {
  const router = entryOf(build)
  const handle = router.createRequestHandler(build, mode)
  return async (request, url) => {
    const context = new router.RouterContextProvider()
    const rendering: Rendering = {
      validUntil: Number.POSITIVE_INFINITY,
      embedHosts: settings.present().embed_hosts,
    }
    context.set(router.apiContext, (call) => api(request, call))
    context.set(router.renderingContext, rendering)
    const response = await handle(webRequest(config, request, url), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bytesOf(rendering.body ?? (await response.bytes())),
      validUntil: rendering.validUntil,
      shown: rendering.shown,
    }
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export function searchParamsOf(build: ServerBuild): SearchParams {
  return entryOf(build).openSearchParams(build)
}

const entryOf = ({ entry }: ServerBuild) => entry.module as typeof entry.module & RouterEntry

/** Paths of mailed links. A token authorizes the request, and mail programs post with any `Origin`. */
const MAILED = /^\/(respuesta|sin-avisos|avisame)\/./

/** Converts a request for the router. HEAD becomes GET. */
export function webRequest(
  config: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'method' | 'headers' | 'body'>,
  url: string,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  const isForm = request.method === 'POST'
  // The form is encoded again, whatever its content type was.
  for (const name of ['content-type', 'content-length']) if (isForm) headers.delete(name)
  // Only the path comes from the client: '//host' would name another origin.
  const path = url.replace(/^\/+/, '/')
  // The router refuses forms of other origins with 400 to protect sessions, but these pages use no session.
  if (MAILED.test(path)) headers.delete('origin')
  return new Request(config.publicUrl + path, {
    method: isForm ? 'POST' : 'GET',
    headers,
    body: isForm ? new URLSearchParams(fields(request.body)) : null,
  })
}

function fields(body: unknown): [string, string][] {
  return Object.entries(body ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
