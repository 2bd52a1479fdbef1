import type { FastifyRequest } from 'fastify'
import { isMailedLink } from '#contract/mailed-link.ts'

/**
 * Whether an address tells where a neighbour is or what they have saved, or is a mailed link: its answer is kept
 * nowhere, so that neither memory nor a cache on the way holds who was where or wanted what.
 */
export function tellsOfVisitor({ url }: Pick<FastifyRequest, 'url'>): boolean {
  if (isMailedLink(url)) return true
  const at = url.indexOf('?')
  if (at < 0) return false
  if (url.startsWith('/guardados')) return true
  const params = new URLSearchParams(url.slice(at))
  return params.has('near') || params.has('calle')
}
