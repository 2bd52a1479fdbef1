import type { FastifyRequest } from 'fastify'
import { id } from '#contract/fields.ts'
import { notFound } from '../errors.ts'

/** The id in a path; throws 404 when it is no possible id. */
export function idOf(request: FastifyRequest, name: 'id' | 'pk' = 'id'): number {
  const read = id.safeParse((request.params as Record<string, unknown>)[name])
  if (!read.success) throw notFound()
  return read.data
}
