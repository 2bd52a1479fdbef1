import axios, { type AxiosRequestConfig } from 'axios'
import { OTHER_USER } from '#contract/acting-user.ts'
import type { Me, TokenPair } from '#contract/auth.ts'
import { errorSentences } from '#contract/field-errors.ts'
import { type Refusal, sessionRefusal } from '#web/document/device-storage.ts'
import { findTokenUser, post, send } from './http.ts'
import {
  accessToken,
  clearSession,
  otherUser,
  refreshToken,
  type StoredUser,
  storeAccessToken,
  storeRefreshToken,
  storeUser,
} from './session.ts'
import { hasUnsaved } from './unsaved-changes.ts'

/** An error of the browser's session. Its message is shown to the user. */
class SessionError extends Error {}

/** Thrown after the session has ended: its tokens are cleared, and the login opens. */
export class SessionEnded extends SessionError {
  override message = 'Tu sesión ha terminado. Inicia sesión otra vez.'
}

/** Thrown if the account of the session is closed or deleted: signing in again cannot work. */
export class AccountGone extends SessionEnded {
  override message = 'Esta cuenta está cerrada: ya no se puede iniciar sesión con ella.'
}

export class StorageRefused extends SessionError {
  constructor(refusal: Refusal) {
    super(REFUSALS[refusal])
  }
}

const REFUSALS: Record<Refusal, string> = {
  denied:
    'Tu navegador no deja que esta web guarde nada, y sin eso no se puede iniciar sesión. Permite los datos de este sitio en los ajustes del navegador y prueba otra vez.',
  full: 'A tu navegador no le queda espacio para guardar tu sesión, y sin eso no se puede iniciar sesión. Elimina datos de otras webs en sus ajustes y prueba otra vez.',
  cookies:
    'Tu navegador bloquea las cookies de esta web, y sin ellas no se puede iniciar sesión. Permítelas en los ajustes del navegador y prueba otra vez.',
}

/** Thrown if the tab now acts for another user: the request of the earlier user is not sent. */
export class UserChanged extends SessionError {
  constructor({ username }: StoredUser) {
    super(`Ahora sigues como ${username}, y no se ha enviado nada. Míralo y prueba otra vez.`)
  }
}

/** The server answered the renewal with an error other than 401: the session may still be valid. */
export class RefreshFailed extends Error {
  readonly status: number

  constructor(status: number) {
    super(`refresh answered ${status}`)
    this.status = status
  }
}

/** Throws `StorageRefused`, without a request, if the browser would refuse to store the session. */
export async function signIn(email: string, password: string): Promise<Me> {
  const refusal = sessionRefusal()
  if (refusal) throw new StorageRefused(refusal)
  const { access, refresh } = await post<TokenPair>('/api/token/', { email, password })
  const user = await findTokenUser(access)
  storeAccessToken(access)
  storeRefreshToken(refresh)
  storeUser(user)
  return user
}

export async function signOut(): Promise<void> {
  const isSignedIn = accessToken() !== undefined
  // This request reads the token before `clearSession` deletes it.
  const request = isSignedIn && send({ url: '/token/logout/', method: 'post', data: {} })
  clearSession()
  await Promise.allSettled([request])
}

export const get = <T>(url: string, params?: object) => call<T>({ url, params })

/** Sends a request with the stored token. After a 401 it renews the session and tries once more. */
export async function call<T>(request: AxiosRequestConfig, sendOnce = send<T>): Promise<T> {
  await requireSameUser()
  const used = accessToken()
  try {
    return await sendOnce(request)
  } catch (error) {
    if (isOtherUser(error)) {
      await askWhoActs(await findTokenUser(used!))
      return call(request, sendOnce)
    }
    if (statusOf(error) !== 401) throw error
    if (isAccountGone(error)) throw endSession(new AccountGone())
    // Another call may have renewed the token meanwhile.
    if (used === accessToken()) await renewSession()
  }
  await requireSameUser()
  try {
    return await sendOnce(request)
  } catch (error) {
    if (isOtherUser(error)) return call(request, sendOnce)
    throw statusOf(error) === 401 ? endSession() : error
  }
}

/** If another user has signed in in another tab, asks which of the two this tab continues as. */
export async function requireSameUser(): Promise<void> {
  const other = otherUser()
  if (other) await askWhoActs(other)
}

