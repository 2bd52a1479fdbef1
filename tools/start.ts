import { existsSync } from 'node:fs'
import { startServer } from '#server/main.ts'
import { readOptions } from '#server/process/run-command.ts'
import { logCrash, openSay, type Say } from '#server/process/say.ts'
import { mapStackOfCrashes } from '#server/process/source-stack.ts'
import { StartupError } from '#server/process/startup-error.ts'
import { projectRoot } from '#server/project-root.ts'
import { isStartedByNpm, onParentExit } from './parent-process.ts'

const USAGE =
  'npm start no lleva opciones: los ajustes se escriben en .env, como PORT=3001; .env.example los explica todos.'

const began = performance.now()
let say: Say = openSay(false)

let stopping = false
let stop: () => unknown = () => say('\nCerraremos en cuanto termine de arrancar…')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // On Ctrl-C the terminal signals this process and npm, which forwards it: the second signal is the same one.
  process.on(signal, stopOnce)
}
// npm does not forward SIGTERM when it ends.
if (isStartedByNpm(process.env)) onParentExit(stopOnce)

mapStackOfCrashes()

function stopOnce(): void {
  if (stopping) return
  stopping = true
  stop()
}

try {
  const { dev } = readOptions({ dev: { type: 'boolean', default: false } }, USAGE)
  process.chdir(projectRoot)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const production = process.env.NODE_ENV === 'production'
  say = openSay(production)
  if (production) process.on('uncaughtException', crash)
  const server = await startServer(say, dev)
  stop = async () => {
    say('\nCerrando…')
    await server.close()
    process.exit(0)
  }
  if (stopping) stop()
  say(`Escaparate está en marcha (${((performance.now() - began) / 1000).toFixed(1)} s).`)
  for (const line of server.welcome) say(line)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  say(error.message, 'fatal')
  process.exit(1)
}

function crash(error: unknown): void {
  logCrash(error)
  process.exit(1)
}
