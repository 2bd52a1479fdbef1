import { OTHER_USER } from '#contract/acting-user.ts'
import { HttpError, httpError } from '../errors.ts'

/** RFC 9110, section 11.6.1: every 401 names a way to authenticate. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' }

export const notAuthenticated = () =>
  httpError(401, 'not_authenticated', 'Inicia sesión para continuar.', CHALLENGE)

export const badCredentials = () =>
  httpError(
    401,
    'no_active_account',
    'El correo o la contraseña no son correctos. Compruébalos y prueba otra vez.',
    CHALLENGE,
  )

/** Only answered to the right password. */
export const accountUnconfirmed = () =>
  httpError(
    401,
    'account_unconfirmed',
    'Te falta confirmar el correo. Abre el enlace que te enviamos, o pide otro.',
    CHALLENGE,
  )

/** Only answered to the right password; `why` says what the office wrote, where it did. */
export const accountDeactivated = (why: string | undefined) =>
  httpError(
    401,
    'account_deactivated',
    why ?? 'Tu cuenta está desactivada. Si crees que es un error, escríbenos desde Contacto.',
    CHALLENGE,
  )

export const badAuthorizationHeader = () =>
  httpError(
    401,
    'bad_authorization_header',
    'La cabecera Authorization debe tener dos partes: Bearer y el token.',
    CHALLENGE,
  )

export const userInactive = () =>
  httpError(401, 'user_inactive', 'Esta cuenta está desactivada.', CHALLENGE)

export const userNotFound = () =>
  httpError(401, 'user_not_found', 'Esta cuenta ya no existe.', CHALLENGE)

export const otherUser = () =>
  httpError(
    409,
    OTHER_USER,
    'En este navegador ha iniciado sesión otra persona, y no se ha hecho nada. Mira con qué cuenta estás y prueba otra vez.',
  )

/** `type` is absent where no token type is implied, as at the refresh call. */
export function tokenNotValid(type: 'access' | 'refresh') {
  const detail = 'La sesión ha terminado. Inicia sesión otra vez.'
  const message = 'El token no es válido o ha caducado.'
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message }]
  const body = { detail, code: 'token_not_valid' }
  return new HttpError(401, type === 'access' ? { ...body, messages } : body, CHALLENGE)
}
