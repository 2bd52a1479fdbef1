import type { FastifyRequest } from 'fastify'

/**
 * Whether an address tells where a neighbour is, or what they have saved: its answer is kept nowhere, so that
 * neither memory nor a cache on the way holds who was where or wanted what.
 */
export function tellsOfVisitor({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const at = url.indexOf('?')
  if (at < 0) return false
  if (url.startsWith('/guardados')) return true
  const params = new URLSearchParams(url.slice(at))
  return params.has('near') || params.has('calle')
}
