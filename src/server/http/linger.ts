import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Of a body that was answered with an error: more than any photo of a phone, sent in the time that it takes. */
const LINGER = { bytes: 64 * 1024 * 1024, seconds: 30 }
/** Of what never became a request. */
const BRIEF = { bytes: 16 * 1024 * 1024, seconds: 10 }
/** Milliseconds between two looks at how much came. */
const LOOK = 100

const lingering = new WeakSet<object>()

/** Whether a connection has its answer, and only drops what still comes. */
export const isLingering = (socket: object) => lingering.has(socket)

/**
 * Reads on and drops what is still to come of a body when its call is answered (with an error mostly), up
 * to a bound, and closes then: a connection that is closed at once is reset, and the answer is lost
 * with it (RFC 9112, section 9.6; RFC 9110, section 15.5.14).
 */
export function lingerOverBodies(app: FastifyInstance, { bytes, seconds } = LINGER): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request
    const isToEnd = !reply.raw.shouldKeepAlive
    if (!isComing(request) || reply.getHeader('connection') === 'close') return
    // Or the connection would be closed under the answer; it is closed below.
    reply.raw.shouldKeepAlive = true
    reply.raw.once('finish', () => {
      const { socket } = raw
      const [begun, read] = [performance.now(), socket.bytesRead]
      raw.on('error', () => {})
      raw.resume()
      lingering.add(socket)
      const look = setInterval(() => {
        if (!socket.destroyed && isComing(request)) {
          const isOver = performance.now() - begun > seconds * 1000
          if (isOver || socket.bytesRead - read > bytes) socket.destroy()
          else return
        }
        clearInterval(look)
        lingering.delete(socket)
        if (isToEnd) socket.end()
      }, LOOK)
    })
  })
}

/**
 * Ends a connection with what it is told last, and drops what still comes, up to a bound: see above.
 * None of it is taken for a request any more.
 */
export function endLingering(socket: Duplex, told: string, { bytes, seconds } = BRIEF): void {
  if (!socket.writable) return void socket.destroy()
  lingering.add(socket)
  let dropped = 0
  // The parser listens for them, or reads beside the stream until somebody else does.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > bytes) socket.destroy()
  })
  socket.on('error', () => {})
  const limit = setTimeout(() => socket.destroy(), seconds * 1000)
  socket.once('close', () => clearTimeout(limit))
  socket.end(told)
  socket.resume()
}

/** `inject` has no connection, nor anything that is still to come. */
function isComing({ raw, headers }: FastifyRequest): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  return hasBody && !raw.complete && typeof raw.socket?.bytesRead === 'number'
}
