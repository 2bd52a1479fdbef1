import { CENTERED, type PhotoFocus } from '#contract/photos.ts'
import { COMMERCE_LABELS } from '#web/commerces/commerce-values.ts'

export const SECTIONS = ['Datos del usuario', 'Datos del comercio', 'Solicitud de alta'] as const

export const PHOTO = 'commerce.photo'
const FOCUS_X = 'commerce.photo_focus_x'
const FOCUS_Y = 'commerce.photo_focus_y'
export const CATEGORY = 'commerce.category'

type CommerceName = `commerce.${keyof typeof COMMERCE_LABELS}`

const commerceLabels = Object.fromEntries(
  Object.entries(COMMERCE_LABELS).map(([name, label]) => [`commerce.${name}`, label]),
) as Record<CommerceName, string>

/** Labels of the fields for the error summary, by their wire names, in the order of the screen. */
export const LABELS = {
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  ...commerceLabels,
  'commerce.application.application': 'Solicitud de alta',
}

type FieldName = keyof typeof LABELS
const NON_TEXT = [PHOTO, FOCUS_X, FOCUS_Y, CATEGORY] as const
export type TextName = Exclude<FieldName, (typeof NON_TEXT)[number]>
export type Values = Record<TextName, string> & {
  [CATEGORY]: number[]
  [FOCUS_X]: number
  [FOCUS_Y]: number
}

export const DEFAULT_FOCUS = {
  [FOCUS_X]: CENTERED.photo_focus_x,
  [FOCUS_Y]: CENTERED.photo_focus_y,
}

const TEXTS = Object.keys(LABELS).filter(
  (name): name is TextName => !NON_TEXT.some((other) => other === name),
)

export const EMPTY = {
  ...Object.fromEntries(TEXTS.map((name) => [name, ''])),
  ...DEFAULT_FOCUS,
  [CATEGORY]: [],
} as unknown as Values

export function photoFocusOf(values: Values): PhotoFocus {
  return { photo_focus_x: values[FOCUS_X], photo_focus_y: values[FOCUS_Y] }
}

export function sectionOf(name: string): number {
  if (!name.startsWith('commerce.')) return 1
  return name.startsWith('commerce.application.') ? 3 : 2
}

export function formData(values: Values, photo: File, honeypot: object): FormData {
  const form = new FormData()
  for (const name of TEXTS) form.append(name, values[name])
  // The server builds the one-line address from its parts.
  form.append('commerce.direction', values['commerce.street'])
  for (const name of [FOCUS_X, FOCUS_Y] as const) form.append(name, String(values[name]))
  for (const id of values[CATEGORY]) form.append(CATEGORY, String(id))
  form.append(PHOTO, photo, photo.name)
  for (const [name, value] of Object.entries(honeypot)) form.append(name, String(value))
  return form
}
