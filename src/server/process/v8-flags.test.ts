import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { V8_FLAGS } from './idle-gc.ts'

// Later versions of V8 may drop these flags.
test('V8 knows the flags that the server sets', () => {
  const set = "require('node:v8').setFlagsFromString"
  const program = `for (const flag of ${JSON.stringify(V8_FLAGS)}) ${set}(flag)`
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
