import type { IncomingMessage } from 'node:http'

/** Headers by which proxies say for whom they ask (RFC 7239, RFC 9110 section 7.6.3). */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

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
  return isFromLoopback(raw) && !isForwarded && LOCAL_NAME.test(raw.headers.host ?? '')
}
