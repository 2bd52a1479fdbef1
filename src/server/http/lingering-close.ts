import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { after, every } from '../process/timers.ts'
import { MIN_RATE } from './read-body.ts'

/** How much of a body is still read after its response. `grace`: seconds before `MIN_RATE` is required. */
const REQUEST_LIMITS = { bytes: 64 * 1024 * 1024, seconds: 30, grace: 5 }
/** How much a closed connection may still send. */
const CONNECTION_LIMITS = { bytes: 16 * 1024 * 1024, seconds: 10 }
const CHECK_MS = 100

const lingering = new WeakSet<object>()

/** Whether the last response was sent and further bytes are dropped. */
export const isLingering = (socket: object) => lingering.has(socket)

/**
 * Reads and drops the rest of a body, up to a limit, before a connection closes. Closing at once would reset the
 * connection and lose the response (RFC 9112, section 9.6; RFC 9110, section 15.5.14).
 */
export function lingerAfterResponses(
  app: FastifyInstance,
  { bytes, seconds, grace }: typeof REQUEST_LIMITS = REQUEST_LIMITS,
): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (!isBodyComing(request) || reply.getHeader('connection') === 'close') return next()
    const { raw } = request
    const mustClose = !reply.raw.shouldKeepAlive
    // Prevents Node from closing the connection with the response: `check` closes it below.
    reply.raw.shouldKeepAlive = true
    reply.raw.once('finish', () => {
      const { socket } = raw
      const [startedAt, bytesBefore] = [performance.now(), socket.bytesRead]
      raw.on('error', () => {}) // Without a listener an error would end the process.
      raw.resume()
      lingering.add(socket)
      const check = every(CHECK_MS, () => {
        if (!socket.destroyed && isBodyComing(request)) {
          const dropped = socket.bytesRead - bytesBefore
          const maxSeconds = Math.min(seconds, grace + dropped / MIN_RATE)
          const isOver = performance.now() - startedAt > maxSeconds * 1000
          if (isOver || dropped > bytes) socket.destroy()
          else return
        }
        clearInterval(check)
        lingering.delete(socket)
        if (mustClose) socket.end()
      })
    })
    next()
  })
}

/** Sends the last response of a connection and drops further bytes, up to a limit, without parsing them. */
export function closeLingering(
  socket: Duplex,
  answer: string,
  { bytes, seconds } = CONNECTION_LIMITS,
): void {
  if (!socket.writable) return void socket.destroy()
  lingering.add(socket)
  let dropped = 0
  // Detaches Node's HTTP parser. Otherwise it would keep reading.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > bytes) socket.destroy()
  })
  socket.on('error', () => {})
  const timeout = after(seconds * 1000, () => socket.destroy())
  socket.once('close', () => clearTimeout(timeout))
  socket.end(answer)
  socket.resume()
}

/** Whether more of the body is still to arrive. Never for injected requests: they have no connection. */
function isBodyComing({ raw, headers }: FastifyRequest): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  return hasBody && !raw.complete && typeof raw.socket?.bytesRead === 'number'
}
