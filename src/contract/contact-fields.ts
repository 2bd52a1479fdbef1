import { z } from 'zod'
import { cleanedBy, isReadableLine, limited, requiredText } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'

const WRONG_MAIL = 'Debe ser un correo electrónico válido'

/** An address to which mails are sent. Its domain is stored in ASCII (IDNA). */
export function mail(required: string) {
  return mailField(required, asDeliverable)
}

/** Accepts any text, so that a sign-in with a wrong e-mail gets the same response as one with a wrong password. */
export function loginMail(required: string) {
  return z.preprocess(
    cleanedBy(asDeliverable, 254),
    limited(requiredText(required), 254, isReadableLine),
  )
}

/** An address that is only displayed: its domain stays as typed, `peñacala.es`. */
export function shownMail(required: string) {
  return mailField(required, asOneLine)
}

export function shownMailOrNone() {
  const isNone = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : !value)
  return z
    .preprocess((value) => (isNone(value) ? null : value), shownMail(WRONG_MAIL).nullable())
    .transform((value) => value ?? '')
}

function mailField(required: string, clean: (typed: string) => string) {
  const whole = requiredText(required).refine(
    (typed) => z.email().safeParse(withAsciiDomain(typed)).success,
    WRONG_MAIL,
  )
  return z
    .preprocess(cleanedBy(clean, 254), limited(whole, 254, isReadableLine))
    .meta({ format: 'email' })
}

const asDeliverable = (typed: string) => withAsciiDomain(asOneLine(typed).trim())

/** Converts the domain of an address to ASCII (IDNA); a text that is no address stays as it is. */
function withAsciiDomain(address: string): string {
  const [, local, domain] = /^([^@]*)@([^@\s/?#:%\\[\]]+)$/.exec(address) ?? []
  if (domain === undefined || /^[\x21-\x7e]*$/.test(domain)) return address
  return URL.canParse(`https://${domain}`)
    ? `${local}@${new URL(`https://${domain}`).hostname}`
    : address
}

/** Accepts only HTTP(S), a host with a dot, and no credentials, which can disguise the host (RFC 3986, 7.6). */
export function webUrl(message = WRONG_WEB) {
  const clean = cleanedBy(asOneLine, 200)
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? clean(value) : (value ?? '')),
      z
        .string({ error: message })
        .trim()
        .transform((value) => value.replace(/^(https?:)?\/*/i, ''))
        .refine((rest) => rest === '' || isWebAddress(rest), { error: message, abort: true })
        .transform((rest) => (rest === '' ? '' : `https://${rest}`))
        .pipe(z.string().max(200, 'Debe tener como máximo 200 caracteres')),
    )
    .meta({
      maxLength: 200,
      pattern: WEB_PATTERN,
      description: 'Con https:// o sin él; vacío: no tiene',
    })
}

/** For the OpenAPI document: slightly less strict than `isWebAddress`. */
const WEB_PATTERN = '^\\s*((https?:)?/*[^\\s/?#@.]+(\\.[^\\s/?#@.]+)+([/?#]\\S*)?)?\\s*$'
const WRONG_WEB = 'Escribe la dirección de tu web, por ejemplo laespiga.es'

function isWebAddress(rest: string): boolean {
  if (/[\s\\]/.test(rest) || !isReadableLine(rest) || !URL.canParse(`https://${rest}`)) return false
  const { hostname, username, password } = new URL(`https://${rest}`)
  return /^[^.].*\.[a-z][a-z0-9-]+$/.test(hostname) && username === '' && password === ''
}

const WRONG_PHONE = 'Debe ser un número de teléfono válido'
const EXTENSION = `${WRONG_PHONE}. Escríbelo sin la extensión.`

/** Stores 3 to 15 digits (the maximum of ITU-T E.164), with a plus before the country code of foreign numbers. */
export function phone(required: string) {
  return z
    .preprocess(
      cleanedBy(asPhone, 60),
      z
        .string({ error: required })
        .min(1, { error: required, abort: true })
        .superRefine((typed, context) => {
          const message = phoneError(typed)
          if (message) context.addIssue({ code: 'custom', message })
        })
        .transform(storedPhone),
    )
    .meta({
      pattern: PHONE_PATTERN,
      minLength: 3,
      description: 'De 3 a 15 cifras; los de otro país, con + y su prefijo',
    })
}

/** For the OpenAPI document: slightly less strict than `phoneError`. */
const PHONE_PATTERN = '^\\D*(\\d\\D*){3,18}$'

export function asPhone(typed: string): string {
  return asOneLine(typed)
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .trim()
    .replace(/^tel:\s*/i, '')
}

function phoneError(typed: string): string | undefined {
  const stored = storedPhone(typed)
  if (/\d[\s,;]*(?:extensi[oó]n|ext|int|x)[.:]?\s?\d+$/i.test(typed)) return EXTENSION
  if (hasSeveralNumbers(typed, stored)) return `${WRONG_PHONE}. Escribe uno solo.`
  const hasOnlyPhoneCharacters = /^\(?\+?[\d\s()./-]+$/.test(typed)
  return hasOnlyPhoneCharacters && /^\+?\d{3,15}$/.test(stored) ? undefined : WRONG_PHONE
}

/** Whether a text has two Spanish numbers, or one and the end of another: '964 12 34 56/57'. */
function hasSeveralNumbers(typed: string, stored: string): boolean {
  if (/^(?:(?:00)?34)?[6-9]\d{8}(?:(?:00)?34)?[6-9]\d{8}$/.test(typed.replace(/\D/g, '')))
    return true
  return /^(?:34)?[6-9]\d{8}\d{1,4}$/.test(stored) && /[/-]\s?\d{1,4}$/.test(typed)
}

function storedPhone(typed: string): string {
  const isInternational = /^\(?(?:\+|00)/.test(typed)
  // The zero of '+44 (0)20…' is only dialled within the country.
  const number = isInternational ? typed.replace(/\(0\)/, '') : typed
  const digits = number.replace(/\D/g, '')
  if (!isInternational) return digits
  const whole = digits.replace(/^00/, '')
  return whole.startsWith('34') ? whole : `+${whole}`
}

/** Whether a number looks like a Spanish one with a missing digit. Only for warnings. */
export function lacksDigit(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return /^(34)?[6-9]\d{7}$/.test(digits)
}
