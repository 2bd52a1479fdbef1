import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldErrors } from '#contract/field-errors.ts'
import { HttpError, invalid, methodNotAllowed, notFound, throttled } from '../errors.ts'
import type { Tokens } from '../jwt.ts'
import { requireModule } from '../modules.ts'
import { deleteUnusedFiles } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'
import { type Authentication, mayCall, requireRole, type Viewer } from './access.ts'
import { openIpLimit } from './address-limit.ts'
import { withBody } from './body.ts'
import { handleIfNoneMatch, setContentEtag } from './conditional.ts'
import { versionEtag } from './etag.ts'
import { acceptPhoto, readForm } from './form.ts'
import { beginIdempotentCall } from './idempotency.ts'
import { otherMethods, ROUTE_METHODS } from './methods.ts'
import { openListResponder, type PagedList } from './pagination.ts'
import { rejectOverLimit } from './rate-limit.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { openResponseCache } from './response-cache.ts'
import { pickerOf } from './response-picker.ts'
import { acceptsIdempotencyKey, type Route, type SignedCall } from './route.ts'
import { openSearchQueue } from './search-queue.ts'
import { SerializedJson } from './serialized-json.ts'
import { countWrite, isWriteCounted } from './write-limit.ts'

/** Limit of invalid bodies for each IP address without a session: reading a large body takes up to 0.1 seconds. */
const REFUSALS = { max: 100, seconds: 15 * 60 }

/** Checks requests in the contract's order: authentication, role, IP limit, method, body, account limit, row, form. */
export function mountRoutes(
  app: FastifyInstance,
  services: Services,
  tokens: Tokens,
  authentication: Authentication,
  routes: Route[],
): void {
  const shared = openShared(services)
  for (const route of routes) mountRoute(app, services, tokens, authentication, shared, route)
  for (const [path, siblings] of Map.groupBy(routes, (route) => route.path)) {
    mountOtherMethods(app, authentication, path, siblings)
  }
}

const openShared = (services: Services) => ({
  sendLists: openListResponder(),
  responseCache: openResponseCache(services),
  queueSearch: openSearchQueue(),
  refusals: openIpLimit(services.clock, REFUSALS),
})

function mountRoute(
  app: FastifyInstance,
  services: Services,
  tokens: Tokens,
  { authenticate }: Authentication,
  shared: ReturnType<typeof openShared>,
  route: Route,
): void {
  const isText = route.mediaType?.startsWith('text/')
  const pick = route.response && (isText ? String : pickerOf(route.response))
  const isVisibleWrite = (route.method !== 'GET' || route.hasSideEffects) && !route.isUnseen
  const sendList = route.list && shared.sendLists(route.list, route.defaultLimit)
  const viewers = new WeakMap<FastifyRequest, Viewer | undefined>()
  const validated = new WeakSet<FastifyRequest>()

  const countsRefusals = (viewer: Viewer | undefined) =>
    services.config.rateLimits && route.method !== 'GET' && viewer === undefined

  const enter = async (request: FastifyRequest) => {
    const viewer = route.access === 'login' ? undefined : await authenticate(request)
    requireRole(route.access, viewer)
    const wait = countsRefusals(viewer) ? shared.refusals.secondsToWait(rateLimitKey(request)) : 0
    if (wait > 0) throw throttled(wait)
    if (route.limit) {
      await rejectOverLimit(services, { limit: route.limit, key: rateLimitKey(request) })
    }
    viewers.set(request, viewer)
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = viewers.get(request)
    const call = { ...services, tokens, viewer, request, reply } as SignedCall
    const idempotent =
      acceptsIdempotencyKey(route) && (await beginIdempotentCall(services, viewer, request))
    if (idempotent && 'stored' in idempotent) return sendAnswer(reply, idempotent.stored)
    try {
      if (route.module) await requireModule(call, route.module)
      if (isWriteCounted(route)) await countWrite(call)
      const answer = await readAndHandle(route, call, validated)
      if (isVisibleWrite) {
        services.mail.notify()
        // Waits until caches are invalidated, so that all pages show the write.
        await services.changes.settled()
      }
      if (reply.sent || answer === reply) return reply
      // Another call may have deleted the row meanwhile.
      if (pick && answer === undefined) throw notFound()
      if (sendList) return await sendList(call, answer as PagedList)
      if (route.hasVersionEtag) {
        reply.header('etag', versionEtag((answer as { version: number }).version))
      }
      const status = route.status ?? 200
      if (answer instanceof SerializedJson) return sendAnswer(reply, { status, body: answer.bytes })
      const body = pick === undefined ? '' : pick(answer)
      if (idempotent)
        await idempotent.succeed({ status, body: body === '' ? '' : JSON.stringify(body) })
      return sendAnswer(reply, { status, body }, route.mediaType)
    } catch (error) {
      if (idempotent) await idempotent.fail()
      throw error
    }
  }

  app.route({
    method: route.method,
    url: route.path,
    config: { access: route.access },
    exposeHeadRoute: !route.hasSideEffects,
    onRequest: enter,
    errorHandler: async (error, request) => {
      if (isRefusal(error) && !validated.has(request) && countsRefusals(viewers.get(request))) {
        shared.refusals.count(rateLimitKey(request))
      }
      throw error
    },
    handler: (request, reply) =>
      withBody(request, () =>
        route.isSearchable
          ? shared.queueSearch(request, () => handle(request, reply))
          : handle(request, reply),
      ),
    ...(route.isCacheable && {
      preHandler: shared.responseCache.preHandler,
      onSend: [setContentEtag, shared.responseCache.store, handleIfNoneMatch],
    }),
  })
}

