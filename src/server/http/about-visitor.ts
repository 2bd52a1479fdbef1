import type { FastifyRequest } from 'fastify'
import { isMailedLink } from '#contract/mailed-link.ts'

/** Whether a URL is a mailed link, or reveals a neighbour's saved shops or location. Then no response is cached. */
export function tellsOfVisitor({ url }: Pick<FastifyRequest, 'url'>): boolean {
  if (isMailedLink(url)) return true
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return false
  if (url.startsWith('/guardados')) return true
  const params = new URLSearchParams(url.slice(queryStart))
  return params.has('near') || params.has('calle')
}
