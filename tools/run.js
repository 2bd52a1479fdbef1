import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, ROOT } from './sources.js'

/*
 * Runs a program of the build in this process: `node tools/run.js start`. What is not built, or was built from other
 * sources, is built first; a checkout without its development dependencies runs the build that it brought along.
 * In JavaScript, because a process that has stripped types from one file keeps 11 MB for it.
 */
const [name = ''] = process.argv.slice(2)
const parent = process.ppid
/** @type {import('./sources.js').Part[]} */
const needed = name === 'start' ? ['web', 'programs'] : ['programs']
const canBuild = existsSync(join(ROOT, 'node_modules/rolldown'))
const stale = canBuild ? needed.filter((part) => !isBuilt(part)) : []

if (!build(stale)) process.exitCode = 1
// npm ends at a SIGTERM without a word, also while we build.
else if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) await run()

/** @param {import('./sources.js').Part[]} parts */
function build(parts) {
  if (parts.length === 0) return true
  if (parts.includes('web')) console.log('Construyendo la web…')
  const builder = join(ROOT, 'tools/build.ts')
  if (spawnSync(process.execPath, [builder, ...parts], { stdio: 'inherit' }).status === 0)
    return true
  console.error('Escaparate no se ha podido construir: el motivo está más arriba.')
  return false
}

async function run() {
  const program = join(ROOT, `build/programs/${name}.js`)
  if (!existsSync(program)) {
    console.error(`Falta ${program}: constrúyelo con «npm run build».`)
    process.exitCode = 1
    return
  }
  // The program reads its own arguments.
  process.argv.splice(1, 2, program)
  await import(pathToFileURL(program).href)
}
