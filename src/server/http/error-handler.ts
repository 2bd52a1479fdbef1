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
  badHost,
  HttpError,
  headersTooLarge,
  notFound,
  parseError,
  tooLarge,
  tooSlow,
  unsupportedMediaType,
} from '../errors.ts'
import { hasOneHost } from './host.ts'
import { endLingering, isLingering } from './linger.ts'

/** Errors of the framework, by its codes, and what we answer instead. */
const FRAMEWORK_ERRORS: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: parseError,
  FST_ERR_CTP_EMPTY_TYPE: unsupportedMediaType,
}

/** After which to ask again for what passes by itself. */
const RETRY_AFTER_SECONDS = 2

/** The only place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  let aborted = 0
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isAborted(request)) {
      aborted += 1
      request.log.info({ aborted }, 'request aborted by its sender')
      return sendError(reply, parseError())
    }
    const httpError = error instanceof HttpError ? error : FRAMEWORK_ERRORS[error.code]?.()
    // The framework closes the connection after every body that it could not read, and with it what
    // the caller was told: see `linger`. Only who has fallen silent is left.
    if (httpError?.status !== 408) reply.removeHeader('connection')
    return httpError ? sendError(reply, httpError) : sendServerError(error, request, reply)
  })
}

/** An address that cannot be decoded names nothing; it fails before any hook or handler. */
export function handleFrameworkError(
  _error: FastifyError,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(reply, hasOneHost(raw) ? notFound() : badHost())
}

/** Errors of Node's parser, by its codes: what they are about never became a request. */
const CLIENT_ERRORS: Record<string, () => HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
}

export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // It has had its answer.
  if (isLingering(socket)) return void socket.destroy()
  sendErrorOnSocket(socket, (CLIENT_ERRORS[error.code] ?? parseError)())
}

/** Where there is no reply to write it to. Ends the connection. */
export function sendErrorOnSocket(socket: Duplex, { status, body, headers }: HttpError): void {
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

export function sendError(reply: FastifyReply, { status, body, headers }: HttpError): FastifyReply {
  const response = status >= 500 ? { ...body, request_id: reply.request.id } : body
  return reply.code(status).headers(headers).send(response)
}

/** Whoever sends it has left half-way: no error of ours, and nobody hears the answer. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.readableAborted && !raw.complete
}

function sendServerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isTransient = isUnavailable(error)
  const status = isTransient ? 503 : 500
  request.log.error({ err: error, request_id: request.id }, 'request failed')
  if (isTransient) reply.header('retry-after', RETRY_AFTER_SECONDS)
  const detail = isTransient
    ? 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.'
    : 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.'
  return reply.code(status).send({ detail, code: 'error', request_id: request.id })
}
