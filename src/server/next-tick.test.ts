import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Says of two tasks, the first of them `keepTaskShape`'s, whether a collection leaves them. */
const PROGRAM = `
  const { createHook } = require('node:async_hooks')
  const tasks = []
  const hook = createHook({
    init: (id, type, trigger, task) => type === 'TickObject' && tasks.push(new WeakRef(task)),
  })
  import(process.argv[1]).then(({ keepTaskShape }) => {
    hook.enable()
    keepTaskShape()
    process.nextTick(() => {})
    hook.disable()
    setTimeout(() => {
      gc()
      console.log(JSON.stringify(tasks.map((task) => task.deref() !== undefined)))
    })
  })`

test('one task of nextTick outlives collections, and no other', () => {
  const file = new URL('next-tick.ts', import.meta.url).href
  const args = ['--expose-gc', '-e', PROGRAM, file]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: '[true,false]\n', stderr: '' })
})
