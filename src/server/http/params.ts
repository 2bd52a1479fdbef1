import type { FastifyRequest } from 'fastify'
import { id } from '#contract/fields.ts'
import { notFound } from '../errors.ts'

/** The id that a path names; what is no possible id names nothing, so 404. */
export function idOf(request: FastifyRequest, name: 'id' | 'pk' = 'id'): number {
  const read = id.safeParse((request.params as Record<string, unknown>)[name])
  if (!read.success) throw notFound()
  return read.data
}
