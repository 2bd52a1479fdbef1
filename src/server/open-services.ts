import { join } from 'node:path'
import { fillTradeWords } from './categories/fill-trade-words.ts'
import { openChangeCache } from './change-cache.ts'
import { type Config, readConfig, readStorageConfig } from './config/config.ts'
import { openSettings } from './config/open-settings.ts'
import { openVisitCounter } from './counting/open-counter.ts'
import { type EmbeddedDb, joinEmbedded, openEmbedded } from './database/embedded.ts'
import { reasonOf } from './database/log-failure.ts'
import { migrateDatabase } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { sharesConnections } from './database/pooler.ts'
import { isKnownOutage } from './database/unavailable.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { openDirectoryChanges } from './directory-changes.ts'
import { openAfterAnswer } from './http/after-answer.ts'
import { openDelivery } from './mail/delivery.ts'
import { mailFolder } from './mail/dev-mail-pages.ts'
import type { QueuedMail } from './mail/send-claimed.ts'
import { folderTransport, smtpTransport, type Transport } from './mail/transport.ts'
import { openGeocoder } from './map/geocoder.ts'
import { openTiles } from './map/tiles.ts'
import { writeCorrectionMail } from './moderation/write-correction-mail.ts'
import { diskPhotoStore } from './photos/photo-store.ts'
import { s3PhotoStore } from './photos/s3-photos.ts'
import type { Say } from './process/say.ts'
import type { Services } from './services.ts'
import { writeWeeklyMail } from './subscriptions/write-weekly-mail.ts'
import { systemClock } from './time/clock.ts'

export type OpenServices = { services: Services; close(): Promise<void> }

/** Opens all services of a server. `say` prints lines for the operator, who can correct what a `StartupError` says. */
export async function openServices(say: Say): Promise<OpenServices> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl === undefined ? await openOwnDatabase(config, say) : undefined
  try {
    const url = config.databaseUrl ?? embedded!.url
    const photos = await openPhotoStore(config)
    const directUrl = config.databaseDirectUrl ?? url
    const retry = { seconds: config.databaseWaitSeconds, retryMs: 1000 }
    if (embedded === undefined) await waitForDatabase(directUrl, retry, say)
    const isShared = embedded === undefined && (await sharesConnections({ url, directUrl }))
    await migrateDatabase(directUrl, say)
    const { db, setReachable, close } = openDatabase(url, {
      onRetry: (error) =>
        say(`La base de datos ha deshecho un guardado: ${reasonOf(error)}`, 'warn'),
      connections: config.databasePool,
      isShared,
    })
    await fillTradeWords(db)
    const settings = await openSettings(config, db)
    const changes = await openDirectoryChanges(directUrl, {
      reader: settings.reader,
      reachable: setReachable,
      onConnection: (isConnected) =>
        isConnected
          ? say('La base de datos responde otra vez.')
          : say('La base de datos no responde. Se intenta de nuevo hasta que responda.', 'error'),
    })
    const clock = systemClock
    const write = (mail: QueuedMail) =>
      mail.week === null
        ? writeCorrectionMail({ db, config }, mail)
        : writeWeeklyMail({ db, clock, config, settings }, mail)
    const mail = openDelivery({ db, clock, write }, openTransport(config), (error) => {
      if (isKnownOutage(error, changes)) return
      say(`El reparto del correo ha fallado: ${reasonOf(error as Error)}`, 'error')
    })
    const visits = openVisitCounter({ config, db, clock, settings, changes })
    const afterAnswer = openAfterAnswer((error) =>
      say(`Algo ha fallado después de responder: ${reasonOf(error as Error)}`, 'error'),
    )
    return {
      services: {
        config,
        clock,
        db,
        directUrl,
        photos,
        mail,
        settings,
        changes,
        untilChange: openChangeCache(changes),
        tiles: openTiles(config, systemClock),
        geocoder: openGeocoder(config),
        visits,
        afterAnswer,
      },
      async close() {
        await afterAnswer.close()
        await mail.close()
        await visits
          .close()
          .catch((error) =>
            say(`Las últimas visitas no se han podido anotar: ${reasonOf(error)}`, 'error'),
          )
        await changes.close()
        await close()
        await embedded?.close()
      },
    }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

/** Opens the database for a command. A server may be running at the same time. */
export async function openDatabaseForCommand(say: (line: string) => void): Promise<OpenDatabase> {
  const { directUrl, close } = await joinDatabase(say)
  try {
    await migrateDatabase(directUrl, say)
    const opened = openDatabase(directUrl)
    return {
      ...opened,
      async close() {
        await opened.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

export async function migrateForCommand(say: (line: string) => void): Promise<void> {
  const { directUrl, close } = await joinDatabase(say)
  await migrateDatabase(directUrl, say).finally(close)
}

async function joinDatabase(say: (line: string) => void) {
  const { varDir, databaseUrl, databaseDirectUrl } = readStorageConfig(process.env)
  const embedded = databaseUrl === undefined ? await joinEmbedded({ dir: varDir, say }) : undefined
  const url = databaseUrl ?? embedded!.url
  return { directUrl: databaseDirectUrl ?? url, close: async () => embedded?.close() }
}

/** Opens database and photos without migrations. `beside`: a server may be running; `alone`: no server may run. */
export async function openStorage(say: (line: string) => void, how: 'beside' | 'alone') {
  const config = readStorageConfig(process.env)
  const { varDir, databaseUrl, databaseDirectUrl } = config
  const photos = await openPhotoStore(config)
  const open = how === 'alone' ? openEmbedded : joinEmbedded
  const embedded = databaseUrl === undefined ? await open({ dir: varDir, say }) : undefined
  return {
    config,
    photos,
    directUrl: databaseDirectUrl ?? databaseUrl ?? embedded!.url,
    close: async () => embedded?.close(),
  }
}

async function openPhotoStore({ photosS3, varDir }: Pick<Config, 'photosS3' | 'varDir'>) {
  return photosS3 ? await s3PhotoStore(photosS3) : diskPhotoStore(join(varDir, 'photos'))
}

function openTransport({ smtpUrl, mailFrom, varDir }: Config): Transport {
  return smtpUrl === undefined
    ? folderTransport(mailFolder(varDir), mailFrom)
    : smtpTransport(smtpUrl, mailFrom)
}

function openOwnDatabase(config: Config, say: Say): Promise<EmbeddedDb> {
  return openEmbedded({
    dir: config.varDir,
    say,
    onLost: (why) => {
      say(`La base de datos se ha parado: ${why}`, 'fatal')
      process.exit(1)
    },
  })
}
