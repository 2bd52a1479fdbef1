import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { bad, type Finding, finding, good } from './finding.ts'

/** Variables of Node and of the machine, which are no settings. */
const NOT_OURS = /^(NODE_|TZ$|LANG$|LC_|PATH$)/

/** `example` is the path of a file with all settings. The checked file may be missing. */
export function checkEnvFile(file: string, example: string): Finding[] {
  const name = 'Fichero .env'
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return []
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const problem = `${file} no se puede leer: ${(error as NodeJS.ErrnoException).code}.`
    return [bad(name, problem, 'Ejecuta esto con el usuario de Escaparate, o dale el fichero.')]
  }
  const permissions = finding(
    'Permisos de .env',
    (stats.mode & 0o077) !== 0 &&
      `Otros usuarios de la máquina pueden leer ${file}, y tiene claves.`,
    `chmod 600 ${file}`,
  )
  return [permissions, checkNames(name, text, example), checkPlaceholders(text)]
}

/** Placeholders of docs/instalar.md and .env.example. */
const PLACEHOLDER =
  /\.example\b|\b(user|owner):password@|\b(USUARIO|SERVIDOR_DE_CORREO|TU_DOMINIO)\b|CONTRASEÑA/

function checkPlaceholders(text: string): Finding {
  const copied = Object.entries(parseEnv(text)).filter(([, value]) => PLACEHOLDER.test(value ?? ''))
  return finding(
    'Ajustes copiados',
    copied.length > 0 &&
      `Siguen como en el ejemplo: ${copied.map(([setting]) => setting).join(', ')}.`,
    'Escribe tus datos en .env, como dice docs/instalar.md, «Escribe los ajustes».',
  )
}

function checkNames(name: string, text: string, example: string): Finding {
  if (!existsSync(example)) return good(name)
  const exampleNames = readFileSync(example, 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)
  const known = new Set([...exampleNames].flatMap(([, setting]) => [setting, `${setting}_FILE`]))
  const unknown = Object.keys(parseEnv(text)).filter(
    (setting) => !known.has(setting) && !NOT_OURS.test(setting),
  )
  return finding(
    name,
    unknown.length > 0 && `Nadie usa ${unknown.join(', ')}: ese ajuste no existe.`,
    'Busca cómo se escribe en .env.example, o bórralo.',
  )
}
