import { spawnSync } from 'node:child_process'

/** The tests `*.harden.test.ts`, which take the database, a store or an instance away for seconds. */
export async function faults(): Promise<boolean> {
  const { status } = spawnSync('npx', ['vitest', 'run', '.harden.test.ts'], {
    env: { ...process.env, HARDEN: '1' },
    stdio: 'inherit',
  })
  return status === 0
}
