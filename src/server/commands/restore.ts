import { statSync } from 'node:fs'
import { locate } from '../backup/backup-store.ts'
import { summaryInWords } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { StorageConfig } from '../config/config.ts'
import { effectiveSettings } from '../config/effective-settings.ts'
import { findSettings } from '../config/open-settings.ts'
import { openDatabase } from '../database/open.ts'
import { openStorage } from '../open-services.ts'
import { readOptions, runCommand, say } from '../process/run-command.ts'
import { StartupError } from '../process/startup-error.ts'

const USAGE = `Uso:
  npm run restore -- --from FICHERO
      Recupera la base de datos y las fotos de una copia. Escaparate tiene que estar cerrado.
      FICHERO puede ser s3://bucket/nombre. Una copia cifrada necesita su clave secreta en BACKUP_KEY.
      --replace  sustituye lo que ya hay.`

await runCommand(async () => {
  const { from, replace = false } = readArguments()
  const { config, directUrl, photos, close } = await openStorage(say, 'alone')
  try {
    const { store, name } = await locate(from, config.backup)
    if (name === undefined) throw new StartupError(`${from} es una carpeta: di cuál de sus copias.`)
    const target = { url: directUrl, photos, key: config.backup.key, replace, say }
    const { summary, manifest } = await restoreBackup(target, () => store.read(name))
    for (const line of summaryInWords(summary)) say(line)
    const when = await inTownsTime(new Date(manifest.created_at), directUrl, config)
    say(`Hecho: todo está como en la copia del ${when}. ${readyToStart(config)}`)
  } finally {
    await close()
  }
})

async function inTownsTime(at: Date, url: string, config: StorageConfig): Promise<string> {
  const { db, close } = openDatabase(url)
  const row = await findSettings(db).finally(close)
  const { time_zone: timeZone } = effectiveSettings(config, row)
  return at.toLocaleString('es', { timeZone, dateStyle: 'long', timeStyle: 'short' })
}

/** A server of another user cannot read the files that root has restored into a folder of root. */
function readyToStart({ varDir, photosS3, databaseUrl }: StorageConfig): string {
  const isVarDirUnused = photosS3 !== undefined && databaseUrl !== undefined
  const stats = statSync(varDir, { throwIfNoEntry: false })
  if (isVarDirUnused || process.getuid?.() !== 0 || stats?.uid !== 0) return 'Ya puedes arrancar.'
  return `Ya puedes arrancar como root. Si Escaparate corre con otro usuario, dale antes lo recuperado: chown -R USUARIO: ${varDir}`
}

function readArguments(): { from: string; replace?: boolean } {
  const options = { from: { type: 'string' }, replace: { type: 'boolean' } } as const
  const values = readOptions(options, USAGE)
  if (values.from) return { ...values, from: values.from }
  throw new StartupError(USAGE)
}
