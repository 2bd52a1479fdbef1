import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Access } from './access.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** URLs that Fastify plugins register without `access`: CORS preflights and the built files of the web. */
const PLUGIN_URLS = /^(\*|\/assets\/.*)$/

export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined && !PLUGIN_URLS.test(route.url)) {
      throw new Error(`${route.method} ${route.url} does not say who may call it`)
    }
  })
}

/** Sets security headers. Pages and cacheable routes set another content security policy or `cache-control`. */
export function setHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onSend', (_request, reply, _payload, next) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    next()
  })
}
