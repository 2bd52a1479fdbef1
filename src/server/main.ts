import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { startWarnings } from './doctor/start-warnings.ts'
import { startScheduledJobs } from './jobs/scheduled-jobs.ts'
import { openServices } from './open-services.ts'
import { openPages } from './pages/web-build.ts'
import { collectOnceIdle, V8_FLAGS } from './process/idle-gc.ts'
import type { Say } from './process/say.ts'
import { StartupError } from './process/startup-error.ts'
import { after } from './process/timers.ts'

type Demo = typeof import('#demo/seed.ts')

/** Time for running requests to end when the server stops. */
const GRACE_SECONDS = 10

export type Server = {
  welcome: string[]
  close(): Promise<void>
}

/** Starts all parts of the server. `close` stops them in reverse order, the database last. */
export async function startServer(say: Say, dev: boolean): Promise<Server> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag)
  const { services, close: closeServices } = await openServices(say)
  const { config } = services
  try {
    const demo = config.production ? undefined : await import('#demo/seed.ts')
    await demo?.seedEmptyDatabase(services, say)
    const pages = await openPages(services, dev)
    const app = await createApp(services, pages)
    await listen(() => app.listen({ host: config.host, port: config.port }), config)
    const welcome = [
      '',
      `  Dirección      ${config.publicUrl}`,
      ...demoLines(config, demo),
      ...(await startWarnings(services)),
    ]
    // Started last, because the jobs run at once.
    const stopJobs = startScheduledJobs(services, app.log)
    const cancelCollection = collectOnceIdle(app.server)
    const close = async () => {
      await app.readiness.leave(config.drainSeconds)
      cancelCollection()
      await atMost(GRACE_SECONDS, Promise.all([app.drain().then(() => app.close()), stopJobs()]))
      await pages.close()
      await closeServices()
    }
    return { welcome, close }
  } catch (error) {
    await closeServices()
    throw error
  }
}

async function listen(start: () => Promise<unknown>, { host, port }: Config): Promise<void> {
  try {
    await start()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartupError(`El puerto ${port} está ocupado: ciérralo o elige otro con PORT.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND') {
      throw new StartupError(`No se puede escuchar en ${host}:${port} (HOST, PORT): ${code}.`)
    }
    throw error
  }
}

function demoLines(config: Config, demo: Demo | undefined): string[] {
  if (demo === undefined) return []
  return [
    `  Cuentas        ${demo.DEMO_ACCOUNTS.join('\n                 ')}`,
    `  Contraseña     ${demo.DEMO_PASSWORD} (la de todas)`,
    `  Correo         ${config.smtpUrl ? 'se envía por SMTP_URL' : `${config.publicUrl}/dev/mail`}`,
    '',
    'Ctrl-C lo cierra.',
  ]
}

async function atMost(seconds: number, work: PromiseLike<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = after(seconds * 1000, resolve)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
