import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { accessToken } from './session.ts'

/** Milliseconds that a call may take. */
const TIMEOUT = 5000
/** Milliseconds without any progress after which an upload is given up. */
const SILENCE = 60_000

/** One call with the stored token. */
export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  const token = accessToken()
  const identity = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const headers = { ...request.headers, ...identity }
  const { data } = await axios.request<T>({ timeout: TIMEOUT, ...request, headers })
  return data
}

/**
 * For strangers: whatever is left of a session must not get their call refused. `key` is the same
 * for the same content: what was sent twice counts once.
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

/** For strangers, too. */
export async function getPublic<T>(path: string): Promise<T> {
  const { data } = await axios.get<T>(path, { timeout: TIMEOUT })
  return data
}

export type OnProgress = (percent: number) => void

/** Uploads may take their time; only silence ends them. */
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
