import { CENTERED, type PhotoFocus } from '#contract/photos.ts'
import { COMMERCE_LABELS, type CommerceText } from '#web/commerces/commerce-values.ts'

export const SECTIONS = ['Datos del usuario', 'Datos del comercio', 'Solicitud de alta'] as const

export const PHOTO = 'commerce.photo'
export const CATEGORY = 'commerce.category'

/** Labels of the fields for the error summary, by their wire names, in the order of the screen. */
export const LABELS: Record<string, string> = {
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  ...Object.fromEntries(
    Object.entries(COMMERCE_LABELS).map(([name, label]) => [`commerce.${name}`, label]),
  ),
  'commerce.application.application': 'Solicitud de alta',
}

type TextName =
  | 'username'
  | 'email'
  | 'password'
  | `commerce.${CommerceText}`
  | 'commerce.application.application'
type FocusName = `commerce.${keyof PhotoFocus}`
export type Values = Record<TextName, string> & Record<FocusName, number> & { [CATEGORY]: number[] }

export const DEFAULT_FOCUS: Record<FocusName, number> = {
  'commerce.photo_focus_x': CENTERED.photo_focus_x,
  'commerce.photo_focus_y': CENTERED.photo_focus_y,
}

const NON_TEXT = [PHOTO, CATEGORY, ...Object.keys(DEFAULT_FOCUS)]
const TEXTS = Object.keys(LABELS).filter((name) => !NON_TEXT.includes(name)) as TextName[]

export const EMPTY = {
  ...Object.fromEntries(TEXTS.map((name) => [name, ''])),
  ...DEFAULT_FOCUS,
  [CATEGORY]: [],
} as unknown as Values

export const photoFocusOf = (values: Values): PhotoFocus => ({
  photo_focus_x: values['commerce.photo_focus_x'],
  photo_focus_y: values['commerce.photo_focus_y'],
})

export function sectionOf(name: string): number {
  if (!name.startsWith('commerce.')) return 1
  return name.startsWith('commerce.application.') ? 3 : 2
}

export function formData(values: Values, photo: File, honeypot: object): FormData {
  const form = new FormData()
  for (const name of TEXTS) form.append(name, values[name])
  // The server requires `direction`, but replaces it by the address in one line.
  form.append('commerce.direction', values['commerce.street'])
  for (const name of Object.keys(DEFAULT_FOCUS) as FocusName[]) {
    form.append(name, String(values[name]))
  }
  for (const id of values[CATEGORY]) form.append(CATEGORY, String(id))
  form.append(PHOTO, photo, photo.name)
  for (const [name, value] of Object.entries(honeypot)) form.append(name, String(value))
  return form
}
