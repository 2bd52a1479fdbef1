import type { LegalIdentity } from '#contract/legal.ts'

/** The settings that name who is responsible for the site, and are not set: `LEGAL_ID`. */
export function missingLegalSettings(legal: LegalIdentity): string[] {
  return Object.entries(legal).flatMap(([name, value]) =>
    value === null ? [`LEGAL_${name.toUpperCase()}`] : [],
  )
}
