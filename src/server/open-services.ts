import { join } from 'node:path'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { type Embedded, openEmbedded } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { s3Photos } from './photos/s3-photos.ts'
import { diskPhotos } from './photos/store.ts'
import type { Services } from './services.ts'
import { openTotals } from './totals.ts'

export type OpenServices = { services: Services; close(): Promise<void> }

/**
 * Opens all that the program depends on, from the environment: what `start` and the commands share.
 * `say` takes lines for the person who watches. Refuses what that person can mend.
 */
export async function openServices(say: (line: string) => void): Promise<OpenServices> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl === undefined ? await openOwn(config, say) : undefined
  try {
    const url = config.databaseUrl ?? embedded!.url
    const photos = config.photosS3
      ? await s3Photos(config.photosS3)
      : diskPhotos(join(config.varDir, 'photos'))
    await migrateDatabase(url)
    const { db, close } = openDatabase(url)
    const totals = openTotals(systemClock)
    return {
      services: { config, clock: systemClock, db, photos, totals },
      async close() {
        await close()
        await embedded?.close()
      },
    }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

function openOwn(config: Config, say: (line: string) => void): Promise<Embedded> {
  return openEmbedded({
    dir: config.varDir,
    say,
    onLost: (why) => {
      say(`La base de datos se ha parado: ${why}`)
      process.exit(1)
    },
  })
}
