import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Says of two tasks, the first that a function makes and one of its own, whether a collection leaves them. */
const PROGRAM = `
  const { createHook } = require('node:async_hooks')
  const [file, name] = process.argv.slice(1)
  const tasks = []
  const hook = createHook({
    init: (id, type, trigger, task) => type === 'TickObject' && tasks.push(new WeakRef(task)),
  })
  import(file).then(({ [name]: make }) => {
    hook.enable()
    Promise.resolve(make(() => {})).catch(() => {})
    process.nextTick(() => {})
    hook.disable()
    setTimeout(() => {
      gc()
      console.log(JSON.stringify([tasks[0], tasks.at(-1)].map((task) => task.deref() !== undefined)))
    })
  })`

test.each([
  ['keepTaskShape', 'next-tick.ts'],
  // Ends at once: its configuration is wrong.
  ['startServer', '../main.ts'],
])('of %s one task of nextTick outlives collections, and no other', (name, file) => {
  const { href } = new URL(file, import.meta.url)
  const args = ['--expose-gc', '-e', PROGRAM, href, name]
  const env = { ...process.env, PORT: 'none' }
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect({ stdout, stderr }).toEqual({ stdout: '[true,false]\n', stderr: '' })
})
