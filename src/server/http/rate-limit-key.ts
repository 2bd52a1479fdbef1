import { isIPv6, SocketAddress } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Groups of 16 bits that name the network of an IPv6 client; the rest it chooses itself. */
const NETWORK_GROUPS = 4

/**
 * What limits by IP address count a client by: its IPv4 address, or the /64 network of its IPv6 address,
 * within which one client has 2^64 addresses of its own (RFC 4291, section 2.5.1; RFC 8981).
 */
export function rateLimitKey(request: Pick<FastifyRequest, 'ip'>): string {
  const ip = request.ip.trim().toLowerCase()
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** An IPv4 client of a socket that listens on both (RFC 4291, section 2.5.5.2): `::ffff:a.b.c.d`. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/** Its eight groups, without leading zeros, however it was written. */
function groupsOf(ip: string): string[] {
  const [withoutZone] = ip.split('%')
  const { address: canonical } = new SocketAddress({ address: withoutZone!, family: 'ipv6' })
  const [head, tail] = withoutDots(canonical).split('::') as [string, string | undefined]
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The last 32 bits may stand as in IPv4. */
function withoutDots(ip: string): string {
  return ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_whole, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
