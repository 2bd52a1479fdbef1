import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { overloaded } from '../errors.ts'
import { openFairQueue, QueueFull } from '../queues/fair-queue.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/** Fewer at once than connections for reads, so that one stays free. `…Each`: limits for one client. */
const SEARCHES = { atOnce: 5, atOnceEach: 4, maxWaitingEach: 40, maxWaiting: 60 }
const RETRY_SECONDS = 2
const TOO_MANY = 'Ahora mismo hay demasiadas búsquedas a la vez. Prueba otra vez en un momento.'

/** Searches that pages inject have no socket and do not wait here, because pages have their own queue. */
export function openSearchQueue() {
  const queue = openFairQueue(SEARCHES)
  return <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { search } = request.query as { search?: unknown }
    if (!search || !(request.raw.socket instanceof Socket)) return work()
    return queue(rateLimitKey(request), work).catch((error) => {
      throw error instanceof QueueFull ? overloaded(RETRY_SECONDS, TOO_MANY) : error
    })
  }
}
