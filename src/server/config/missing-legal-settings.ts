import type { SettingValues } from '#contract/settings.ts'

/** What a site has to publish about its owner by law, in Spanish words. */
const LEGAL = {
  legal_name: 'el nombre',
  legal_id: 'el NIF',
  legal_address: 'el domicilio',
  legal_email: 'el correo',
} as const

/** Which of them are not set yet. */
export function missingLegalSettings(settings: SettingValues): string[] {
  return Object.entries(LEGAL).flatMap(([name, words]) =>
    settings[name as keyof typeof LEGAL] === null ? [words] : [],
  )
}
