import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { all } from '@fastify/proxy-addr'
import type { Report } from './url-settings.ts'

/** Addresses and networks (CIDR, RFC 4632) of TRUSTED_PROXIES, separated by commas. */
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

/** A network of everybody (`/0`) would let anyone choose their address. */
function isNetwork(value: string): boolean {
  const [ip, bits, ...rest] = value.split('/') as [string, string | undefined, ...string[]]
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  const most = version === 4 ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}

/** Every request comes from one of a few. */
const MOST_REMEMBERED = 1000

/**
 * Whether an address may say for whom it asks, for Fastify's `trustProxy`: this machine, and those of TRUSTED_PROXIES.
 * Only they are remembered, never a visitor's.
 */
export function openTrust(proxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...proxies]) {
    const [ip, bits] = network.split('/') as [string, string | undefined]
    const family = isIP(ip) === 4 ? 'ipv4' : 'ipv6'
    trusted.addSubnet(ip, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  const remembered = new Set<string>()

  return (address) => {
    if (remembered.has(address)) return true
    const version = isIP(address)
    if (version === 0 || !trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')) return false
    if (remembered.size < MOST_REMEMBERED) remembered.add(address)
    return true
  }
}

/** What a request says of where it comes from. */
export type Hops = { peer: string | undefined; forwarded: string | string[] | undefined }

export const hopsOf = ({ socket, headers }: IncomingMessage): Hops => ({
  peer: socket.remoteAddress,
  forwarded: headers['x-forwarded-for'],
})

/** The address of the caller, as Fastify finds it, once the request is gone. */
export function openAddressOf(proxies: string[]): (hops: Hops) => string {
  const trust = openTrust(proxies)
  return ({ peer, forwarded }) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }
    return all(request as unknown as IncomingMessage, trust).at(-1)!
  }
}
