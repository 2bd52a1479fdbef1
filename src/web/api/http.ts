import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { ACTING_USER_HEADER } from '#contract/acting-user.ts'
import type { Me } from '#contract/auth.ts'
import { accessToken, storedUser } from './session.ts'

const TIMEOUT_MS = 5000
/** An upload is aborted after this time without progress. It has no other timeout. */
const MAX_SILENCE_MS = 60_000

/** Sends a request with the stored token. The server refuses it if the token is not of the user that the tab shows. */
export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  const token = accessToken()
  const headers = {
    ...request.headers,
    ...(token !== undefined && { ...bearer(token), [ACTING_USER_HEADER]: storedUser()?.id }),
  }
  // Arrays become repeated parameters, as the server expects.
  const defaults = { timeout: TIMEOUT_MS, paramsSerializer: { indexes: null } }
  const { data } = await axios.request<T>({ ...defaults, ...request, headers })
  return data
}

export async function findTokenUser(token: string): Promise<Me> {
  const options = { headers: bearer(token), timeout: TIMEOUT_MS }
  return (await axios.get<Me>('/auth/users/me', options)).data
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Sends no stored token, which the server would reject if it has expired. `key` is the idempotency key. */
export async function post<T = void>(
  path: string,
  body: object,
  key?: string,
  options?: AxiosRequestConfig,
): Promise<T> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await axios.post<T>(path, body, { headers, timeout: TIMEOUT_MS, ...options })
  return data
}

export async function getPublic<T>(path: string): Promise<T> {
  const { data } = await axios.get<T>(path, { timeout: TIMEOUT_MS })
  return data
}

export type OnPercent = (percent: number) => void

export async function upload<T>(
  onPercent: OnPercent,
  run: (options: AxiosRequestConfig) => Promise<T>,
): Promise<T> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
  try {
    return await run({
      timeout: 0,
      signal: silence.signal,
      onUploadProgress({ loaded, total }) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
        onPercent(Math.round((100 * loaded) / (total ?? loaded)))
      },
    })
  } catch (error) {
    if (!silence.signal.aborted) throw error
    throw new AxiosError(`timeout of ${MAX_SILENCE_MS}ms exceeded`, AxiosError.ECONNABORTED)
  } finally {
    clearTimeout(timer)
  }
}
