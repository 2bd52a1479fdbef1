import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/process/startup-error.ts'

export const SECRET = '9f86d081884c7d659a2feaa0c55ad015'

export function configReader() {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escaparate-config-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (env: NodeJS.ProcessEnv) => readConfig({ VAR_DIR: folder, ...env })
  return {
    inFolder: (...names: string[]) => join(folder, ...names),
    read,
    refusalOf(env: NodeJS.ProcessEnv): string {
      try {
        read(env)
      } catch (error) {
        if (error instanceof StartupError) return error.message
        throw error
      }
      throw new Error('nothing was refused')
    },
  }
}
