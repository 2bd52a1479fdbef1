import type { LinkField } from '#contract/link-fields.ts'
import { formatPhone } from '#web/format/phone.ts'

/** A short link from the share button of the TikTok app; it does not contain the name of the profile. */
const TIKTOK_SHORT_LINK = /^https:\/\/(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\//

/** Returns '@laespiga', '612 34 56 78', 'facebook.com/laespiga'. The form reads this text as the same link. */
export function linkWords(name: LinkField | 'web', stored: string): string {
  if (stored === '') return ''
  if (name === 'whatsapp' && !stored.startsWith('https:')) {
    return stored.startsWith('34') ? formatPhone(stored.slice(2)) : `+${stored}`
  }
  if ((name === 'instagram' || name === 'tiktok') && !TIKTOK_SHORT_LINK.test(stored)) {
    return `@${new URL(stored).pathname.replace(/^\/@?|\/$/g, '')}`
  }
  return stored.replace(/^https:\/\/(www\.)?|\/$/g, '')
}
