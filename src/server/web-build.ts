import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import statics from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  createRequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { ViteDevServer } from 'vite'
import type { ApiCall, CallApi } from '#contract/api-call.ts'
import type { Config } from './config.ts'
import { cachePages, type RenderedPage } from './page-cache.ts'
import type { Pages } from './pages.ts'
import type { Services } from './services.ts'
import { StartupError } from './startup-error.ts'

const BUILD = resolve(import.meta.dirname, '../../build')

/** The built website or, in development, Vite in this process. */
export function openPages(services: Services, dev: boolean): Promise<Pages> {
  return dev ? openDevelopment(services.config) : openBuild(services)
}

async function openBuild({ config, changes, clock }: Services): Promise<Pages> {
  const entry = resolve(BUILD, 'server/index.js')
  if (!existsSync(entry)) throw new StartupError('Falta la web: constrúyela con «npm run build».')
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  const handle = handlerOf(config, build, 'production')
  const cached = cachePages(async (request) => renderedPage(await handle(request)), changes, clock)
  return {
    async mount(app) {
      await app.register(statics, {
        root: resolve(BUILD, 'client/assets'),
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        index: false,
        // Names contain a hash of the content.
        immutable: true,
        maxAge: '1y',
      })
    },
    answer: async (request, reply) =>
      request.method === 'POST' ? send(reply, await handle(request)) : cached(request, reply),
    close: async () => {},
  }
}

async function openDevelopment(config: Config): Promise<Pages> {
  const { createServer } = await import('vite')
  const listening = process.listeners('SIGTERM')
  let vite: ViteDevServer
  return {
    async mount(app) {
      vite = await createServer({
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      })
    },
    async answer(request, reply) {
      if (await answeredByVite(vite, request, reply)) return reply.hijack()
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      // Vite and the router's compiler would end the process on SIGTERM, before the database closes.
      for (const listener of process.listeners('SIGTERM')) {
        if (!listening.includes(listener)) process.off('SIGTERM', listener)
      }
      const handle = handlerOf(config, build as ServerBuild, 'development')
      return send(reply, await handle(request))
    },
    close: () => vite.close(),
  }
}

/** The exports of `entry.server.tsx`, which come from the build's own copy of the router. */
type RouterEntry = {
  createRequestHandler: typeof createRequestHandler
  RouterContextProvider: typeof RouterContextProvider
  apiContext: RouterContext<CallApi>
}

function handlerOf(config: Config, build: ServerBuild, mode: 'production' | 'development') {
  const router = build.entry.module as typeof build.entry.module & RouterEntry
  const handle = router.createRequestHandler(build, mode)
  return (request: FastifyRequest) => {
    const context = new router.RouterContextProvider()
    context.set(router.apiContext, (call) => callApi(request, call))
    return handle(webRequest(config, request), context)
  }
}

/** Calls our own API in this process, for whoever requested the page. */
async function callApi({ server, ip }: FastifyRequest, { method = 'GET', path, body }: ApiCall) {
  const answer = await server.inject({ method, url: path, payload: body, remoteAddress: ip })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

/** Vite answers modules and styles on the raw response, or passes. */
function answeredByVite(
  vite: ViteDevServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return new Promise((done, fail) => {
    reply.raw.once('finish', () => done(true))
    vite.middlewares(request.raw, reply.raw, (error: unknown) =>
      error ? fail(error) : done(false),
    )
  })
}

/** HEAD is answered by rendering a GET. */
function webRequest(config: Config, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const isForm = request.method === 'POST'
  // Only the path comes from the caller: '//host' would name another origin.
  const path = request.url.replace(/^\/+/, '/')
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

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status, headers, body } = await renderedPage(response)
  return reply.code(status).headers(headers).send(body)
}

async function renderedPage(response: Response): Promise<RenderedPage> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
