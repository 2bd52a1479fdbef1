import { isIPv6, SocketAddress } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The 16-bit groups of an IPv6 address that name a client's network; the client chooses the rest. */
const NETWORK_GROUPS = 4
/** The network of an address as nearly all are written: eight groups without leading zeros. */
const USUAL = /^((?!0)[\da-f]{1,4}(?::(?!0[\da-f])[\da-f]{1,4}){3})(?::[\da-f]{1,4}){4}$/

export const rateLimitKey = (request: Pick<FastifyRequest, 'ip'>): string => networkOf(request.ip)

/**
 * The IPv4 address, or the /64 network of an IPv6 address, because one client has 2^64 addresses in it (RFC 4291,
 * section 2.5.1; RFC 8981).
 */
export function networkOf(address: string): string {
  const ip = address.trim().toLowerCase()
  // Each view asks for it, and parsing an address costs as much as half of counting one.
  if (!ip.includes(':')) return ip
  const usual = USUAL.exec(ip)
  if (usual) return `${usual[1]}::/64`
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The IPv4 address in `::ffff:a.b.c.d`, as dual-stack sockets report it (RFC 4291, section 2.5.5.2). */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/** The eight groups of an IPv6 address in any notation, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [withoutZone] = ip.split('%')
  const { address: canonical } = new SocketAddress({ address: withoutZone!, family: 'ipv6' })
  const [head, tail] = withoutDots(canonical).split('::') as [string, string | undefined]
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** Rewrites the last 32 bits, which may be in IPv4 notation. */
function withoutDots(ip: string): string {
  return ip.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_whole, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
