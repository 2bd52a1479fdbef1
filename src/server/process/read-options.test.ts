import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-options-'))
})
afterAll(() => rm(dir, { recursive: true }))

test.each([
  ['tools/start.ts', /^npm start no lleva opciones: .*\.env/],
  ['src/server/commands/admin.ts', /^Uso:\n {2}npm run admin/],
  ['src/server/commands/backup.ts', /^Uso:\n {2}npm run backup/],
  ['src/server/commands/restore.ts', /^Uso:\n {2}npm run restore/],
  ['src/server/commands/migrate.ts', /^Uso:\n {2}npm run migrate/],
  ['demo/main.ts', /^Uso:\n {2}npm run seed/],
])(
  '%s says how it is used, without a stack, to whoever writes what it does not know',
  async (program, usage) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, VAR_DIR: join(dir, 'var') }
    const command = [program, '--no-such-option', 'palabra']
    const ended = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(usage) })
    expect(ended.stderr).not.toContain('    at ')
    expect(await readdir(dir)).toEqual([])
  },
)
