import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { overloaded } from '../errors.ts'
import { openFairQueue, QueueFull } from '../queues/fair-queue.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/** Fewer searches at once than connections for reads, so that other calls find one free. No client takes all places. */
const SEARCHES = { atOnce: 5, atOnceEach: 4, maxWaitingEach: 40, maxWaiting: 60 }
/** Seconds. */
const RETRY_AFTER = 2
const TOO_MANY = 'Ahora mismo hay demasiadas búsquedas a la vez. Prueba otra vez en un momento.'

/**
 * Queues the searches of all clients fairly, and refuses those that exceed the queue. Searches of pages are injected, so
 * they have no socket. They do not wait here: pages have their own queue, and the answer is shared by all visitors.
 */
export function openSearchQueue() {
  const queue = openFairQueue(SEARCHES)
  return <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { search } = request.query as { search?: unknown }
    if (!search || !(request.raw.socket instanceof Socket)) return work()
    return queue(rateLimitKey(request), work).catch((error) => {
      throw error instanceof QueueFull ? overloaded(RETRY_AFTER, TOO_MANY) : error
    })
  }
}
