import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { OBJECTION_COOKIE } from '#contract/objection.ts'

/** Cookies of a signed-in visitor: an owner who looks at their own page, or the office. */
const SESSION_COOKIES = ['auth_access', 'auth_refresh']
const NOT_COUNTED = new RegExp(
  `(?:^|;\\s*)(?:${[...SESSION_COOKIES, OBJECTION_COOKIE].join('|')})=[^;]`,
)

/** Results of `isbot` by user agent, because it is slow. Cleared when it is full. */
const cachedResults = new Map<string, boolean>()
const MAX_CACHED = 500
/** Longer headers come from no browser and would fill the memory until they are counted. */
const MAX_HEADER = 500

type CountedRequest = Pick<FastifyRequest, 'headers' | 'method'>

/**
 * Whether a request counts: a person looks at the page, is not signed in and has not objected. Only the counter reads
 * cookies: pages are the same for everybody.
 */
export function isCounted({ headers, method }: CountedRequest): boolean {
  if (method === 'HEAD' || isFromElsewhere(headers)) return false
  const agent = headers['user-agent']
  if (agent === undefined || agent.length > MAX_HEADER || isRobot(agent)) return false
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined && forwarded.length > MAX_HEADER) return false
  if (headers.cookie !== undefined && NOT_COUNTED.test(headers.cookie)) return false
  return !isFetchedAhead(headers)
}

function isRobot(agent: string): boolean {
  const cached = cachedResults.get(agent)
  if (cached !== undefined) return cached
  const found = isbot(agent)
  if (cachedResults.size >= MAX_CACHED) cachedResults.clear()
  cachedResults.set(agent, found)
  return found
}

/** Whether the browser prefetches the page (`Sec-Purpose`, or older headers). */
function isFetchedAhead(headers: CountedRequest['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))
}

/** Whether another site made the browser send the request, other than by a link that was followed. */
function isFromElsewhere(headers: CountedRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
}
