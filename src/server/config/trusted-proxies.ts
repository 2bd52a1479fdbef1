import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { all } from '@fastify/proxy-addr'
import type { Report } from './url-settings.ts'

/** Reads TRUSTED_PROXIES: IP addresses and networks (CIDR, RFC 4632), separated by commas. */
export function trustedProxiesOf(value: string | undefined, report: Report): string[] {
  const proxies = (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (proxies.every(isNetwork)) return proxies
  report(
    'TRUSTED_PROXIES',
    'debe ser una lista de direcciones IP o redes separadas por comas, como 10.0.0.5, 192.168.1.0/24',
  )
  return []
}

/** Whether `value` is an IP address or a network. Refuses `/0`: any client could then choose its address. */
function isNetwork(value: string): boolean {
  const [ip, bits, ...rest] = value.split('/') as [string, string | undefined, ...string[]]
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  const maxBits = version === 4 ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits
}

/** Limit of the cache of trusted addresses. There are normally only a few proxies. */
const MAX_CACHED = 1000

/**
 * Returns Fastify's `trustProxy` function: trusts X-Forwarded-For from this machine and from TRUSTED_PROXIES. It caches
 * only trusted addresses, never a visitor's.
 */
export function openTrust(proxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...proxies]) {
    const [ip, bits] = network.split('/') as [string, string | undefined]
    const family = isIP(ip) === 4 ? 'ipv4' : 'ipv6'
    trusted.addSubnet(ip, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  const cached = new Set<string>()

  return (address) => {
    if (cached.has(address)) return true
    const version = isIP(address)
    if (version === 0 || !trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')) return false
    if (cached.size < MAX_CACHED) cached.add(address)
    return true
  }
}

/** The parts of a request from which the client's address is found. */
export type Hops = { peer: string | undefined; forwarded: string | string[] | undefined }

export const hopsOf = ({ socket, headers }: IncomingMessage): Hops => ({
  peer: socket.remoteAddress,
  forwarded: headers['x-forwarded-for'],
})

/** Finds the client's address as Fastify does, but from `Hops`: the connection may be closed already. */
export function openAddressOf(proxies: string[]): (hops: Hops) => string {
  const trust = openTrust(proxies)
  return ({ peer, forwarded }) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }
    return all(request as unknown as IncomingMessage, trust).at(-1)!
  }
}
