import { asPhone } from './contact-fields.ts'
import { networkOf, readLink } from './social-links.ts'

/** Returns the digits with country code; Spanish numbers get 34. Reads 'wa.me/…' and 'api.whatsapp.com/…', too. */
export function whatsappDigits(text: string): string | undefined {
  const typed = readLink(text)
  if (typed && 'url' in typed && networkOf(typed) === 'WhatsApp') {
    const { hostname, pathname, searchParams } = typed.url
    const number = hostname === 'wa.me' ? numberIn(pathname) : searchParams.get('phone')
    return digitsOf(number ?? '')
  }
  return digitsOf(text)
}

/** Returns a link without a number, `https://wa.me/message/…` or `…/qr/…`; undefined for other texts. */
export function whatsappLink(text: string): string | undefined {
  const typed = readLink(text)
  if (!typed || !('url' in typed) || networkOf(typed) !== 'WhatsApp') return undefined
  const { hostname, pathname } = typed.url
  const [, path] = /^\/((?:message|qr)\/[A-Za-z\d]{6,30})\/?$/.exec(pathname) ?? []
  return path && /^(?:wa\.me|api\.whatsapp\.com)$/.test(hostname)
    ? `https://wa.me/${path}`
    : undefined
}

export const whatsappUrl = (digitsOrLink: string) =>
  digitsOrLink.startsWith('https:') ? digitsOrLink : `https://wa.me/${digitsOrLink}`

/** Returns a link that opens WhatsApp with a text; the user chooses the recipient there. */
export const whatsappShareUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

const NUMBER = /^\(?(?:\+|00)?[\d\s().\-/]+$/

function digitsOf(text: string): string | undefined {
  const number = asPhone(text)
  if (!NUMBER.test(number)) return undefined
  const hasCountryCode = /^\(?(?:\+|00)/.test(number)
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  if (!hasCountryCode && /^[6-9]\d{8}$/.test(digits)) return `34${digits}`
  if (digits.startsWith('34')) return /^34[6-9]\d{8}$/.test(digits) ? digits : undefined
  // Without + or 00, only numbers longer than Spanish ones are taken to begin with a country code.
  return (hasCountryCode ? /^[1-9]\d{6,14}$/ : /^[1-9]\d{9,14}$/).test(digits) ? digits : undefined
}

/** Accepts '/c/34…', a shop's catalogue, too. */
function numberIn(path: string): string | undefined {
  const [, number] = /^\/(?:c\/)?((?:\+|%2B)?\d+)\/?$/i.exec(path) ?? []
  return number?.replace(/%2B/i, '+')
}
