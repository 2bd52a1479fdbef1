import { ServiceUnavailable } from '../errors.ts'
import { after } from '../process/timers.ts'

export type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T>

export type QueueLoad = { load(): { running: number; waiting: number } }

/** The job is not started, because too many are waiting. */
export class QueueFull extends ServiceUnavailable {}

/** Each error is created only once: making stack traces for thousands of refused jobs a second is slow. */
const CLIENT_FULL = new QueueFull('one person has too much waiting')
const ALL_FULL = new QueueFull('too much is waiting')
const DISPLACED = new QueueFull('others have less waiting')

type Waiter = { start(): void; refuse(error: QueueFull): void }

/**
 * Opens a queue that is fair between clients. At most `atOnce` jobs run, `atOnceEach` of one client. The client with
 * the fewest running jobs is next, then round-robin. Beyond `maxWaiting` jobs, the client with the most waiting jobs
 * loses its newest to a client with fewer. Refused jobs reject with QueueFull. After a job of duration t, its client
 * pauses for `rest` × t.
 */
export function openFairQueue({
  atOnce,
  atOnceEach = atOnce,
  rest = 0,
  maxWaitingEach,
  maxWaiting,
}: {
  atOnce: number
  atOnceEach?: number
  rest?: number
  maxWaitingEach: number
  maxWaiting: number
}): FairQueue & QueueLoad {
  /** Waiting jobs by client, in the order of their turns. */
  const queues = new Map<string, Waiter[]>()
  /** Number of running jobs by client, plus finished ones after which the client still pauses. */
  const running = new Map<string, number>()
  let [busy, waiting] = [0, 0]

  function wait(client: string): Promise<void> {
    const queue = queues.get(client) ?? []
    if (queue.length >= maxWaitingEach) throw CLIENT_FULL
    if (waiting >= maxWaiting) makeRoom(queue.length)
    queues.set(client, queue)
    waiting++
    return new Promise((start, refuse) => queue.push({ start, refuse }))
  }

  function makeRoom(ownLength: number): void {
    const [client, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a))
    if (queue.length <= ownLength + 1) throw ALL_FULL
    queue.pop()!.refuse(DISPLACED)
    if (queue.length === 0) queues.delete(client)
    waiting--
  }

  function startNext(): void {
    if (waiting === 0 || busy >= atOnce) return
    const [client, queue] = [...queues].reduce((a, b) =>
      runningOf(b[0]) < runningOf(a[0]) ? b : a,
    )
    if (runningOf(client) >= atOnceEach) return
    const next = queue.shift()!
    if (queue.length === 0) queues.delete(client)
    waiting--
    begin(client)
    next.start()
  }

  function runningOf(client: string): number {
    return running.get(client) ?? 0
  }

  function begin(client: string): void {
    busy++
    running.set(client, runningOf(client) + 1)
  }

  function end(client: string, duration: number): void {
    busy--
    // The client takes the last turn again.
    const queue = queues.get(client)
    if (queue !== undefined) {
      queues.delete(client)
      queues.set(client, queue)
    }
    if (rest > 0) after(rest * duration, () => release(client)).unref()
    else release(client)
    startNext()
  }

  function release(client: string): void {
    const remaining = runningOf(client) - 1
    if (remaining > 0) running.set(client, remaining)
    else running.delete(client)
    // Without a pause `end` starts the next job.
    if (rest > 0) startNext()
  }

  const run: FairQueue = async (client, work) => {
    if (busy < atOnce && runningOf(client) < atOnceEach) begin(client)
    else await wait(client)
    const startTime = performance.now()
    try {
      return await work()
    } finally {
      end(client, performance.now() - startTime)
    }
  }
  return Object.assign(run, { load: () => ({ running: busy, waiting }) })
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Opens a queue that runs jobs in the order of arrival, without regard to clients. */
export function openQueue(atOnce: number, maxWaiting: number): Queue {
  const queue = openFairQueue({ atOnce, maxWaitingEach: maxWaiting, maxWaiting })
  return (work) => queue('', work)
}
