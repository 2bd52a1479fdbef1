import { openServices } from '#server/open-services.ts'
import { readOptions, runCommand, say } from '#server/process/run-command.ts'
import { mapStackOfCrashes } from '#server/process/source-stack.ts'
import { StartupError } from '#server/process/startup-error.ts'
import { largeTown } from './large-town.ts'
import { isEmpty, seedTown } from './seed.ts'
import { town } from './town.ts'

const USAGE = `Uso:
  npm run seed
      Llena una base de datos vacía con el pueblo de muestra.
      --shops 10000  con un pueblo de tantos comercios.`

mapStackOfCrashes()

await runCommand(async () => {
  const { shops: text } = readOptions({ shops: { type: 'string' } }, USAGE)
  const count = text === undefined ? 0 : Number(text)
  if (!Number.isInteger(count) || text === '' || count < 0 || count > 1_000_000) {
    throw new StartupError('Cuántos comercios se dice con un número: npm run seed -- --shops 10000')
  }
  const { services, close } = await openServices(say)
  try {
    if (services.config.production)
      throw new StartupError('En producción no se crean datos de muestra.')
    if (!(await isEmpty(services.db))) {
      throw new StartupError('Ya hay datos. Usa otra carpeta: VAR_DIR=./var/otra npm run seed')
    }
    await seedTown(services, count > 0 ? largeTown(count) : town, say)
    say('Hecho.')
  } finally {
    await close()
  }
})
