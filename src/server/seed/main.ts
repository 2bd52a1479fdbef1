import { parseArgs } from 'node:util'
import { openServices } from '../open-services.ts'
import { nameSourcesOfCrashes } from '../source-stack.ts'
import { StartupError } from '../startup-error.ts'
import { largeTown } from './large-town.ts'
import { isEmpty, seedTown } from './seed.ts'
import { town } from './town.ts'

const say = (line: string) => console.log(line)
nameSourcesOfCrashes()

try {
  const { values } = parseArgs({ options: { shops: { type: 'string' } } })
  const shops = values.shops === undefined ? 0 : Number(values.shops)
  if (!Number.isInteger(shops) || shops < 0 || shops > 1_000_000) {
    throw new StartupError('Cuántos comercios se dice con un número: npm run seed -- --shops 10000')
  }
  const { services, close } = await openServices(say)
  try {
    if (services.config.production)
      throw new StartupError('En producción no se crean datos de muestra.')
    if (!(await isEmpty(services.db))) {
      throw new StartupError('Ya hay datos. Usa otra carpeta: VAR_DIR=./var/otra npm run seed')
    }
    await seedTown(services, shops > 0 ? largeTown(shops) : town, say)
    say('Hecho.')
  } finally {
    await close()
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
