import { join } from 'node:path'
import cors from '@fastify/cors'
import { type FastifyInstance, fastify } from 'fastify'
import { activityRoutes } from './activity/routes.ts'
import { appealRoutes } from './appeals/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { openAuthentication } from './auth/authenticate.ts'
import { authRoutes, tokenRoutes } from './auth/routes.ts'
import { binRoutes } from './bin/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { commerceRoutes } from './commerces/routes.ts'
import { openTrust } from './config/trusted-proxies.ts'
import { directoryRoutes } from './directory/routes.ts'
import { registerIconRoutes } from './discovery/icons.ts'
import { registerDiscoveryRoutes } from './discovery/routes.ts'
import { dutyRoutes } from './duty/routes.ts'
import { registerEmbeddingScript } from './embedding/routes.ts'
import { actionRoutes } from './figures/action-routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { freshnessRoutes } from './freshness/routes.ts'
import { galleryRoutes } from './gallery/routes.ts'
import { registerMetrics } from './health/metrics.ts'
import { openReadiness } from './health/readiness.ts'
import { healthRoutes } from './health/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { hoursRoutes } from './hours/routes.ts'
import { acceptBodies } from './http/body.ts'
import { drainBeforeClosing } from './http/drain.ts'
import { handleClientError, handleErrors, handleFrameworkError } from './http/error-handler.ts'
import { requireAccess, setHeaders } from './http/headers.ts'
import { requireHost } from './http/host.ts'
import { lingerAfterResponses } from './http/lingering-close.ts'
import { mergeForeignMethods, refuseOtherMethods } from './http/methods.ts'
import { mountRoutes } from './http/mount.ts'
import { logController, logRequests, requestId } from './http/request-log.ts'
import { openUploads } from './http/uploads.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { openTokens } from './jwt.ts'
import { mailFolder, registerDevMailPages } from './mail/dev-mail-pages.ts'
import { mailedActionRoutes } from './mailed-actions/routes.ts'
import { mapRoutes } from './map/routes.ts'
import { registerTileRoutes } from './map/tile-routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { describeApi } from './openapi/document.ts'
import { registerApiDocument } from './openapi/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { type Pages, servePages } from './pages/pages.ts'
import { registerPhotoRoutes } from './photos/routes.ts'
import { serializers } from './process/log.ts'
import { profileRoutes } from './profile/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/routes.ts'
import { privacyRoutes, siteRoutes } from './site/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { userRoutes } from './users/routes.ts'

export const routes = [
  ...tokenRoutes,
  ...registrationRoutes,
  ...authRoutes,
  ...activityRoutes,
  ...profileRoutes,
  ...applicationRoutes,
  ...binRoutes,
  ...categoryRoutes,
  ...commerceRoutes,
  ...galleryRoutes,
  ...holidayRoutes,
  ...hoursRoutes,
  ...mapRoutes,
  ...mailedActionRoutes,
  ...freshnessRoutes,
  ...inboxRoutes,
  ...figureRoutes,
  ...messageRoutes,
  ...noticeRoutes,
  ...dutyRoutes,
  ...reportRoutes,
  ...subscriptionRoutes,
  ...suggestionRoutes,
  ...appealRoutes,
  ...proposalRoutes,
  ...questionRoutes,
  ...directoryRoutes,
  ...actionRoutes,
  ...offerRoutes,
  ...outboxRoutes,
  ...privacyRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...statusRoutes,
  ...userRoutes,
  ...healthRoutes,
]

/** Creates the web server. Without `pages` it serves only the API. */
export async function createApp(services: Services, pages?: Pages): Promise<FastifyInstance> {
  const { config, clock } = services
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers },
    genReqId: requestId,
    logController,
    // Only trusted proxies may set the client's IP address.
    trustProxy: openTrust(config.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    rewriteUrl(request) {
      mergeForeignMethod(request)
      return withoutOrigin(request.url ?? '/')
    },
    bodyLimit: 1024 * 1024,
    // Timeouts in milliseconds; 0: none. The slowest phone sends a photo in less than two minutes.
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // `requireHost` refuses requests without Host, with an error of our own.
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
  })
  const mergeForeignMethod = mergeForeignMethods(app)
  requireHost(app)
  if (config.logLevel === 'info' || config.logLevel === 'debug') logRequests(app)
  drainBeforeClosing(app)
  openReadiness(app, services)
  requireAccess(app)
  const refuseOthers = refuseOtherMethods(app)
  setHeaders(app, config)
  handleErrors(app)
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['X-Total-Count', 'Link', 'Retry-After', 'ETag'],
    strictPreflight: false,
  })
  acceptBodies(app, await openUploads(join(config.varDir, 'uploads')))
  lingerAfterResponses(app)
  const tokens = openTokens(config.secretKey, clock)
  mountRoutes(app, services, tokens, openAuthentication(services, tokens), routes)
  registerApiDocument(app, () => describeApi(config, routes))
  registerPhotoRoutes(app, services)
  registerTileRoutes(app, services)
  registerDiscoveryRoutes(app, services, pages?.queue)
  registerIconRoutes(app)
  registerEmbeddingScript(app)
  registerMetrics(app, services, pages)
  const hasMailFolder = !config.production && config.smtpUrl === undefined
  if (hasMailFolder) registerDevMailPages(app, mailFolder(config.varDir))
  refuseOthers()
  await servePages(app, pages, config.publicUrl)
  return app
}

/** Removes the origin if the request target is an absolute URL (RFC 9112, section 3.2.2): it is not trusted. */
function withoutOrigin(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?]*\/?/i, '/')
}
