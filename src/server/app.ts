import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import { type FastifyInstance, fastify } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { openTokens } from './accounts/tokens.ts'
import { applicationRoutes } from './applications/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { commerceRoutes } from './commerces/routes.ts'
import { acceptBodies } from './http/body.ts'
import { answerFailures, answerFrameworkError } from './http/failures.ts'
import { requireAccess, setHeaders } from './http/headers.ts'
import { mountRoutes } from './http/mount.ts'
import { mailboxPages, mailFolder } from './mail/mailbox.ts'
import { outboxRoutes } from './mail/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { type Pages, servePages } from './pages.ts'
import { photoFiles } from './photos/routes.ts'
import type { Services } from './services.ts'

export const routes = [
  ...accountRoutes,
  ...applicationRoutes,
  ...categoryRoutes,
  ...commerceRoutes,
  ...offerRoutes,
  ...outboxRoutes,
]

/** The whole server, not yet listening. Without `pages` it answers the API alone. */
export async function createApp(services: Services, pages?: Pages): Promise<FastifyInstance> {
  const { config, clock } = services
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    genReqId: () => randomUUID(),
    // A proxy on this machine may say for whom it asks; nobody else may.
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerFrameworkError,
    bodyLimit: 1024 * 1024,
    // Slow clients are cut off; the slowest phone sends a photo in less.
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
  })
  requireAccess(app)
  setHeaders(app, config)
  answerFailures(app)
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['X-Total-Count', 'Retry-After'],
    strictPreflight: false,
  })
  acceptBodies(app)
  mountRoutes(app, services, openTokens(config.secretKey, clock), routes)
  photoFiles(app, services.photos)
  const isMailKept = !config.production && config.smtpUrl === undefined
  if (isMailKept) mailboxPages(app, mailFolder(config.varDir))
  await servePages(app, pages)
  return app
}
