import { ServiceUnavailable } from '../errors.ts'

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs work in order, at most `atOnce` concurrently. Throws ServiceUnavailable when `most` are waiting
 * already, because waiting work holds memory.
 */
export function openQueue(atOnce: number, most: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else if (waiting.length >= most) throw new ServiceUnavailable('too much is waiting')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next takes over the place, so that a newcomer cannot overtake it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
