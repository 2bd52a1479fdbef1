import { locate } from '../backup/backup-store.ts'
import { createBackup } from '../backup/create-backup.ts'
import { generateKeys } from '../backup/encryption.ts'
import { summaryInWords } from '../backup/manifest.ts'
import { openStorage } from '../open-services.ts'
import { readOptions, runCommand, say } from '../process/run-command.ts'
import { StartupError } from '../process/startup-error.ts'
import { systemClock } from '../time/clock.ts'

const USAGE = `Uso:
  npm run backup -- --to FICHERO
      Guarda la base de datos y las fotos en un fichero, también con Escaparate en marcha.
      FICHERO puede ser una carpeta, o s3://bucket/nombre. Con BACKUP_KEY se cifra.
  npm run backup -- --new-key
      Crea un par de claves para BACKUP_KEY.`

await runCommand(async () => {
  const { to, 'new-key': newKey } = readArguments()
  await (newKey ? showNewKeys() : backUp(to!))
})

function readArguments() {
  const options = { to: { type: 'string' }, 'new-key': { type: 'boolean' } } as const
  const values = readOptions(options, USAGE)
  if (values.to || values['new-key']) return values
  throw new StartupError(USAGE)
}

async function showNewKeys(): Promise<void> {
  const keys = await generateKeys()
  say(`Clave secreta, que cifra y recupera:  ${keys.secret}`)
  say(`Clave pública, que solo cifra:        ${keys.public}`)
  say('Guarda la secreta fuera de esta máquina: sin ella nadie recupera las copias cifradas.')
}

async function backUp(to: string): Promise<void> {
  const { config, directUrl, photos, close } = await openStorage(say, 'beside')
  try {
    const { key } = config.backup
    const { store, name } = await locate(to, config.backup)
    const source = { url: directUrl, photos, config, key, now: systemClock.now(), say }
    // Undefined only for a daily backup.
    const backup = (await createBackup(source, store, name))!
    for (const line of summaryInWords(backup)) say(line)
    say(`Hecho: ${store.addressOf(backup.name)}`)
  } finally {
    await close()
  }
}
