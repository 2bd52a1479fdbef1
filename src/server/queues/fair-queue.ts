import { ServiceUnavailable } from '../errors.ts'
import { after } from '../process/timers.ts'

export type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T>

/** What runs and what waits now. */
export type QueueLoad = { load(): { running: number; waiting: number } }

/** The work was not begun, because too much is waiting. */
export class QueueFull extends ServiceUnavailable {}

/** Made once: of what is refused thousands of times in a second the stack alone would cost a tenth. */
const TOO_MUCH_OF_ONE = new QueueFull('one person has too much waiting')
const TOO_MUCH = new QueueFull('too much is waiting')
const OTHERS_HAVE_LESS = new QueueFull('others have less waiting')

type Waiter = { start(): void; refuse(error: QueueFull): void }

/**
 * Runs work, at most `atOnce` concurrently and `atOnceEach` of one client, fairly between clients (round-robin):
 * the client with the least running work is next, however much the others sent before. `each` limits the waiting
 * work of one client, `most` that of all; when `most` is reached, the client with most waiting loses its newest to
 * one with less. Rejects with QueueFull. A client's next work begins `rest` times as long after its last as that took,
 * so that a client that asks without a pause leaves time to others.
 */
export function openFairQueue({
  atOnce,
  atOnceEach = atOnce,
  rest = 0,
  each,
  most,
}: {
  atOnce: number
  atOnceEach?: number
  rest?: number
  each: number
  most: number
}): FairQueue & QueueLoad {
  /** In the order of the clients' turns. */
  const lines = new Map<string, Waiter[]>()
  /** What runs of each client, and what it rests from. */
  const running = new Map<string, number>()
  let [busy, waiting] = [0, 0]

  function wait(client: string): Promise<void> {
    const line = lines.get(client) ?? []
    if (line.length >= each) throw TOO_MUCH_OF_ONE
    if (waiting >= most) makeRoom(line.length)
    lines.set(client, line)
    waiting++
    return new Promise((start, refuse) => line.push({ start, refuse }))
  }

  function makeRoom(own: number): void {
    const [client, line] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a))
    if (line.length <= own + 1) throw TOO_MUCH
    line.pop()!.refuse(OTHERS_HAVE_LESS)
    if (line.length === 0) lines.delete(client)
    waiting--
  }

  function startNext(): void {
    if (waiting === 0 || busy >= atOnce) return
    const [client, line] = [...lines].reduce((a, b) => (under(b[0]) < under(a[0]) ? b : a))
    if (under(client) >= atOnceEach) return
    const next = line.shift()!
    if (line.length === 0) lines.delete(client)
    waiting--
    begin(client)
    next.start()
  }

  function under(client: string): number {
    return running.get(client) ?? 0
  }

  function begin(client: string): void {
    busy++
    running.set(client, under(client) + 1)
  }

  function end(client: string, took: number): void {
    busy--
    // A client that has just been served goes to the end.
    const line = lines.get(client)
    if (line !== undefined) {
      lines.delete(client)
      lines.set(client, line)
    }
    if (rest > 0) after(rest * took, () => leave(client)).unref()
    else leave(client)
    startNext()
  }

  function leave(client: string): void {
    const left = under(client) - 1
    if (left > 0) running.set(client, left)
    else running.delete(client)
    if (rest > 0) startNext()
  }

  const run: FairQueue = async (client, work) => {
    if (busy < atOnce && under(client) < atOnceEach) begin(client)
    else await wait(client)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      end(client, performance.now() - begun)
    }
  }
  return Object.assign(run, { load: () => ({ running: busy, waiting }) })
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The same in the order in which the work comes, of whomever. */
export function openQueue(atOnce: number, most: number): Queue {
  const queue = openFairQueue({ atOnce, each: most, most })
  return (work) => queue('', work)
}
