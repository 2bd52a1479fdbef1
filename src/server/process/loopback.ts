import type { IncomingMessage } from 'node:http'

/** Headers in which proxies name their client (RFC 7239, RFC 9110 section 7.6.3). */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** Names of one address. Other loopback addresses, such as 127.0.0.2, may lead to another program. */
const SAME_ADDRESS = /^(?:localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Whether a Host header is a local name. DNS rebinding cannot use such a name. */
export const isLocalName = (host = '') => LOCAL_NAME.test(host)

/** Whether the connection comes from this machine, possibly from a proxy on it. */
export function isFromLoopback({ socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? ''
  return address === '::1' || address.startsWith('127.')
}

/** Whether a request was sent on this machine without a proxy, which would add `FORWARDING` or pass a public Host. */
export function isSentLocally(raw: IncomingMessage): boolean {
  const isForwarded = FORWARDING.some((name) => raw.headers[name] !== undefined)
  return isFromLoopback(raw) && !isForwarded && isLocalName(raw.headers.host)
}

/**
 * Returns the URL to redirect to if a client uses another name of this machine's address (`localhost` for `127.0.0.1`):
 * pages may only load from the origin of `publicUrl`. Other ports are not redirected, because they may be a tunnel's.
 */
export function openLocalAddress(publicUrl: string) {
  const { host: publicHost } = new URL(publicUrl)
  const publicMatch = SAME_ADDRESS.exec(publicHost)
  return ({ headers: { host = '' }, url }: Pick<IncomingMessage, 'headers' | 'url'>) => {
    if (publicMatch === null || host === publicHost) return undefined
    const match = SAME_ADDRESS.exec(host)
    const isSamePort = match?.[1] === publicMatch[1]
    return match && isSamePort ? publicUrl + url : undefined
  }
}
