import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import statics from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import { once } from '../process/once.ts'
import { StartupError } from '../process/startup-error.ts'
import { projectRoot } from '../project-root.ts'
import { type FairQueue, openFairQueue, QueueFull } from '../queues/fair-queue.ts'
import type { Services } from '../services.ts'
import { openBusyPage } from './busy-page.ts'
import { openCanonical } from './canonical-url.ts'
import { openPageApi } from './page-api.ts'
import { cachePages, type PageCounts } from './page-cache.ts'
import type { RenderedPage } from './page-store.ts'
import type { Pages } from './pages.ts'
import { openRenderer, searchParamsOf } from './render-page.ts'

/** The last of 60 requests waits under half a second. `rest` 1: after a rendering, a client pauses for as long. */
const RENDERINGS = { atOnce: 4, atOnceEach: 1, rest: 1, maxWaitingEach: 40, maxWaiting: 60 }

/** Lets the service worker control the whole site, not only its folder (Service Workers, section 6.5). */
const SERVICE_WORKER = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

const BUILD = resolve(projectRoot, 'build')

export function openPages(services: Services, dev: boolean): Promise<Pages> {
  return dev ? openDevelopment(services) : openBuild(services)
}

async function openBuild(services: Services): Promise<Pages> {
  const entry = resolve(BUILD, 'server/index.js')
  if (!existsSync(entry)) throw new StartupError('Falta la web: constrúyela con «npm run build».')
  let answerPage: Pages['answer'] | undefined
  const queue = openFairQueue(RENDERINGS)
  const counts = { hits: 0, misses: 0, stale: 0 }
  // Loaded at the first page, because the renderer takes 100 ms and 20 MB.
  const open = once(() => openAnswer(services, entry, queue, counts))
  return {
    async mount(app) {
      await app.register(statics, {
        root: resolve(BUILD, 'client/assets'),
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        index: false,
        immutable: true,
        maxAge: '1y',
        setHeaders(reply, path) {
          if (path.includes('service-worker')) reply.headers(SERVICE_WORKER)
        },
      })
    },
    answer(request, reply) {
      if (answerPage) return answerPage(request, reply)
      return open().then((answer) => {
        answerPage = answer
        return answer(request, reply) ?? reply
      })
    },
    queue,
    load() {
      return { ...counts, ...queue.load() }
    },
    close: async () => {},
  }
}

async function openAnswer(
  services: Services,
  entry: string,
  queue: FairQueue,
  counts: PageCounts,
): Promise<Pages['answer']> {
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  const render = openRenderer(services, build, 'production', openPageApi(services))
  const canonical = openCanonical(searchParamsOf(build))
  const cached = cachePages({
    render,
    canonical,
    queue,
    counts,
    timeZone: () => services.settings.present().time_zone,
    ...services,
  })
  const sendBusyPage = openBusyPage(render)
  const post = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await queue(rateLimitKey(request), () => render(request, request.url)))
  return (request, reply) =>
    (request.method === 'POST' ? post : cached)(request, reply)?.catch((error) => {
      if (!(error instanceof QueueFull)) throw error
      return sendBusyPage(request, reply)
    })
}

async function openDevelopment(services: Services): Promise<Pages> {
  const { createServer } = await import('vite')
  const earlierListeners = process.listeners('SIGTERM')
  const api = openPageApi(services)
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
      // Listeners of Vite and the router's compiler would end the process on SIGTERM, before the database closes.
      for (const listener of process.listeners('SIGTERM')) {
        if (!earlierListeners.includes(listener)) process.off('SIGTERM', listener)
      }
      const render = openRenderer(services, build as ServerBuild, 'development', api)
      return send(reply, await render(request, request.url))
    },
    close: () => vite.close(),
  }
}

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

function send(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}
