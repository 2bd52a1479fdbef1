import { join } from 'node:path'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { openEmbedded } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { diskPhotos } from './photos/store.ts'
import { Refusal } from './refusal.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedEmptyDatabase } from './seed/seed.ts'
import type { Services } from './services.ts'
import { openTotals } from './totals.ts'
import { openPages } from './web-build.ts'

/** Seconds that requests under way are given to end. */
const GRACE_SECONDS = 10

export type Server = {
  /** What whoever has just started it wants to know, in lines. */
  welcome: string[]
  close(): Promise<void>
}

/**
 * Starts the process: configuration, database, services, pages, and listens. What is opened last is
 * closed first, the database at the very end. `say` takes a line for the person who watches.
 */
export async function startServer(say: (line: string) => void, dev: boolean): Promise<Server> {
  const config = readConfig(process.env)
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    const url = config.databaseUrl ?? (await openOwnDatabase(config, say, opened))
    await migrateDatabase(url)
    const services = openServices(config, url, opened)
    if (!config.production) await seedEmptyDatabase(services, say)
    const pages = await openPages(config, dev)
    opened.push(pages.close)
    const app = await createApp(services, pages)
    opened.push(() => within(GRACE_SECONDS, app.close()))
    await listen(() => app.listen({ host: config.host, port: config.port }), config)
  } catch (error) {
    await close()
    throw error
  }
  return { welcome: welcomeLines(config), close }
}

async function openOwnDatabase(
  config: Config,
  say: (line: string) => void,
  opened: (() => Promise<void>)[],
): Promise<string> {
  const embedded = await openEmbedded({
    dir: config.varDir,
    say,
    onLost: (why) => {
      say(`La base de datos se ha parado: ${why}`)
      process.exit(1)
    },
  })
  opened.push(embedded.close)
  return embedded.url
}

function openServices(config: Config, url: string, opened: (() => Promise<void>)[]): Services {
  const { db, close } = openDatabase(url, () => {})
  opened.push(close)
  const photos = diskPhotos(join(config.varDir, 'photos'))
  return { config, clock: systemClock, db, photos, totals: openTotals(systemClock) }
}

async function listen(start: () => Promise<unknown>, { host, port }: Config): Promise<void> {
  try {
    await start()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Refusal(`El puerto ${port} está ocupado: ciérralo o elige otro con PORT.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND') {
      throw new Refusal(`No se puede escuchar en ${host}:${port} (HOST, PORT): ${code}.`)
    }
    throw error
  }
}

function welcomeLines(config: Config): string[] {
  const lines = ['', `  Dirección      ${config.publicUrl}`]
  if (config.production) return lines
  return [
    ...lines,
    `  Cuentas        ${DEMO_ACCOUNTS.join('\n                 ')}`,
    `  Contraseña     ${DEMO_PASSWORD} (la de todas)`,
    '',
    'Ctrl-C lo cierra.',
  ]
}

async function within(seconds: number, work: PromiseLike<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1000)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
