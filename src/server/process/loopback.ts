import type { IncomingMessage } from 'node:http'

/** Headers by which proxies say for whom they ask (RFC 7239, RFC 9110 section 7.6.3). */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** The names of one address; those of others on this machine may lead to another program. */
const SAME_ADDRESS = /^(?:localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Whether a program on this machine is called by a name that leads nowhere else: no DNS can rebind it. */
export const isLocalName = (host = '') => LOCAL_NAME.test(host)

/** Whether the connection comes from this machine, on somebody else's behalf or not. */
export function isFromLoopback({ socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? ''
  return address === '::1' || address.startsWith('127.')
}

/**
 * Whether somebody on this machine asks for themselves. A proxy that says nothing of whom it asks for still
 * betrays itself by the name that it was called by.
 */
export function isAskedLocally(raw: IncomingMessage): boolean {
  const isForwarded = FORWARDING.some((name) => raw.headers[name] !== undefined)
  return isFromLoopback(raw) && !isForwarded && isLocalName(raw.headers.host)
}

/**
 * Finds where a caller that uses another name of this machine's address should ask (`localhost` for
 * `127.0.0.1`). A page may only load from and send to the origin that it was opened at, and its photos and links name
 * `publicUrl`. Undefined for all other names, and for other ports, which may be those of a tunnel.
 */
export function openLocalAddress(
  publicUrl: string,
): (raw: Pick<IncomingMessage, 'headers' | 'url'>) => string | undefined {
  const { host } = new URL(publicUrl)
  const own = SAME_ADDRESS.exec(host)
  return ({ headers: { host: asked = '' }, url }) => {
    if (own === null || asked === host) return undefined
    const other = SAME_ADDRESS.exec(asked)
    return other && other[1] === own[1] ? publicUrl + url : undefined
  }
}