async function readAndHandle(route: Route, call: SignedCall, validated: WeakSet<FastifyRequest>) {
  const { body } = call.request
  // Without the body, a route's functions cannot read fields that the form lacks.
  call.request.body = undefined
  const found = route.find && (await route.find(call))
  if (route.find && found === undefined) throw notFound()
  const current = currentPhoto(route, { ...call, found })
  const query = readQuery(route, call.request.query)
  const { form, upload } = await readForm(formOf(route, call.viewer), body, current)
  validated.add(call.request)
  if (upload !== undefined) await route.check?.({ ...call, found, query, form })
  const accepted =
    upload === undefined ? undefined : await acceptPhoto(call, route, upload, current)
  const photo = accepted?.photo
  try {
    return route.handle ? await route.handle({ ...call, found, query, form, photo }) : found
  } catch (error) {
    await accepted?.undo().catch((reason) => call.request.log.warn(reason))
    throw error
  } finally {
    // Deletes the photo's files if no row names them. If this fails, the next sweep of photos does.
    if (photo) {
      await deleteUnusedFiles(call, photo.hash).catch((error) => call.request.log.warn(error))
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [400, 413, 415].includes(error.status)
}

/** Returns the URL of the current photo, '' if a photo is optional, or undefined if the form must have one. */
function currentPhoto(route: Route, call: SignedCall & { found: unknown }) {
  return route.mayLackPhoto?.(call.viewer) ? '' : route.currentPhoto?.(call)
}

function formOf(route: Route, viewer: Viewer): Route {
  return route.formFor ? { ...route, form: route.formFor(viewer) } : route
}

function readQuery({ query: shape }: Route, query: unknown): unknown {
  if (shape === undefined) return undefined
  const parsed = shape.safeParse(query)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  return parsed.data
}

function sendAnswer(
  reply: FastifyReply,
  { status, body }: { status: number; body: unknown },
  mediaType = 'application/json',
): FastifyReply {
  reply.code(status)
  return body === '' ? reply.send() : reply.type(`${mediaType}; charset=utf-8`).send(body)
}

/** Mounts the 405 responses of a path. Callers who may use none of its methods get 401 or 403 instead. */
function mountOtherMethods(
  app: FastifyInstance,
  authentication: Authentication,
  path: string,
  siblings: Route[],
): void {
  const allowed = ROUTE_METHODS.filter((method) =>
    siblings.some(
      (route) => route.method === (method === 'HEAD' && !route.hasSideEffects ? 'GET' : method),
    ),
  )
  const refuse = async (request: FastifyRequest) => {
    if (siblings.every((route) => route.access === 'login')) {
      throw methodNotAllowed(request.method, allowed)
    }
    const viewer = await authentication.authenticate(request)
    if (!siblings.some(({ access }) => mayCall(access, viewer))) {
      requireRole(siblings[0]!.access, viewer)
    }
    throw methodNotAllowed(request.method, allowed)
  }
  app.route({
    method: [...otherMethods(allowed), 'OPTIONS'],
    url: path,
    config: { access: 'public' },
    onRequest: refuse,
    handler: refuse,
  })
}
