import type { FastifyRequest } from 'fastify'
import { id } from '#contract/fields.ts'
import { notFound } from '../errors.ts'

/** Returns the id in a path. Throws 404 if it is invalid. */
export function idOf(request: FastifyRequest, name: 'id' | 'pk' = 'id'): number {
  const parsed = id.safeParse((request.params as Record<string, unknown>)[name])
  if (!parsed.success) throw notFound()
  return parsed.data
}
