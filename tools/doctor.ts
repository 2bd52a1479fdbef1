import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkEnvFile } from '#server/doctor/check-env-file.ts'
import { bad, type Finding, isBad, report } from '#server/doctor/finding.ts'
import { projectRoot } from '#server/project-root.ts'
import { isBuilt } from './sources.js'

/** `npm start` builds by itself. A part is stale if this folder has other sources than it was built from. */
function program() {
  if (existsSync('node_modules/rolldown') && process.env.NODE_ENV !== 'production') return
  const parts = existsSync('src/server') ? (['web', 'programs'] as const) : []
  return { root: projectRoot, staleParts: parts.filter((part) => !isBuilt(part, projectRoot)) }
}

/** Loads what needs packages last: if they are missing, the other findings are still reported. */
async function examineAll(): Promise<Finding[]> {
  const { examine } = await import('#server/doctor/examine.ts')
  return examine(process.env, program())
}

function notLoaded(error: unknown): Finding {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ERR_DLOPEN_FAILED') throw error
  const [, name = ''] = /'([^']+)'/.exec(message) ?? []
  const problem = `Falta un paquete del que depende Escaparate: ${name || message}.`
  return bad('Paquetes', problem, 'Instálalos con «npm ci».')
}

const options = process.argv.slice(2)
process.chdir(projectRoot)
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
} catch {
  // Reported by `checkEnvFile`.
}
const first = checkEnvFile(join(projectRoot, '.env'), join(projectRoot, '.env.example'))
if (options.length > 0)
  console.log(`El doctor no lleva opciones: ${options.join(' ')} no cambia nada.\n`)
const findings = [...first, ...(await examineAll().catch((error) => [notLoaded(error)]))]
console.log(report(findings))
if (findings.some(isBad)) process.exitCode = 1
