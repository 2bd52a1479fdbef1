import spellChecker from '@zootools/email-spell-checker'

/** Mail domains that are common in Spain, and valid domains that look like a typo of a common one. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.es',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'telefonica.net',
  'movistar.es',
  'orange.es',
  'ono.com',
  'terra.es',
  'ymail.com',
  'mail.com',
  'gmx.es',
  'gva.es',
  'proton.me',
  'protonmail.com',
  'me.com',
]

/** Includes `example` (RFC 2606), so that addresses of tests and demos are not corrected. */
const TOP_LEVEL_DOMAINS = [
  'com',
  'es',
  'net',
  'org',
  'cat',
  'eus',
  'gal',
  'eu',
  'info',
  'me',
  'example',
]

/** Returns the e-mail that was probably meant, if its domain looks mistyped. */
export function likelyEmail(email: string): string | undefined {
  const suggestion = spellChecker.run({
    email: email.trim(),
    domains: DOMAINS,
    topLevelDomains: TOP_LEVEL_DOMAINS,
    secondLevelDomains: [],
  })
  return suggestion?.full
}
