import type { LinkField } from '#contract/link-fields.ts'
import { formatPhone } from '#web/format/phone.ts'

/** A link that an app shares, which does not say the name. */
const SHARED = /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\//

/**
 * A link of a shop as people know it: '@laespiga', '612 34 56 78', 'facebook.com/laespiga'. Typed into a form it
 * gives the same link again.
 */
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
