import axios, { type AxiosError, type AxiosRequestConfig } from 'axios'
import type { Me, TokenPair } from '#contract/auth.ts'
import { post, send } from './http.ts'
import {
  accessToken,
  clearSession,
  refreshToken,
  storeAccessToken,
  storeRefreshToken,
  storeUser,
} from './session.ts'
import { hasUnsaved } from './unsaved-changes.ts'

/** The session is over: its tokens are cleared, and the way goes to the login. */
export class SessionEnded extends Error {}

/** The account of the session is closed or deleted: no password opens it again. */
export class AccountGone extends SessionEnded {}

/** The session could not be renewed for a reason that is not the session's. */
export class RefreshFailed extends Error {
  readonly status: number

  constructor(status: number) {
    super(`refresh answered ${status}`)
    this.status = status
  }
}

export async function signIn(email: string, password: string): Promise<Me> {
  const { access, refresh } = await post<TokenPair>('/api/token/', { email, password })
  storeAccessToken(access)
  storeRefreshToken(refresh)
  return loadUser()
}

/** Signed out here in any case; on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const isSignedIn = accessToken() !== undefined
  // It takes the token along before that is cleared.
  const sent = isSignedIn && send({ url: '/token/logout/', method: 'post', data: {} })
  clearSession()
  await Promise.allSettled([sent])
}

export async function get<T>(url: string, params?: object): Promise<T> {
  return call<T>({ url, params })
}

/** One call with the stored token. A 401 renews the session and tries once more. */
export async function call<T>(request: AxiosRequestConfig): Promise<T> {
  const used = accessToken()
  try {
    return await send<T>(request)
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    if (isAccountGone(error)) throw endSession(new AccountGone())
    // A call that comes late to a renewal finds the new token there already.
    if (used === accessToken()) await renewSession()
  }
  try {
    return await send<T>(request)
  } catch (error) {
    throw statusOf(error) === 401 ? endSession() : error
  }
}

/** What the screen does when the session is lost. */
type SessionEvents = {
  /** Asks for the password over what stands there. Answers whether the session goes on. */
  askAgain: () => Promise<boolean>
  onEnd: () => void
}

let sessionEvents: SessionEvents | undefined

/** Answers how to stop. */
export function onSessionEvents(by: SessionEvents): () => void {
  sessionEvents = by
  return () => {
    if (sessionEvents === by) sessionEvents = undefined
  }
}

let renewal: Promise<void> | undefined

/** Calls that fail together share one renewal. */
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
    const status = statusOf(error)
    if (status !== undefined && status !== 401) throw new RefreshFailed(status)
    await reauthenticate()
  }
}

/** With something unsaved on the screen the login opens over it, and what was being done goes on. */
async function reauthenticate(): Promise<void> {
  if (hasUnsaved() && (await sessionEvents?.askAgain())) return
  throw endSession()
}

/** Who is signed in, as the server has them now: the menu follows. */
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

function isAccountGone(error: unknown): boolean {
  const { code } = (responseBodyOf(error) ?? {}) as { code?: string }
  return code === 'user_not_found' || code === 'user_inactive'
}

/** Undefined when there was no answer at all. */
export function statusOf(error: unknown): number | undefined {
  return axios.isAxiosError(error) ? error.response?.status : undefined
}

/** What the server said: errors by field, or a sentence. Undefined when there was no answer. */
export function responseBodyOf(error: unknown): unknown {
  return axios.isAxiosError(error) ? error.response?.data : undefined
}

/** The same at the login, where the specification asks for the words of the network itself. */
export function loginErrorMessage(error: unknown): string {
  const sentence = errorMessage(error)
  if (!axios.isAxiosError(error) || error.response !== undefined) return sentence
  return `${sentence.slice(0, -1)} («${error.message}»).`
}

/** Why a call brought nothing, as a sentence for a person. */
export function errorMessage(error: unknown): string {
  if (error instanceof AccountGone)
    return 'Esta cuenta está cerrada: ya no se puede entrar con ella.'
  if (error instanceof SessionEnded) return 'Tu sesión ha terminado. Inicia sesión otra vez.'
  if (!axios.isAxiosError(error)) return 'Algo ha fallado. Prueba otra vez.'
  if (error.response === undefined) return noResponseMessage(error)
  const { detail } = (error.response.data ?? {}) as { detail?: unknown }
  return typeof detail === 'string' ? detail : `El servidor ha respondido ${error.response.status}.`
}

function noResponseMessage({ code }: AxiosError): string {
  return code === 'ECONNABORTED'
    ? 'El servidor tarda demasiado. Prueba otra vez.'
    : 'No hay conexión. Comprueba internet y prueba otra vez.'
}
