import { type Finding, finding } from './finding.ts'

const OLDEST = 24

export function checkNode(version: string): Finding {
  return finding(
    'Node',
    Number.parseInt(version.replace('v', ''), 10) < OLDEST &&
      `Node es ${version}: hace falta ${OLDEST} o posterior.`,
    'Ejecuta «npm ci», que trae el suyo, y usa node_modules/node/bin/node.',
  )
}
