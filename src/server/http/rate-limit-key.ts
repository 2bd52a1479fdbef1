import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The common form of IPv6 addresses: eight groups without leading zeros. */
const USUAL = /^((?!0)[\da-f]{1,4}(?::(?!0[\da-f])[\da-f]{1,4}){3})(?::[\da-f]{1,4}){4}$/

export const rateLimitKey = (request: Pick<FastifyRequest, 'ip'>): string => networkOf(request.ip)

/**
 * Returns an IPv4 address, or the /64 network of an IPv6 address, because a client has all 2^64 addresses in it (RFC
 * 4291, section 2.5.1; RFC 8981).
 */
export function networkOf(address: string): string {
  const ip = address.trim().toLowerCase()
  // A shortcut without parsing, because this runs at every view.
  if (!ip.includes(':')) return ip
  const usual = USUAL.exec(ip)
  if (usual) return `${usual[1]}::/64`
  if (!ipaddr.isValid(ip)) return ip
  // Dual-stack sockets report mapped IPv4 addresses.
  const parsed = ipaddr.process(ip)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
