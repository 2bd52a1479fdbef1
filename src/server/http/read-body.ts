import type { IncomingMessage } from 'node:http'
import { parseError, requestTimeout, tooLarge } from '../errors.ts'
import { after } from '../process/timers.ts'

/** Handles a chunk. The promise delays the next chunk (back-pressure). */
type ChunkHandler = (chunk: Buffer) => Promise<void> | undefined

/** Bytes a second, the minimum of Apache's `mod_reqtimeout`. Even a phone on a bad network is faster. */
export const MIN_RATE = 500

/**
 * Rejects with 413 above `max` bytes, with 408 after `silence` seconds without data or below `MIN_RATE`, with 400 if
 * the body ends early, and with the errors of `handleChunk`.
 */
export function readBody(
  message: IncomingMessage,
  { max, silence }: { max: number; silence: number },
  handleChunk: ChunkHandler,
): Promise<void> {
  if (declaredLength(message, max) > max) return Promise.reject(tooLarge())
  if (message.destroyed) return Promise.reject(parseError())
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let size = 0
  let isPaused = false
  let hasEnded = false
  let pausedMs = 0
  const startedAt = Date.now()
  const timer = after(silence * 1000, () => {
    if (isPaused) return void timer.refresh()
    const before = size
    // Bytes may have arrived while this process was busy. They are read before this callback.
    setImmediate(() => {
      if (!hasEnded && size === before) fail(requestTimeout())
    })
  })

  function receive(chunk: Buffer): void {
    timer.refresh()
    size += chunk.length
    try {
      if (size > max) throw tooLarge()
      const seconds = (Date.now() - startedAt - pausedMs) / 1000
      const maxSeconds = silence + size / MIN_RATE
      if (seconds > maxSeconds) throw requestTimeout()
      const ready = handleChunk(chunk)
      if (ready) pause(ready)
    } catch (error) {
      fail(error)
    }
  }
  function pause(ready: Promise<void>): void {
    isPaused = true
    message.pause()
    const since = Date.now()
    ready.then(() => {
      isPaused = false
      pausedMs += Date.now() - since
      timer.refresh()
      message.resume()
    }, fail)
  }
  const end = () => stop(resolve)
  const abort = () => fail(parseError())
  const fail = (error: unknown) => stop(() => reject(error))
  function stop(settle: () => void): void {
    hasEnded = true
    clearTimeout(timer)
    message.off('data', receive).off('end', end).off('close', abort)
    settle()
  }
  // 'close' follows an error. Without a listener an error would end the process.
  message.on('error', () => {})
  message.on('data', receive).on('end', end).on('close', abort)
  return promise
}

/** Returns the declared length of a body in bytes, or `max` for a chunked body, which has no declared length. */
export function declaredLength({ headers }: IncomingMessage, max: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : max
}
