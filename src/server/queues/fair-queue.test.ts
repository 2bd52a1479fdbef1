import { expect, test, vi } from 'vitest'
import { WAIT } from '#testing/wait.ts'
import { ServiceUnavailable } from '../errors.ts'
import { openFairQueue, QueueFull } from './fair-queue.ts'

/** Creates jobs that record their start and end when the test decides. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return {
    begun,
    work,
    async end(name: string, outcome: Promise<unknown>) {
      await vi.waitUntil(() => ends.has(name), WAIT)
      ends.get(name)!()
      await outcome
    },
  }
}

test('whoever has sent one thing waits for one place, not for all that another sent', async () => {
  const { begun, work, end } = openWork()
  const inTurn = openFairQueue({ atOnce: 2, maxWaitingEach: 20, maxWaiting: 60 })
  const flood = Array.from({ length: 12 }, (_, at) => inTurn('flood', work(`flood ${at}`)))
  const owner = inTurn('owner', work('owner'))
  expect(begun).toEqual(['flood 0', 'flood 1'])
  await end('flood 0', flood[0]!)
  expect(begun.at(-1)).toBe('owner')
  await end('owner', owner)
  expect(begun.at(-1)).toBe('flood 2')
})

test('one person leaves places to whoever comes, although nobody else is there', async () => {
  const { begun, work, end } = openWork()
  const inTurn = openFairQueue({ atOnce: 3, atOnceEach: 2, maxWaitingEach: 20, maxWaiting: 60 })
  const flood = [0, 1, 2].map((at) => inTurn('flood', work(`flood ${at}`)))
  expect(begun).toEqual(['flood 0', 'flood 1'])
  const owner = inTurn('owner', work('owner'))
  expect(begun.at(-1)).toBe('owner')
  await end('owner', owner)
  expect(begun.at(-1)).toBe('owner')
  await end('flood 0', flood[0]!)
  expect(begun.at(-1)).toBe('flood 2')
  await end('flood 1', flood[1]!)
  await end('flood 2', flood[2]!)
})

test('whoever asks on and on rests between two, and nobody else waits for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const { begun, work, end } = openWork()
    const inTurn = openFairQueue({
      atOnce: 2,
      atOnceEach: 1,
      rest: 2,
      maxWaitingEach: 20,
      maxWaiting: 60,
    })
    const flood = [0, 1].map((at) => inTurn('flood', work(`flood ${at}`)))
    vi.advanceTimersByTime(10)
    await end('flood 0', flood[0]!)
    expect(inTurn.load()).toEqual({ running: 0, waiting: 1 })
    const owner = inTurn('owner', work('owner'))
    expect(begun).toEqual(['flood 0', 'owner'])
    vi.advanceTimersByTime(19)
    expect(begun).toHaveLength(2)
    vi.advanceTimersByTime(1)
    await vi.waitUntil(() => begun.length === 3, WAIT)
    await end('flood 1', flood[1]!)
    await end('owner', owner)
  } finally {
    vi.useRealTimers()
  }
})

test('several people take turns, and each keeps the own order', async () => {
  const { begun, work, end } = openWork()
  const inTurn = openFairQueue({ atOnce: 1, maxWaitingEach: 20, maxWaiting: 60 })
  const sent = ['a 0', 'a 1', 'a 2', 'b 0', 'b 1', 'c 0'].map((name) => ({
    name,
    outcome: inTurn(name[0]!, work(name)),
  }))
  for (let at = 0; at < sent.length; at++) {
    const current = sent.find(({ name }) => name === begun[at])!
    await end(current.name, current.outcome)
  }
  expect(begun).toEqual(['a 0', 'b 0', 'c 0', 'a 1', 'b 1', 'a 2'])
})

test('one person has only so much waiting, and the others still get in', async () => {
  const { begun, work, end } = openWork()
  const inTurn = openFairQueue({ atOnce: 1, maxWaitingEach: 2, maxWaiting: 10 })
  const first = inTurn('flood', work('flood 0'))
  const waiting = [inTurn('flood', work('flood 1')), inTurn('flood', work('flood 2'))]
  await expect(inTurn('flood', work('flood 3'))).rejects.toThrow(QueueFull)
  const owner = inTurn('owner', work('owner'))
  await end('flood 0', first)
  await end('owner', owner)
  await end('flood 1', waiting[0]!)
  await end('flood 2', waiting[1]!)
  expect(begun).toEqual(['flood 0', 'owner', 'flood 1', 'flood 2'])
})

test('when all places are taken, who has most waiting gives way to who has less', async () => {
  const { work, end } = openWork()
  const inTurn = openFairQueue({ atOnce: 1, maxWaitingEach: 5, maxWaiting: 3 })
  const first = inTurn('flood', work('flood 0'))
  const waiting = [1, 2, 3].map((at) => inTurn('flood', work(`flood ${at}`)))
  const pushedOut = expect(waiting[2]).rejects.toThrow(QueueFull)
  const owner = inTurn('owner', work('owner'))
  await pushedOut
  await expect(inTurn('flood', work('flood 4'))).rejects.toThrow(ServiceUnavailable)
  await end('flood 0', first)
  await end('owner', owner)
  await end('flood 1', waiting[0]!)
  await end('flood 2', waiting[1]!)
})

test('failed work makes way for the next', async () => {
  const inTurn = openFairQueue({ atOnce: 1, maxWaitingEach: 5, maxWaiting: 5 })
  const failed = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('b', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
