import type { FastifyRequest } from 'fastify'

/** The tag of a row by the number of its version (RFC 9110, section 8.8.3). */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * Whether a save was begun on another version than the present one, by `If-Match` (RFC 9110, section
 * 13.1.1). Without it, and with `*`, nothing is stale. A proxy that compresses makes tags weak; they
 * count all the same.
 */
export function isStale({ headers }: FastifyRequest, version: number): boolean {
  const given = headers['if-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return given !== undefined && !given.includes('*') && !given.includes(etagOf(version))
}
