import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Runs a built program in this process: `node tools/run.js start`. First it builds parts that are missing or stale. A
 * checkout without development dependencies runs the build that it contains. For the doctor nothing is built, because
 * it reports on the build. Written in JavaScript, because a process that strips types from one file keeps 11 MB for it.
 */
const OLDEST_NODE = 24
const [name = ''] = process.argv.slice(2)
const parent = process.ppid

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `Node es ${process.version}: hace falta ${OLDEST_NODE} o posterior. «npm ci» trae el suyo.`,
  )
  process.exitCode = 1
} else await main()

async function main() {
  // Imported here, because an older Node could not load it.
  const { isBuilt, ROOT } = await import('./sources.js')
  const canBuild = existsSync(join(ROOT, 'node_modules/rolldown'))
  if (name === 'doctor' && canBuild) {
    process.argv.splice(2, 1)
    return await import('./doctor.ts')
  }
  /** @type {import('./sources.js').Part[]} */
  const needed = name === 'start' ? ['web', 'programs'] : ['programs']
  const stale = canBuild ? needed.filter((part) => !isBuilt(part)) : []
  if (!build(stale, ROOT)) process.exitCode = 1
  // If npm received a SIGTERM during the build, it has ended without forwarding it.
  else if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) await run(ROOT)
}

/**
 * @param {import('./sources.js').Part[]} parts
 * @param {string} root
 */
function build(parts, root) {
  if (parts.length === 0) return true
  if (parts.includes('web')) console.log('Construyendo la web…')
  const builder = join(root, 'tools/build.ts')
  if (spawnSync(process.execPath, [builder, ...parts], { stdio: 'inherit' }).status === 0)
    return true
  console.error('Escaparate no se ha podido construir: el motivo está más arriba.')
  return false
}

/** @param {string} root */
async function run(root) {
  const program = join(root, `build/programs/${name}.js`)
  if (!existsSync(program)) {
    console.error(`Falta ${program}: constrúyelo con «npm ci» y «npm run build».`)
    process.exitCode = 1
    return
  }
  // The program reads its own arguments.
  process.argv.splice(1, 2, program)
  await import(pathToFileURL(program).href)
}
