import { migrateAlone } from '../open-services.ts'
import { nameSourcesOfCrashes } from '../source-stack.ts'
import { StartupError } from '../startup-error.ts'

const say = (line: string) => console.log(line)
nameSourcesOfCrashes()

try {
  await migrateAlone(say)
  say('Las tablas están al día.')
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
