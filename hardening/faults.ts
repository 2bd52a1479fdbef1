import { spawnSync } from 'node:child_process'

/** Runs the tests `*.harden.test.ts`, which stop the database, a store or an instance for seconds. */
export default async function faults(): Promise<boolean> {
  const { status } = spawnSync('npx', ['vitest', 'run', '.harden.test.ts'], {
    env: { ...process.env, HARDEN: '1' },
    stdio: 'inherit',
  })
  return status === 0
}
