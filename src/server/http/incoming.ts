import type { IncomingMessage } from 'node:http'
import { parseError, tooLarge, tooSlow } from '../errors.ts'

/** A sink that cannot take more now answers when it can. */
export type ChunkHandler = (chunk: Buffer) => Promise<void> | undefined

/**
 * Hands the bytes of a body on as they come. Rejects with 413 for more than `most` bytes, with 408
 * when none comes for `silence` seconds, with 400 when it is cut off, and with what `sink` throws;
 * what comes after that is dropped, see `linger`.
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
  const timer = setTimeout(() => {
    if (isHeldBack) return void timer.refresh()
    const before = size
    // What came while we ourselves were busy is read first.
    setImmediate(() => {
      if (!isOver && size === before) fail(tooSlow())
    })
  }, silence * 1000)

  function take(chunk: Buffer): void {
    timer.refresh()
    size += chunk.length
    try {
      if (size > most) throw tooLarge()
      const ready = sink(chunk)
      if (ready) holdBack(ready)
    } catch (error) {
      fail(error)
    }
  }
  function holdBack(ready: Promise<void>): void {
    isHeldBack = true
    message.pause()
    ready.then(() => {
      isHeldBack = false
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
  // An error is followed by 'close'; without a listener it would end the process.
  message.on('error', () => {})
  message.on('data', take).on('end', end).on('close', cut)
  return promise
}

/** The bytes of a body: what its head says, or for one in chunks `most`, all that it may come to. */
export function declaredLength({ headers }: IncomingMessage, most: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : most
}
