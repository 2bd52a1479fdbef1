import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { ACTING_USER_HEADER } from '#contract/acting-user.ts'
import type { Me } from '#contract/auth.ts'
import { accessToken, storedUser } from './session.ts'

/** Timeout of a call in milliseconds. */
const TIMEOUT = 5000
/** Milliseconds without progress after which an upload is aborted. */
const SILENCE = 60_000

/** Sends a request with the stored token. The server refuses it if the token is not of the user that the tab shows. */
export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  const token = accessToken()
  const headers = {
    ...request.headers,
    ...(token !== undefined && { ...bearer(token), [ACTING_USER_HEADER]: storedUser()?.id }),
  }
  // Arrays become repeated parameters, as the server expects.
  const defaults = { timeout: TIMEOUT, paramsSerializer: { indexes: null } }
  const { data } = await axios.request<T>({ ...defaults, ...request, headers })
  return data
}

export async function findTokenUser(token: string): Promise<Me> {
  const options = { headers: bearer(token), timeout: TIMEOUT }
  return (await axios.get<Me>('/auth/users/me', options)).data
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Sends no stored token: an expired one would be rejected. With an equal `key` equal content is stored once. */
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

export async function getPublic<T>(path: string): Promise<T> {
  const { data } = await axios.get<T>(path, { timeout: TIMEOUT })
  return data
}

export type OnProgress = (percent: number) => void

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
