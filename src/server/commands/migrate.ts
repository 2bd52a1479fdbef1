import { migrateForCommand } from '../open-services.ts'
import { readOptions, runCommand, say } from '../process/run-command.ts'
import { mapStackOfCrashes } from '../process/source-stack.ts'

const USAGE = `Uso:
  npm run migrate
      Pone las tablas de la base de datos al día, y nada más. No lleva opciones: usa DATABASE_DIRECT_URL,
      o si no DATABASE_URL, o la base de datos de VAR_DIR.`

mapStackOfCrashes()

await runCommand(async () => {
  readOptions({}, USAGE)
  await migrateForCommand(say)
  say('Las tablas están al día.')
})
