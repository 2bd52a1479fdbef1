import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { ACTING_USER_HEADER } from '#contract/acting-user.ts'
import type { Me } from '#contract/auth.ts'
import { accessToken, storedUser } from './session.ts'

/** Milliseconds that a call may take. */
const TIMEOUT = 5000
/** Milliseconds without progress after which an upload is aborted. */
const SILENCE = 60_000

/** One call with the stored token, refused unless it is that of whom the tab shows. */
export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  const token = accessToken()
  const headers = {
    ...request.headers,
    ...(token !== undefined && { ...bearer(token), [ACTING_USER_HEADER]: storedUser()?.id }),
  }
  // A list of values repeats its name, as the server reads it.
  const usual = { timeout: TIMEOUT, paramsSerializer: { indexes: null } }
  const { data } = await axios.request<T>({ ...usual, ...request, headers })
  return data
}

/** Whose token it is. */
export async function findTokenUser(token: string): Promise<Me> {
  const options = { headers: bearer(token), timeout: TIMEOUT }
  return (await axios.get<Me>('/auth/users/me', options)).data
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/**
 * Without the stored token, because an expired one would be rejected. With the same `key` as
 * `Idempotency-Key`, the same content is stored once.
 */
export async function post<T = void>(
  path: string,
  body: object,
  key?: string,
  options?: AxiosRequestConfig,
): Promise<T> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await axios.post<T>(path, body, { headers, timeout: TIMEOUT, ...options })
  return data
}

/** Without the stored token. */
export async function getPublic<T>(path: string): Promise<T> {
  const { data } = await axios.get<T>(path, { timeout: TIMEOUT })
  return data
}

export type OnProgress = (percent: number) => void

/** Runs an upload without a time limit; aborts it after a while without progress. */
export async function upload<T>(
  onPercent: OnProgress,
  run: (options: AxiosRequestConfig) => Promise<T>,
): Promise<T> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE)
  try {
    return await run({
      timeout: 0,
      signal: silence.signal,
      onUploadProgress({ loaded, total }) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE)
        onPercent(Math.round((100 * loaded) / (total ?? loaded)))
      },
    })
  } catch (error) {
    if (!silence.signal.aborted) throw error
    throw new AxiosError(`timeout of ${SILENCE}ms exceeded`, AxiosError.ECONNABORTED)
  } finally {
    clearTimeout(timer)
  }
}
