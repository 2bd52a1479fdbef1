import { bad, type Finding, good } from './finding.ts'

const OLDEST = 24

export function checkNode(version: string): Finding {
  const name = 'Node'
  if (Number.parseInt(version.replace('v', ''), 10) >= OLDEST) return good(name)
  return bad(
    name,
    `Node es ${version}: hace falta ${OLDEST} o posterior.`,
    'Ejecuta «npm ci», que trae el suyo, y usa node_modules/node/bin/node.',
  )
}
