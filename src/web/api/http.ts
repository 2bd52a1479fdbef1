import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { accessToken } from './session.ts'

/** Milliseconds that a call may take. */
const TIMEOUT = 5000
/** Milliseconds without progress after which an upload is aborted. */
const SILENCE = 60_000

/** One call with the stored token. */
export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  const token = accessToken()
  const identity = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const headers = { ...request.headers, ...identity }
  // A list of values repeats its name, as the server reads it.
  const usual = { timeout: TIMEOUT, paramsSerializer: { indexes: null } }
  const { data } = await axios.request<T>({ ...usual, ...request, headers })
  return data
}

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
