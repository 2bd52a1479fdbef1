import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import statics from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Config } from './config.ts'
import type { Pages } from './pages.ts'
import { Refusal } from './refusal.ts'

const BUILD = resolve(import.meta.dirname, '../../build')

/** The finished build of the web, or, in development, Vite in this same process. */
export function openPages(config: Config, dev: boolean): Promise<Pages> {
  return dev ? openDevelopment(config) : openBuild(config)
}

async function openBuild(config: Config): Promise<Pages> {
  const entry = resolve(BUILD, 'server/index.js')
  if (!existsSync(entry)) throw new Refusal('Falta la web: constrúyela con «npm run build».')
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  const handle = handlerOf(build, 'production')
  return {
    async mount(app) {
      await app.register(statics, {
        root: resolve(BUILD, 'client/assets'),
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        index: false,
        // Names carry a hash of the content.
        immutable: true,
        maxAge: '1y',
      })
    },
    answer: async (request, reply) => send(reply, await handle(webRequest(config, request, reply))),
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
      const handle = handlerOf(build as ServerBuild, 'development')
      return send(reply, await handle(webRequest(config, request, reply)))
    },
    close: () => vite.close(),
  }
}

type RouterEntry = { createRequestHandler: typeof createRequestHandler }

function handlerOf(build: ServerBuild, mode: 'production' | 'development') {
  const entry = build.entry.module as typeof build.entry.module & RouterEntry
  return entry.createRequestHandler(build, mode)
}

/** Vite answers what it knows (modules, styles) on the raw response, or passes. */
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

function webRequest(config: Config, request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  // The path alone comes from the caller: '//host' would name another origin.
  const path = request.url.replace(/^\/+/, '/')
  return new Request(config.publicUrl + path, {
    method: request.method,
    headers,
    signal: gone.signal,
  })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()))
}
