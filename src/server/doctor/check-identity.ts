import type { SettingValues } from '#contract/settings.ts'
import { bad, type Finding, good } from './finding.ts'

/** Data about its owner that the law requires a site to publish, in Spanish. */
const LEGAL = {
  legal_name: 'el nombre',
  legal_id: 'el NIF',
  legal_address: 'el domicilio',
  legal_email: 'el correo',
} as const

/** Checks that the site names its owner, as the law requires. */
export function checkLegal(settings: SettingValues): Finding {
  const name = 'Aviso legal'
  const missing = Object.entries(LEGAL).flatMap(([name, words]) =>
    settings[name as keyof typeof LEGAL] === null ? [words] : [],
  )
  if (missing.length === 0) return good(name)
  const problem = `El aviso legal no dice quién responde del directorio: falta ${missing.join(', ')}.`
  return bad(name, problem, 'Quien administra lo escribe en «Ajustes del directorio».')
}

/** Checks the town, without which maps would search for a street everywhere. */
export function checkTown({ town }: SettingValues): Finding {
  const name = 'Municipio'
  if (town !== null) return good(name)
  const problem = 'Los mapas no saben de qué pueblo son los comercios.'
  return bad(name, problem, 'Quien administra lo escribe en «Ajustes del directorio».')
}
