import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { OBJECTION_COOKIE } from '#contract/objection.ts'

const SESSION_COOKIES = ['auth_access', 'auth_refresh']
const NOT_COUNTED = new RegExp(
  `(?:^|;\\s*)(?:${[...SESSION_COOKIES, OBJECTION_COOKIE].join('|')})=[^;]`,
)

/** Results of `isbot`, which is slow. */
const cachedResults = new Map<string, boolean>()
const MAX_CACHED = 500
/** Characters. No browser sends longer headers, which would fill the memory. */
const MAX_HEADER = 500

type CountedRequest = Pick<FastifyRequest, 'headers' | 'method'>

/** Whether the request counts in the figures: it comes from a person who is not signed in and has not objected. */
export function isCounted({ headers, method }: CountedRequest): boolean {
  if (method === 'HEAD' || isCrossSiteLoad(headers)) return false
  const agent = headers['user-agent']
  if (agent === undefined || agent.length > MAX_HEADER || isRobot(agent)) return false
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined && forwarded.length > MAX_HEADER) return false
  if (headers.cookie !== undefined && NOT_COUNTED.test(headers.cookie)) return false
  return !isPrefetch(headers)
}

function isRobot(agent: string): boolean {
  const cached = cachedResults.get(agent)
  if (cached !== undefined) return cached
  const found = isbot(agent)
  if (cachedResults.size >= MAX_CACHED) cachedResults.clear()
  cachedResults.set(agent, found)
  return found
}

function isPrefetch(headers: CountedRequest['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))
}

/** Whether a page of another site loads this by itself, as a picture or script: nobody has followed a link. */
function isCrossSiteLoad(headers: CountedRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
}
