import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

export const rateLimitKey = (request: Pick<FastifyRequest, 'ip'>): string => networkOf(request.ip)

/** Returns an IPv4 address, or the /64 network of an IPv6 address: one client has all of it (RFC 4291, 2.5.1). */
export function networkOf(address: string): string {
  const ip = address.trim().toLowerCase()
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip
  // Dual-stack sockets report mapped IPv4 addresses.
  const parsed = ipaddr.process(ip)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
