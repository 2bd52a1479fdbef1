import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The entity tag of a row, by the number of its version (RFC 9110, section 8.8.3). */
export function versionEtag(version: number): string {
  return `"${version}"`
}

/** The entity tag of a body: a hash of it, `length` characters long. */
export function contentEtag(body: string | Buffer, length: number): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, length)}"`
}

/**
 * Whether a list of entity tags, as `If-Match` and `If-None-Match` carry one, holds this tag or is `*`.
 * By weak comparison (RFC 9110, section 8.8.3.2): a proxy that compresses makes tags weak.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => opaqueTag(tag.trim())) ?? []
  return tags.includes('*') || tags.includes(opaqueTag(etag))
}

/**
 * Whether a save was begun on another version than the present one, by `If-Match` (RFC 9110, section
 * 13.1.1). Without that header nothing is stale.
 */
export function isStale({ headers }: FastifyRequest, version: number): boolean {
  const given = headers['if-match']
  return given !== undefined && !matchesEtag(given, versionEtag(version))
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '')
}
