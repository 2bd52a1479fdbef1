import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test('sizes are in whole MB, and from a thousand on in GB with one decimal', () => {
  expect([0, 1, 24e6, 998.6e6, 1e9, 12_345_678_901].map(formatBytes)).toEqual([
    '0 MB',
    '1 MB',
    '24 MB',
    '999 MB',
    '1,0 GB',
    '12,3 GB',
  ])
})
