import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { OBJECTION_COOKIE } from '#contract/objection.ts'

/** The signed-in visitor: an owner who looks at their own page, or the office. */
const SESSION_COOKIES = ['auth_access', 'auth_refresh']
const NOT_COUNTED = new RegExp(
  `(?:^|;\\s*)(?:${[...SESSION_COOKIES, OBJECTION_COOKIE].join('|')})=[^;]`,
)

/** What `isbot` said: looking a program up costs more than everything else. Begun anew when it is full. */
const robots = new Map<string, boolean>()
const MOST_REMEMBERED = 500
/** Longer ones are no browser's and of no few proxies, and would fill the memory until they are counted. */
const LONGEST_HEADER = 500

type Asked = Pick<FastifyRequest, 'headers' | 'method'>

/**
 * Whether a request is of somebody who looks, with their own eyes and without having objected. Only the figures
 * look at cookies: pages are the same for all.
 */
export function isCounted({ headers, method }: Asked): boolean {
  if (method === 'HEAD' || isFromElsewhere(headers)) return false
  const agent = headers['user-agent']
  if (agent === undefined || agent.length > LONGEST_HEADER || isRobot(agent)) return false
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined && forwarded.length > LONGEST_HEADER) return false
  if (headers.cookie !== undefined && NOT_COUNTED.test(headers.cookie)) return false
  return !isFetchedAhead(headers)
}

function isRobot(agent: string): boolean {
  const known = robots.get(agent)
  if (known !== undefined) return known
  const found = isbot(agent)
  if (robots.size >= MOST_REMEMBERED) robots.clear()
  robots.set(agent, found)
  return found
}

/** What a browser fetches in case somebody will look (`Sec-Purpose`; older ones said it otherwise). */
function isFetchedAhead(headers: Asked['headers']): boolean {
  const said = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return said !== undefined && /prefetch|prerender|preview/i.test(String(said))
}

/** Another site has made a visitor's browser send it. A link that somebody follows is a navigation. */
function isFromElsewhere(headers: Asked['headers']): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
}
