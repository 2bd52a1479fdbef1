import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '#server/main.ts'
import { StartupError } from '#server/startup-error.ts'
import { buildWeb, isBuilt } from './build.ts'
import { isStartedByNpm, onParentExit } from './parent-process.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

const began = performance.now()
const say = (line: string) => console.log(line)

let stopping = false
let stop: () => unknown = () => say('\nCerraremos en cuanto termine de arrancar…')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // On Ctrl-C the terminal signals this process and npm, which forwards it: the second signal is the same one.
  process.on(signal, stopOnce)
}
// npm ends at a SIGTERM and does not hand it on.
if (isStartedByNpm(process.env)) onParentExit(stopOnce)

function stopOnce(): void {
  if (stopping) return
  stopping = true
  stop()
}

try {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (!values.dev) ensureBuild()
  const server = await startServer(say, values.dev)
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
  console.error(error.message)
  process.exit(1)
}

/** A checkout without its development dependencies runs the build that it brought along. */
function ensureBuild(): void {
  const canBuild = existsSync('node_modules/@react-router/dev')
  if (!canBuild || isBuilt()) return
  say('Construyendo la web…')
  if (!buildWeb())
    throw new StartupError('La web no se ha podido construir: el motivo está más arriba.')
}
