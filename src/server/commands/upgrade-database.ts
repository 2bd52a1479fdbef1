import { join } from 'node:path'
import { clusterVersion } from '../database/embedded-cluster.ts'
import { commandConfig } from '../open-services.ts'
import { programVersion } from '../process/program-version.ts'
import { readOptions } from '../process/read-options.ts'
import { runCommand, say } from '../process/run-command.ts'
import { StartupError } from '../process/startup-error.ts'
import { fetchBinaries, givenBinaries } from '../upgrade/older-binaries.ts'
import { upgradeDatabase } from '../upgrade/upgrade-database.ts'

const USAGE = `Uso:
  npm run upgrade-database
      Pasa la base de datos incluida al PostgreSQL de este Escaparate, que tiene que estar cerrado.
      Los programas del PostgreSQL de antes los trae npm.
      --postgres CARPETA  los toma de ahí, como de /usr/lib/postgresql/15, y no necesita la red.`

await runCommand(async () => {
  const { postgres } = readOptions({ postgres: { type: 'string' } }, USAGE)
  const { varDir, databaseUrl } = commandConfig()
  if (databaseUrl !== undefined) {
    throw new StartupError(
      'Con DATABASE_URL la base de datos no es la incluida: pásala con sus propias herramientas, o con backup y restore.',
    )
  }
  const version = await clusterVersion(varDir)
  if (version === undefined) throw new StartupError(`No hay ninguna base de datos en ${varDir}.`)
  const { binaries, remove } = postgres
    ? await givenBinaries(postgres)
    : await fetchBinaries(version, say)
  try {
    const kept = await upgradeDatabase({ dir: varDir, version, binaries, programVersion, say })
    say(
      `Hecho. La base de antes sigue en ${join(varDir, kept)}: bórrala cuando lo hayas comprobado todo.`,
    )
  } finally {
    await remove()
  }
})
