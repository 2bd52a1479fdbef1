import { z } from 'zod'
import { webUrl } from './contact-fields.ts'
import type { FieldTable } from './field-table.ts'
import { cleanedBy } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'
import { sortableText } from './shared-fields.ts'
import { type Network, networkOf, readLink, socialUrl } from './social-links.ts'
import { whatsappDigits, whatsappLink } from './whatsapp.ts'

const WRONG_WHATSAPP = 'Escribe el número de WhatsApp, por ejemplo 612 34 56 78'
const WRONG_LINK = 'Escribe la dirección entera, por ejemplo reservas.laespiga.es'

export const LINK_FIELDS = {
  whatsapp: sortableText('WhatsApp', 'el WhatsApp', whatsapp().optional()),
  instagram: social('instagram', 'Instagram'),
  facebook: social(
    'facebook',
    'Facebook',
    'Pega la dirección de tu página de Facebook, por ejemplo facebook.com/laespiga',
  ),
  tiktok: social('tiktok', 'TikTok'),
  other_link: sortableText('Otro enlace', 'el otro enlace', otherLink().optional()),
} as const satisfies FieldTable

export type LinkField = keyof typeof LINK_FIELDS
export const LINK_NAMES = Object.keys(LINK_FIELDS) as LinkField[]

function whatsapp() {
  return linkText(WRONG_WHATSAPP, (text, refuse) => {
    const stored = whatsappDigits(text) ?? whatsappLink(text)
    if (stored !== undefined) return stored
    const network = networkOf(readLink(text))
    return refuse(network && network !== 'WhatsApp' ? otherFieldError(network) : WRONG_WHATSAPP)
  }).meta({
    maxLength: 200,
    example: '34612345678',
    description: 'Con su prefijo, o la dirección de wa.me de un negocio; vacío: no tiene',
  })
}

function social(
  network: Network,
  name: string,
  error = `Escribe tu nombre de ${name}, por ejemplo @laespiga`,
) {
  const url = linkText(error, (text, refuse) => {
    const read = readLink(text)
    const url = socialUrl(network, read)
    if (url !== undefined) return url
    const other = networkOf(read)
    return refuse(other && other !== name ? otherFieldError(other) : error)
  })
    .meta({
      maxLength: 200,
      example: `https://www.${network}.com/${network === 'tiktok' ? '@' : ''}laespiga`,
      description: 'El nombre o la dirección; vacío: no tiene',
    })
    .optional()
  return sortableText(name, `el ${name}`, url)
}

function otherLink() {
  return webUrl(WRONG_LINK).superRefine((url, context) => {
    const network = networkOf(readLink(url))
    if (network) context.addIssue({ code: 'custom', message: otherFieldError(network) })
  })
}

const otherFieldError = (network: string) => `Eso es de ${network}: ponlo en su casilla`

/** `read` converts the typed text to the stored text, or calls `refuse`. Blank and null become ''. */
function linkText(
  error: string,
  read: (text: string, refuse: (message: string) => never) => string,
) {
  const clean = cleanedBy(asOneLine, 200)
  return z.preprocess(
    (value) => clean(value ?? ''),
    z
      .string({ error })
      .trim()
      .max(200, { error: 'Debe tener como máximo 200 caracteres', abort: true })
      .transform((text, context) => {
        if (text === '') return ''
        return read(text, (message) => {
          context.issues.push({ code: 'custom', message, input: text })
          return z.NEVER
        })
      }),
  )
}
