import type { SettingValues } from '#contract/settings.ts'
import { bad, type Finding, good } from './finding.ts'

/** What a site has to publish about its owner by law, in Spanish words. */
const LEGAL = {
  legal_name: 'el nombre',
  legal_id: 'el NIF',
  legal_address: 'el domicilio',
  legal_email: 'el correo',
} as const

/** The law requires a site to name who is responsible for it. */
export function checkLegal(settings: SettingValues): Finding {
  const name = 'Aviso legal'
  const missing = Object.entries(LEGAL).flatMap(([name, words]) =>
    settings[name as keyof typeof LEGAL] === null ? [words] : [],
  )
  if (missing.length === 0) return good(name)
  const problem = `El aviso legal no dice quién responde del directorio: falta ${missing.join(', ')}.`
  return bad(name, problem, 'Quien administra lo escribe en «Ajustes del directorio».')
}

/** Without a town, maps would search for the street everywhere. */
export function checkTown({ town }: SettingValues): Finding {
  const name = 'Municipio'
  if (town !== null) return good(name)
  const problem = 'Los mapas no saben de qué pueblo son los comercios.'
  return bad(name, problem, 'Quien administra lo escribe en «Ajustes del directorio».')
}