let userQuestion: Promise<void> | undefined

/** Concurrent calls share one question. Throws `UserChanged` if the tab continues as the other user. */
function askWhoActs(other: StoredUser): Promise<void> {
  userQuestion ??= ask(other).finally(() => {
    userQuestion = undefined
  })
  return userQuestion
}

async function ask(other: StoredUser): Promise<void> {
  // Without a dialog (no screen is shown yet) the tab continues as the other user.
  if (await sessionEvents?.askWhoActs(other)) return
  storeUser(other)
  // The other user may not see this screen, so leave it, unless unsaved input would be lost.
  if (!hasUnsaved()) sessionEvents?.onUserChange()
  throw new UserChanged(other)
}

type SessionEvents = {
  /** Asks for the password in a dialog over the screen. Returns whether the session continues. */
  askPassword: () => Promise<boolean>
  /** Returns true if the user that the tab shows has signed in again. */
  askWhoActs: (other: StoredUser) => Promise<boolean>
  onEnd: () => void
  onUserChange: () => void
}

let sessionEvents: SessionEvents | undefined

export function onSessionEvents(handlers: SessionEvents): () => void {
  sessionEvents = handlers
  return () => {
    if (sessionEvents === handlers) sessionEvents = undefined
  }
}

let renewal: Promise<void> | undefined

/** Concurrent calls share one renewal. */
function renewSession(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renew(): Promise<void> {
  const refresh = refreshToken()
  if (refresh === undefined) return reauthenticate()
  try {
    const { access } = await post<{ access: string }>('/api/token/refresh/', { refresh })
    storeAccessToken(access)
    await loadUser()
  } catch (error) {
    // `call` repeats the request and asks which user continues.
    if (isOtherUser(error)) return
    const status = statusOf(error)
    // The specification requires the login after a network error (without a status), too.
    if (status !== undefined && status !== 401) throw new RefreshFailed(status)
    await reauthenticate()
  }
}

/** Opens the login in a dialog if there are unsaved changes. Without a login, ends the session and throws. */
async function reauthenticate(): Promise<void> {
  if (hasUnsaved() && (await sessionEvents?.askPassword())) return
  throw endSession()
}

export async function loadUser(): Promise<Me> {
  const user = await send<Me>({ url: '/auth/users/me' })
  storeUser(user)
  return user
}

function endSession(reason = new SessionEnded()): SessionEnded {
  clearSession()
  sessionEvents?.onEnd()
  return reason
}

const isAccountGone = (error: unknown) =>
  ['user_not_found', 'user_inactive'].includes(codeOf(error) ?? '')

const isOtherUser = (error: unknown) => codeOf(error) === OTHER_USER

export function codeOf(error: unknown): string | undefined {
  return (responseBodyOf(error) as { code?: string } | undefined)?.code
}

export function conflictOf<Item>(error: unknown): Item | undefined {
  const answer = responseBodyOf(error) as { code?: string; current?: Item } | undefined
  return answer?.code === 'edit_conflict' ? answer.current : undefined
}

export function statusOf(error: unknown): number | undefined {
  return axios.isAxiosError(error) ? error.response?.status : undefined
}

export function responseBodyOf(error: unknown): unknown {
  return axios.isAxiosError(error) ? error.response?.data : undefined
}

/** Like `errorMessage`, but includes the text of a network error, as the specification requires at the login. */
export function loginErrorMessage(error: unknown): string {
  const sentence = errorMessage(error)
  if (!axios.isAxiosError(error) || error.response !== undefined) return sentence
  return `${sentence.slice(0, -1)} («${error.message}»).`
}

export function errorMessage(error: unknown): string {
  if (error instanceof SessionError) return error.message
  if (!axios.isAxiosError(error)) return 'Algo ha fallado. Prueba otra vez.'
  if (error.response === undefined)
    return error.code === 'ECONNABORTED'
      ? 'El servidor tarda demasiado. Prueba otra vez.'
      : 'No hay conexión. Comprueba internet y prueba otra vez.'
  const { status, data } = error.response
  if (typeof data?.detail === 'string') return data.detail
  const [sentence] = status === 400 ? errorSentences(data) : []
  return sentence ?? `El servidor ha respondido ${status}.`
}
