import type { FastifyRequest } from 'fastify'

/**
 * Whether an address tells where a neighbour is: its answer is kept nowhere, so that neither memory nor a cache on
 * the way holds who was where.
 */
export function asksNear({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const query = url.split('?', 2)[1]
  if (query === undefined) return false
  const params = new URLSearchParams(query)
  return params.has('near') || params.has('calle')
}
