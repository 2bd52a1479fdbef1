import type { FastifyRequest } from 'fastify'

/**
 * Whether an address tells where a neighbour is, or what they have saved: its answer is kept nowhere, so that
 * neither memory nor a cache on the way holds who was where or wanted what.
 */
export function tellsOfVisitor({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const [path, query] = url.split('?', 2)
  if (query === undefined) return false
  if (path!.startsWith('/guardados')) return true
  const params = new URLSearchParams(query)
  return params.has('near') || params.has('calle')
}
