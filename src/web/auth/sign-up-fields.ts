import { registration } from '#contract/auth.ts'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { COMMERCE_LABELS } from '#web/commerces/commerce-values.ts'
import { checkForm, type FormErrors, nestValues } from '#web/forms/check-form.ts'

export const SECTIONS = ['Datos del usuario', 'Datos del comercio', 'Solicitud de alta'] as const

export const PHOTO = 'commerce.photo'
export const CATEGORY = 'commerce.category'

type CommerceName = `commerce.${keyof typeof COMMERCE_LABELS}`

const commerceFields = Object.fromEntries(
  Object.entries(COMMERCE_LABELS).map(([name, label]) => [
    `commerce.${name}`,
    { name: label, section: 2 },
  ]),
) as Record<CommerceName, Named>

type Named = { name: string; section: 1 | 2 | 3 }

/** Named as on the wire, in the order of the screen: how a summary calls each, and its section. */
export const FIELDS = {
  username: { name: 'Nombre de usuario', section: 1 },
  email: { name: 'Correo electrónico', section: 1 },
  password: { name: 'Contraseña', section: 1 },
  ...commerceFields,
  'commerce.application.application': { name: 'Solicitud de alta', section: 3 },
} satisfies Record<string, Named>

export type FieldName = keyof typeof FIELDS
export type TextName = Exclude<FieldName, typeof PHOTO | typeof CATEGORY>
export type Values = Record<TextName, string> & { [CATEGORY]: number[] }

const TEXTS = Object.keys(FIELDS).filter(
  (name): name is TextName => name !== PHOTO && name !== CATEGORY,
)

export const EMPTY = {
  ...Object.fromEntries(TEXTS.map((name) => [name, ''])),
  [CATEGORY]: [],
} as unknown as Values

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

/** What is wrong with the form, in the order of the screen. */
export function checkSignUp(values: Values, photo: File | undefined): FormErrors {
  const errors = checkForm(registration, nestValues(values))
  if (photo === undefined) errors[PHOTO] = PHOTO_ERRORS.missing
  return inOrder(errors)
}

export function inOrder(errors: FormErrors): FormErrors {
  const names = Object.keys(FIELDS).filter((name) => Object.hasOwn(errors, name))
  return Object.fromEntries(names.map((name) => [name, errors[name]!]))
}

export function sectionOf(name: string): number | undefined {
  return isField(name) ? FIELDS[name].section : undefined
}

/** The form as it travels, but for the robots' checks. */
export function formData(values: Values, photo: File): FormData {
  const form = new FormData()
  for (const name of TEXTS) form.append(name, values[name])
  for (const id of values[CATEGORY]) form.append(CATEGORY, String(id))
  form.append(PHOTO, photo, photo.name)
  return form
}

export function isWritten(values: Values): boolean {
  return values[CATEGORY].length > 0 || TEXTS.some((name) => values[name] !== '')
}

/** Typed before the page listened, or put there by the browser. */
export function filledIn(form: HTMLFormElement): Partial<Values> {
  const data = new FormData(form)
  return Object.fromEntries(
    TEXTS.map((name) => [name, data.get(name)]).filter(([, value]) => value),
  )
}
