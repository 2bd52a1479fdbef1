import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('those who wait for a turn come in order, and others are served between any two of them', async () => {
  const turn = openTurns()
  const served: (number | 'other')[] = []
  const serveOther = () => {
    served.push('other')
    if (served.length < 6) setImmediate(serveOther)
  }
  setImmediate(serveOther)
  await Promise.all(
    [1, 2, 3].map(async (caller) => {
      await turn()
      served.push(caller)
    }),
  )
  expect(served).toEqual(['other', 1, 'other', 2, 'other', 3])
})
