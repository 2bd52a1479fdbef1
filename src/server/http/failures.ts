import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { isUnavailable } from '../database/unavailable.ts'
import {
  ApiError,
  badHost,
  headersTooLarge,
  notFound,
  parseError,
  tooLarge,
  tooSlow,
  unsupportedMediaType,
} from '../errors.ts'
import { hasOneHost } from './host.ts'
import { endLingering, isLingering } from './linger.ts'

/** What the framework refuses by itself, in our words. */
const OURS: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: parseError,
  FST_ERR_CTP_EMPTY_TYPE: unsupportedMediaType,
}

/** Seconds after which to come back for what passes by itself. */
const COME_BACK = 2

/** The only place where an error becomes an answer. */
export function answerFailures(app: FastifyInstance): void {
  let aborted = 0
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isAborted(request)) {
      aborted += 1
      request.log.info({ aborted }, 'request aborted by its sender')
      return answer(reply, parseError())
    }
    const refusal = error instanceof ApiError ? error : OURS[error.code]?.()
    // The framework closes the connection after every body that it could not read, and with it what
    // the caller was told: see `linger`. Only who has fallen silent is left.
    if (refusal?.status !== 408) reply.removeHeader('connection')
    return refusal ? answer(reply, refusal) : answerFault(error, request, reply)
  })
}

/** An address that cannot be decoded names nothing; it fails before any hook or handler. */
export function answerFrameworkError(
  _error: FastifyError,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): void {
  answer(reply, hasOneHost(raw) ? notFound() : badHost())
}

/** What never became a request, told in our words too, straight onto its connection. */
const BROKEN: Record<string, () => ApiError> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
}

export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // It has had its answer.
  if (isLingering(socket)) return void socket.destroy()
  answerOnSocket(socket, (BROKEN[error.code] ?? parseError)())
}

/** Where there is no reply to write it to. Ends the connection. */
export function answerOnSocket(socket: Duplex, { status, body, headers }: ApiError): void {
  const text = JSON.stringify(body)
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  endLingering(socket, [first, ...lines, '', text].join('\r\n'))
}

export function answer(reply: FastifyReply, { status, body, headers }: ApiError): FastifyReply {
  const told = status >= 500 ? { ...body, request_id: reply.request.id } : body
  return reply.code(status).headers(headers).send(told)
}

/** Whoever sends it has left half-way: no fault of ours, and nobody hears the answer. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.readableAborted && !raw.complete
}

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isPassing = isUnavailable(error)
  const status = isPassing ? 503 : 500
  request.log.error({ err: error, request_id: request.id }, 'request failed')
  if (isPassing) reply.header('retry-after', COME_BACK)
  const detail = isPassing
    ? 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.'
    : 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.'
  return reply.code(status).send({ detail, code: 'error', request_id: request.id })
}
