import { finished } from 'node:stream/promises'
import type { AfterAnswer } from '../services.ts'

/** Does work once the answer is sent, so that the response time does not reveal whether there was anything to do. */
export function openAfterAnswer(
  onError: (error: unknown) => void,
): AfterAnswer & { close(): Promise<void> } {
  const running = new Set<Promise<void>>()
  return {
    async run(reply, work) {
      // Also when the client has left before.
      const left = finished(reply.raw).catch(() => {})
      const done = left
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
