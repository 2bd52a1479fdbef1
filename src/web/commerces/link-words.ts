import type { LinkField } from '#contract/link-fields.ts'
import { formatPhone } from '#web/format/phone.ts'

/** A short link from the share button of the app; it does not contain the name. */
const SHARED = /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\//

/** Returns '@laespiga', '612 34 56 78', 'facebook.com/laespiga'. Typed into the form it gives the same link. */
export function linkWords(name: LinkField | 'web', stored: string): string {
  if (stored === '') return ''
  switch (name) {
    case 'whatsapp':
      if (stored.startsWith('https:')) return stored.replace('https://', '')
      return stored.startsWith('34') ? formatPhone(stored.slice(2)) : `+${stored}`
    case 'instagram':
    case 'tiktok':
      if (SHARED.test(stored)) return stored.replace(/^https:\/\/(www\.)?|\/$/g, '')
      return `@${new URL(stored).pathname.replace(/^\/@?|\/$/g, '')}`
    default:
      return stored.replace(/^https:\/\/(www\.)?|\/$/g, '')
  }
}
