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
import { takenError } from '../database/constraints.ts'
import { logFailure } from '../database/log-failure.ts'
import { isUnavailable } from '../database/unavailable.ts'
import {
  badHost,
  HttpError,
  headersTooLarge,
  notFound,
  parseError,
  requestTimeout,
  tooLarge,
  unsupportedMediaType,
} from '../errors.ts'
import { hasOneHost } from './host.ts'
import { closeLingering, isLingering } from './lingering-close.ts'

const FRAMEWORK_ERRORS: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: parseError,
  FST_ERR_CTP_EMPTY_TYPE: unsupportedMediaType,
}

const RETRY_AFTER_SECONDS = 2

export function handleErrors(app: FastifyInstance): void {
  let aborted = 0
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isAborted(request)) {
      aborted += 1
      request.log.info({ aborted }, 'request aborted by its sender')
      return sendError(reply, parseError())
    }
    const httpError =
      error instanceof HttpError ? error : (FRAMEWORK_ERRORS[error.code]?.() ?? takenError(error))
    // Fastify closes the connection after an unread body, which loses the response. Only a 408 must close it.
    if (httpError?.status !== 408) reply.removeHeader('connection')
    return httpError ? sendError(reply, httpError) : sendServerError(error, request, reply)
  })
}

/** Responds to a URL that cannot be decoded. This error occurs before any hook or handler. */
export function handleFrameworkError(
  _error: FastifyError,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(reply, hasOneHost(raw) ? notFound() : badHost())
}

/** Errors of Node's HTTP parser. They occur before a request exists. */
const CLIENT_ERRORS: Record<string, () => HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
  HPE_HEADER_OVERFLOW: headersTooLarge,
}

export function handleClientError(error: ConnectionError, socket: Socket): void {
  // The client has gone.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // The response was sent already.
  if (isLingering(socket)) return void socket.destroy()
  sendErrorOnSocket(socket, (CLIENT_ERRORS[error.code] ?? parseError)())
}

/** Responds to errors that occur without a reply object. */
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
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  closeLingering(socket, [statusLine, ...lines, '', text].join('\r\n'))
}

export function sendError(reply: FastifyReply, { status, body, headers }: HttpError): FastifyReply {
  const response = status >= 500 ? { ...body, request_id: reply.request.id } : body
  return reply.code(status).headers(headers).send(response)
}

/** The client disconnected while sending. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.readableAborted && !raw.complete
}

function sendServerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const isTransient = isUnavailable(error)
  const status = isTransient ? 503 : 500
  logFailure(request.log, error, 'request failed')
  if (isTransient) reply.header('retry-after', RETRY_AFTER_SECONDS)
  const detail = isTransient
    ? 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.'
    : 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.'
  return reply.code(status).send({ detail, code: 'error', request_id: request.id })
}
