import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { all, compile } from '@fastify/proxy-addr'

/** Parses an IP address or a network (CIDR, RFC 4632). Refuses `/0`: any client could then choose its address. */
export function parseNetwork(text: string): string | undefined {
  const [ip, bits, ...rest] = text.split('/') as [string, string | undefined, ...string[]]
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return undefined
  if (bits === undefined) return text
  const maxBits = version === 4 ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits ? text : undefined
}

/** Returns Fastify's `trustProxy` function. Proxies on this machine are always trusted. */
export function openTrust(proxies: string[]): (address: string) => boolean {
  const trust = compile(['loopback', ...proxies])
  // The second argument, the number of the hop, has no effect.
  return (address) => trust(address, 0)
}

/** From where a request came: the address of the connection, and the header X-Forwarded-For. */
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
