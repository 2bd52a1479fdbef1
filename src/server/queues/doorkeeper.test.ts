import { expect, test } from 'vitest'
import { openDoorkeeper } from './doorkeeper.ts'

test('whoever comes again is known', () => {
  const isKnown = openDoorkeeper()
  expect(['a', 'b', 'a', 'a'].map(isKnown)).toEqual([false, false, true, true])
})
