import { finished } from 'node:stream/promises'
import type { AfterAnswer } from '../services.ts'

/** Runs work after the response is sent, so that the response time does not reveal whether there was work. */
export function openAfterAnswer(
  onError: (error: unknown) => void,
): AfterAnswer & { close(): Promise<void> } {
  const running = new Set<Promise<void>>()
  return {
    async run(reply, work) {
      // Also resolves if the client has disconnected.
      const closed = finished(reply.raw).catch(() => {})
      const done = closed
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async close() {
      await Promise.all(running)
    },
  }
}
