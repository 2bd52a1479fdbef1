import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import type { Finding } from '#server/doctor/finding.ts'

type Found = Finding | readonly Finding[]

const wrongOf = (findings: Found) =>
  [findings].flat().filter(({ problem }) => problem !== undefined)

/** Returns the only finding with a problem. Fails unless it has a cure. */
export function theWrong(findings: Found): Finding {
  const wrong = wrongOf(findings)
  expect(wrong).toHaveLength(1)
  expect(wrong[0]!.cure).toMatch(/\S{4}/)
  return wrong[0]!
}

export const problemOf = (findings: Found) => theWrong(findings).problem

export const isGood = (findings: Found) => expect(wrongOf(findings)).toEqual([])

/** The user id of `nobody`. Root is not bound by the permissions of folders. */
export const NOBODY = 65_534
export const isRoot = process.getuid?.() === 0

/**
 * Runs a check of `module` in a child process without root's rights and returns its findings. `prepare`: shell commands
 * that run before it in a separate mount namespace; they need root.
 */
export function findInProcess(
  module: URL,
  call: string,
  { prepare }: { prepare?: string } = {},
): Finding[] {
  const [name] = call.split('(')
  const script = `
    import { ${name} } from '${module}'
    if (${isRoot && !prepare}) { process.setgid(${NOBODY}); process.setuid(${NOBODY}) }
    console.log(JSON.stringify([await ${call}].flat()))`
  const run = [process.execPath, '--input-type=module', '-e', script]
  const [command, ...args] = prepare
    ? ['unshare', '-m', 'sh', '-c', `${prepare} && exec "$@"`, 'sh', ...run]
    : run
  const { stdout, stderr } = spawnSync(command!, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}
