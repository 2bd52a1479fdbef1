import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export function versionEtag(version: number): string {
  return `"${version}"`
}

/** Returns the hash of a body, `length` characters long. */
export function contentEtag(body: string | Buffer, length: number): string {
  return `"${hash('sha256', body, 'base64url').slice(0, length)}"`
}

/** Compares weakly (RFC 9110, section 8.8.3.2), because proxies that compress make tags weak. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => opaqueTag(tag.trim())) ?? []
  return tags.includes('*') || tags.includes(opaqueTag(etag))
}

/** Whether `If-Match` names another version (RFC 9110, section 13.1.1). False without that header. */
export function isStale({ headers }: FastifyRequest, version: number): boolean {
  const ifMatch = headers['if-match']
  return ifMatch !== undefined && !matchesEtag(ifMatch, versionEtag(version))
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '')
}
