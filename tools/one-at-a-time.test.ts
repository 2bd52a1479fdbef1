import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const MODULE = new URL('one-at-a-time.ts', import.meta.url).href

/** Runs code in another process that holds the lock. `process.argv` contains the paths of the lock and a counter. */
function inProcess(folder: string, work: string) {
  const program = `import(${JSON.stringify(MODULE)}).then(({ oneAtATime }) => {
    const fs = require('node:fs')
    const [lock, counter] = process.argv.slice(1)
    oneAtATime(lock, () => { ${work} })
  })`
  const args = ['-e', program, join(folder, 'lock'), join(folder, 'counter')]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'counter'), '0')
  return folder
}

test('of eight processes each finds what the one before has left', async () => {
  const folder = newFolder()
  const count = `
    const present = Number(fs.readFileSync(counter, 'utf8'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    fs.writeFileSync(counter, String(present + 1))`
  const processes = Array.from({ length: 8 }, () => inProcess(folder, count))
  const exits = await Promise.all(processes.map((child) => once(child, 'exit')))
  expect(exits.map(([code]) => code)).toEqual(Array.from({ length: 8 }, () => 0))
  expect(readFileSync(join(folder, 'counter'), 'utf8')).toBe('8')
})

test('a process that is killed leaves it to others', async () => {
  const folder = newFolder()
  const holder = inProcess(
    folder,
    `fs.writeSync(1, 'held'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`,
  )
  await once(holder.stdout, 'data')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(oneAtATime(join(folder, 'lock'), () => 'done')).toBe('done')
})
