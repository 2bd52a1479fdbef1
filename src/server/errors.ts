import type { Commerce } from '#contract/commerces.ts'
import type { ClosedShop } from '#contract/directory.ts'
import type { FieldErrors } from '#contract/field-errors.ts'

/** A refusal that reaches the caller: `http/failures.ts` turns it into the answer. */
export class ApiError extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

function refuse(status: number, code: string, detail: string, headers?: Record<string, string>) {
  return new ApiError(status, { detail, code }, headers)
}

/** RFC 9110, section 11.6.1: every 401 says how to identify oneself. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' }

export const notAuthenticated = () =>
  refuse(401, 'not_authenticated', 'Inicia sesión para continuar.', CHALLENGE)

export const badCredentials = () =>
  refuse(
    401,
    'no_active_account',
    'El correo o la contraseña no son correctos. Compruébalos y prueba otra vez.',
    CHALLENGE,
  )

/** Told only to whoever gives the right password. */
export const accountUnconfirmed = () =>
  refuse(
    401,
    'account_unconfirmed',
    'Te falta confirmar el correo. Abre el enlace que te enviamos, o pide otro.',
    CHALLENGE,
  )

/** Told only to whoever gives the right password. */
export const accountDeactivated = () =>
  refuse(
    401,
    'account_deactivated',
    'Tu cuenta está desactivada. Si crees que es un error, escríbenos desde Contacto.',
    CHALLENGE,
  )

export const badAuthorizationHeader = () =>
  refuse(
    401,
    'bad_authorization_header',
    'La cabecera Authorization debe tener dos partes: Bearer y el token.',
    CHALLENGE,
  )

export const userInactive = () =>
  refuse(401, 'user_inactive', 'Esta cuenta está desactivada.', CHALLENGE)

export const userNotFound = () =>
  refuse(401, 'user_not_found', 'Esta cuenta ya no existe.', CHALLENGE)

/** `type` is absent where any token would have been refused, as at the refresh call. */
export function tokenNotValid(type: 'access' | 'refresh') {
  const detail = 'La sesión ha terminado. Inicia sesión otra vez.'
  const message = 'El token no es válido o ha caducado.'
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message }]
  const body = { detail, code: 'token_not_valid' }
  return new ApiError(401, type === 'access' ? { ...body, messages } : body, CHALLENGE)
}

export const permissionDenied = () =>
  refuse(403, 'permission_denied', 'No tienes permiso para hacer esto.')

export const notFound = () => refuse(404, 'not_found', 'No encontrado.')

export const closedForNow = (closed: ClosedShop) =>
  new ApiError(404, {
    detail: `«${closed.name}» está cerrado por ahora.`,
    code: 'not_found',
    closed,
  })

export const methodNotAllowed = (method: string, allowed: string[]) =>
  refuse(405, 'method_not_allowed', `Aquí no se puede usar ${method}.`, {
    allow: allowed.join(', '),
  })

export const gone = () => refuse(410, 'gone', 'Esto ya no está en el directorio.')

const DECIDED = { PE: 'pendiente', OK: 'aceptada', RE: 'rechazada' }

export const alreadyResolved = (status: keyof typeof DECIDED) =>
  refuse(409, 'already_resolved', `Esta solicitud ya está ${DECIDED[status]}.`)

/** Undoing comes too late, or is somebody else's: `detail` says which. */
export const notUndone = (detail: string) => refuse(409, 'already_resolved', detail)

export const lastAdministrator = () =>
  refuse(
    409,
    'last_administrator',
    'Tiene que quedar al menos una persona en administración. Nombra antes a otra.',
  )

export const notConfirmed = () =>
  refuse(
    409,
    'not_confirmed',
    'Esta cuenta aún no ha confirmado su correo. Reenvíale la confirmación.',
  )

export const alreadyConfirmed = () =>
  refuse(409, 'already_confirmed', 'Esta cuenta ya ha confirmado su correo.')

export const alreadyAnswered = (by: string | null) =>
  refuse(
    409,
    'already_resolved',
    `Esta duda ya la ha respondido ${by ?? 'otra persona'}. Su respuesta está en la lista.`,
  )

/** `current`: what the other one saved, so that the slower loses nothing. */
export const editConflict = (current: Commerce) =>
  new ApiError(409, {
    detail: 'Otra persona ha guardado cambios mientras escribías. Míralos y vuelve a guardar.',
    code: 'edit_conflict',
    current,
  })

/** Carries how many of each have it, so that a person can be asked where they go. */
export const categoryInUse = (name: string, use: { commerces: number; offers: number }) =>
  new ApiError(409, {
    detail: `«${name}» se está usando. Elige a qué categoría pasan sus comercios y ofertas.`,
    code: 'in_use',
    ...use,
  })

export const firstCategoryStays = (name: string) =>
  refuse(
    409,
    'first_category',
    `«${name}» no se puede eliminar: siempre hace falta una categoría. Puedes cambiarle el nombre.`,
  )

export const idempotencyConflict = () =>
  refuse(422, 'idempotency_conflict', 'Esa Idempotency-Key ya se usó con otros datos.')

export const inProgress = () =>
  refuse(409, 'in_progress', 'Ya estamos con ello. Espera un momento y prueba otra vez.')

export const tooLarge = () =>
  refuse(413, 'too_large', 'Lo que envías es demasiado grande. Prueba con una foto más pequeña.')

export const unsupportedMediaType = () =>
  refuse(
    415,
    'unsupported_media_type',
    'Envía los datos como application/json, application/x-www-form-urlencoded o multipart/form-data.',
  )

export const parseError = () =>
  refuse(400, 'parse_error', 'No se entienden los datos enviados. Prueba otra vez.')

export const badHost = () =>
  refuse(400, 'bad_host', 'La petición debe llevar la cabecera Host una sola vez, con un nombre.')

export const tooSlow = () =>
  refuse(408, 'timeout', 'Lo que envías no ha llegado a tiempo. Prueba otra vez.')

/** Seconds in which uploads under way have usually ended. */
const UPLOADS_END = { 'retry-after': '15' }

export const tooMuchFromOne = () =>
  refuse(
    429,
    'throttled',
    'Estás enviando demasiado a la vez. Espera a que termine y prueba otra vez.',
    UPLOADS_END,
  )

export const tooMuchAtOnce = () =>
  refuse(
    503,
    'error',
    'Ahora mismo nos llega demasiado a la vez. Prueba otra vez en un momento.',
    UPLOADS_END,
  )

export const headersTooLarge = () =>
  refuse(431, 'too_large', 'Las cabeceras de la petición son demasiado grandes.')

export const invalid = (errors: FieldErrors) => new ApiError(400, errors)

export const throttled = (seconds: number) =>
  refuse(429, 'throttled', `Demasiados intentos. Vuelve a probar en ${waitInWords(seconds)}.`, {
    'retry-after': String(seconds),
  })

/** Too much at once of what is dear to make; `requestId` is what the log calls it. */
export const overloaded = (requestId: string, seconds: number) =>
  new ApiError(
    503,
    {
      detail: `Ahora mismo se piden demasiadas listas enteras. Prueba otra vez en ${waitInWords(seconds)}, o pide una página.`,
      code: 'error',
      request_id: requestId,
    },
    { 'retry-after': String(seconds) },
  )

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}

/** What passes by itself: a full disk, a store out of reach, too much at once. Answered with 503. */
export class NotNow extends Error {}
