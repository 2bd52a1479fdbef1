import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiAnswer } from '#contract/api-call.ts'
import { logFailure } from '../database/log-failure.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { HttpError } from '../errors.ts'
import type { Route } from './route.ts'

export type MountedRoute = {
  route: Route
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Calls an API route for the caller of `request`. Returns undefined if the call has to be made over HTTP. */
export type ReadInProcess = (
  request: FastifyRequest,
  path: string,
) => Promise<ApiAnswer> | undefined

/**
 * Opens a reader for public routes that makes no HTTP request. It runs the same handlers, checks and serializers, for
 * an anonymous caller. Writes, and reads with a rate limit, need HTTP.
 */
export function openInProcessReader(mounted: MountedRoute[]): ReadInProcess {
  const readable = mounted
    .filter(
      ({ route }) =>
        route.method === 'GET' &&
        route.access === 'public' &&
        !route.limit &&
        !route.hasSideEffects,
    )
    .map(({ route, handle }) => ({ pattern: patternOf(route.path), handle }))

  return (request, address) => {
    const [path = '', search = ''] = address.split('?')
    for (const { pattern, handle } of readable) {
      const match = pattern.exec(path)
      if (match) return respond(handle, innerRequest(request, address, search, match.groups))
    }
    return undefined
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}?$`)
}

/** Returns the caller's request with this URL in place of its own. */
function innerRequest(
  outer: FastifyRequest,
  url: string,
  search: string,
  params: Record<string, string> | undefined,
): FastifyRequest {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const known = query[name]
    query[name] = known === undefined ? value : [known, value].flat()
  }
  const values = { url, query, params: { ...params }, headers: {}, body: undefined, method: 'GET' }
  return Object.create(
    outer,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  )
}

async function respond(handle: MountedRoute['handle'], request: FastifyRequest) {
  const answer = { status: 200, body: undefined as unknown }
  const reply = {
    sent: false,
    code(status: number) {
      answer.status = status
      return reply
    },
    header: () => reply,
    type: () => reply,
    send(body?: unknown) {
      answer.body = body
      return reply
    },
  }
  try {
    await handle(request, reply as unknown as FastifyReply)
    return { ...answer, body: asValue(answer.body) }
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.body }
    logFailure(request.log, error as Error, 'reading for a page failed')
    return { status: isUnavailable(error as Error) ? 503 : 500, body: null }
  }
}

/** Parses a response that is already serialized. Other values are passed on and must not be changed. */
function asValue(body: unknown): unknown {
  return body instanceof Buffer ? JSON.parse(body.toString()) : body
}
