import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import type { Finding } from '#server/doctor/finding.ts'

type Found = Finding | readonly Finding[]

const wrongOf = (findings: Found) =>
  [findings].flat().filter(({ problem }) => problem !== undefined)

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

/** Runs a check without root's rights. `prepare`: shell commands of root, in a separate mount namespace. */
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
