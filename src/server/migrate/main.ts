import { migrateAlone } from '../open-services.ts'
import { readOptions } from '../process/read-options.ts'
import { nameSourcesOfCrashes } from '../process/source-stack.ts'
import { StartupError } from '../process/startup-error.ts'

const USAGE = `Uso:
  npm run migrate
      Pone las tablas de la base de datos al día, y nada más. No lleva opciones: usa DATABASE_DIRECT_URL,
      o si no DATABASE_URL, o la base de datos de VAR_DIR.`

const say = (line: string) => console.log(line)
nameSourcesOfCrashes()

try {
  readOptions({}, USAGE)
  await migrateAlone(say)
  say('Las tablas están al día.')
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
