import type { IncomingMessage } from 'node:http'
import { parseError, requestTimeout, tooLarge } from '../errors.ts'
import { after } from '../process/timers.ts'

/** Returns a promise while it cannot take more (back-pressure). */
export type ChunkHandler = (chunk: Buffer) => Promise<void> | undefined

/** Bytes a second, the minimum of Apache's `mod_reqtimeout`: a phone on the worst network sends more. */
export const MIN_RATE = 500

/**
 * Passes on the bytes of a body as they arrive. Rejects with 413 above `most` bytes, with 408 when none
 * arrives for `silence` seconds or it is slower than `MIN_RATE` after them, with 400 when the body ends early, and with what `sink` throws; the rest
 * is dropped, see `lingering-close.ts`.
 */
export function readBody(
  message: IncomingMessage,
  { most, silence }: { most: number; silence: number },
  sink: ChunkHandler,
): Promise<void> {
  if (declaredLength(message, most) > most) return Promise.reject(tooLarge())
  if (message.destroyed) return Promise.reject(parseError())
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let size = 0
  let isHeldBack = false
  let isOver = false
  let heldBack = 0
  const begun = Date.now()
  const timer = after(silence * 1000, () => {
    if (isHeldBack) return void timer.refresh()
    const before = size
    // First reads what arrived while this process was busy.
    setImmediate(() => {
      if (!isOver && size === before) fail(requestTimeout())
    })
  })

  function take(chunk: Buffer): void {
    timer.refresh()
    size += chunk.length
    try {
      if (size > most) throw tooLarge()
      const seconds = (Date.now() - begun - heldBack) / 1000
      if (seconds > silence + size / MIN_RATE) throw requestTimeout()
      const ready = sink(chunk)
      if (ready) holdBack(ready)
    } catch (error) {
      fail(error)
    }
  }
  function holdBack(ready: Promise<void>): void {
    isHeldBack = true
    message.pause()
    const since = Date.now()
    ready.then(() => {
      isHeldBack = false
      heldBack += Date.now() - since
      timer.refresh()
      message.resume()
    }, fail)
  }
  const end = () => stop(resolve)
  const cut = () => fail(parseError())
  const fail = (error: unknown) => stop(() => reject(error))
  function stop(settle: () => void): void {
    isOver = true
    clearTimeout(timer)
    message.off('data', take).off('end', end).off('close', cut)
    settle()
  }
  // 'close' follows an error; without a listener the error would end the process.
  message.on('error', () => {})
  message.on('data', take).on('end', end).on('close', cut)
  return promise
}

/** The length of a body by its head; for a chunked one `most`, which it cannot exceed. */
export function declaredLength({ headers }: IncomingMessage, most: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : most
}
