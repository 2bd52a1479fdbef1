import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { vi } from 'vitest'
import { WAIT } from './wait.ts'

export const MIB = 1024 * 1024
export const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
export const PART =
  '--x\r\nContent-Disposition: form-data; name="photo"; filename="foto.jpg"\r\n' +
  'Content-Type: image/jpeg\r\n\r\n'

export const waitUntil = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, WAIT)
export const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
export const times = (number: number) => Array.from({ length: number })

export function head(path: string, length: number, more = ''): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: escaparate.example\r\n${more}` +
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`
  )
}

/** Opens a TCP connection on which a test writes its own HTTP. */
export async function open(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), new URL(address).hostname)
  // The server may close the connection with a reset.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
