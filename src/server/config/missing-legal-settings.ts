import type { SettingValues } from '#contract/settings.ts'

/** What a site has to say of whoever is responsible for it, in Spanish words. */
const LEGAL = {
  legal_name: 'el nombre',
  legal_id: 'el NIF',
  legal_address: 'el domicilio',
  legal_email: 'el correo',
} as const

/** What is not told of it yet. */
export function missingLegalSettings(settings: SettingValues): string[] {
  return Object.entries(LEGAL).flatMap(([name, words]) =>
    settings[name as keyof typeof LEGAL] === null ? [words] : [],
  )
}
