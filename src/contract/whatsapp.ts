import { networkOf, readTyped } from './social-links.ts'

/**
 * The digits of a number with its country code, as WhatsApp's links have them; a Spanish one of nine digits
 * gets 34. Also of 'wa.me/…' and 'api.whatsapp.com/send?phone=…'. Undefined: it is none.
 */
export function whatsappDigits(text: string): string | undefined {
  const typed = readTyped(text)
  if (typed && 'url' in typed && networkOf(typed) === 'WhatsApp') {
    const { hostname, pathname, searchParams } = typed.url
    const isShort = hostname === 'wa.me'
    return digitsOf((isShort ? decodedPath(pathname) : searchParams.get('phone')) ?? '')
  }
  return digitsOf(text)
}

/** `wa.me`, by its documentation: the whole number without plus, zeros or separators. */
export const whatsappUrl = (digits: string) => `https://wa.me/${digits}`

/** Opens WhatsApp with a text, for whoever is chosen there. */
export const whatsappShareUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

const NUMBER = /^\(?(?:\+|00)?[\d\s().\-/]+$/

function digitsOf(text: string): string | undefined {
  const number = text.trim()
  if (!NUMBER.test(number)) return undefined
  const isWhole = /^\(?(?:\+|00)/.test(number)
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  if (!isWhole && /^[6-9]\d{8}$/.test(digits)) return `34${digits}`
  if (digits.startsWith('34')) return /^34[6-9]\d{8}$/.test(digits) ? digits : undefined
  // Without a plus, as many digits as no Spanish number has: the country code is there.
  return (isWhole ? /^[1-9]\d{6,14}$/ : /^[1-9]\d{9,14}$/).test(digits) ? digits : undefined
}

function decodedPath(path: string): string | undefined {
  const [, number] = /^\/((?:\+|%2B)?\d+)\/?$/i.exec(path) ?? []
  return number?.replace(/%2B/i, '+')
}
