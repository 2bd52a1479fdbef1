import { OTHER_USER } from '#contract/acting-user.ts'
import { HttpError, httpError } from '../errors.ts'

/** RFC 9110, section 11.6.1: every 401 names a way to authenticate. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' }

const unauthorized = (code: string, detail: string) => httpError(401, code, detail, CHALLENGE)

export const notAuthenticated = () =>
  unauthorized('not_authenticated', 'Inicia sesión para continuar.')

export const badCredentials = () =>
  unauthorized(
    'no_active_account',
    'El correo o la contraseña no son correctos. Compruébalos y prueba otra vez.',
  )

/** Sent only if the password is correct. */
export const accountUnconfirmed = () =>
  unauthorized(
    'account_unconfirmed',
    'Te falta confirmar el correo. Abre el enlace que te enviamos, o pide otro.',
  )

/** Sent only if the password is correct. `why` contains the office's reason. */
export const accountDeactivated = (why: string | undefined) =>
  unauthorized(
    'account_deactivated',
    why ?? 'Tu cuenta está desactivada. Si crees que es un error, escríbenos desde Contacto.',
  )

export const badAuthorizationHeader = () =>
  unauthorized(
    'bad_authorization_header',
    'La cabecera Authorization debe tener dos partes: Bearer y el token.',
  )

export const userInactive = () => unauthorized('user_inactive', 'Esta cuenta está desactivada.')

export const userNotFound = () => unauthorized('user_not_found', 'Esta cuenta ya no existe.')

export const otherUser = () =>
  httpError(
    409,
    OTHER_USER,
    'En este navegador ha iniciado sesión otra persona, y no se ha hecho nada. Mira con qué cuenta estás y prueba otra vez.',
  )

/** Only the error for access tokens has `messages`, as in SimpleJWT. */
export function tokenNotValid(type: 'access' | 'refresh') {
  const detail = 'La sesión ha terminado. Inicia sesión otra vez.'
  const message = 'El token no es válido o ha caducado.'
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message }]
  const body = { detail, code: 'token_not_valid' }
  return new HttpError(401, type === 'access' ? { ...body, messages } : body, CHALLENGE)
}
