import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import type { Category } from '#contract/categories.ts'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { Point } from '#contract/coordinates.ts'
import type { FieldTable } from '#contract/field-table.ts'
import type { Scope } from '#contract/holidays.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/hours/weekdays.ts'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import { RISKY_LABELS, type RiskyField } from '#contract/proposals.ts'
import { REGIONS, type RegionCode } from '#contract/regions.ts'
import type { ReportDecision } from '#contract/reports.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { PERIODS, SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { formatDay } from '#web/format/dates.ts'
import { formatCount } from '#web/format/numbers.ts'
import { formatPhone } from '#web/format/phone.ts'
import { SCOPE_NAMES } from '#web/holidays/labels.ts'
import { DECISIONS } from '#web/reports/labels.ts'
import { hoursChanges } from './hours-changes.ts'
import { formatPhotoChanges } from './photo-changes.ts'

type Values = Record<string, unknown> | null
type Field = {
  /** Inside a sentence: 'el teléfono'. */
  noun: string
  label: string
  /** A value in words, with the others of its object; texts as they are. */
  format?: (value: unknown, categories: readonly Category[], values: object) => string
}

/** One field of a line of the log; a creation has no value before, a deletion none after. */
export type Change = {
  name: string
  label: string
  from: string | undefined
  to: string | undefined
}

/** What changed, field by field, in words. */
export function formatChanges(
  before: Values,
  after: Values,
  categories: readonly Category[],
): Change[] {
  return toldFields(Object.keys({ ...before, ...after }), IN_DIRECTION).flatMap((name) => {
    const { label, format = formatText } = fieldOf(name)
    if (name === 'hours') {
      return hoursChanges(
        (before?.hours ?? null) as Hours | null,
        (after?.hours ?? null) as Hours | null,
      )
    }
    if (name === 'photos') {
      const to = formatPhotoChanges(photosIn(before), photosIn(after))
      return to === '' ? [] : [{ name, label, from: undefined, to }]
    }
    const told = (values: Values) => {
      const value = values?.[name]
      return values === null || value === undefined ? undefined : format(value, categories, values)
    }
    const change = { name, label, from: told(before), to: told(after) }
    return change.from === change.to ? [] : [change]
  })
}

/** 'el teléfono', 'el nombre y la foto', 'el nombre, la foto y 3 datos más'. */
export function formatFieldNames(names: readonly string[]): string {
  const all = [...new Set(toldFields(names, WITH_DIRECTION).map((name) => fieldOf(name).noun))]
  if (all.length === 0) return 'los datos'
  const shown = all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} datos más`] : all
  const last = shown.pop()!
  return shown.length === 0 ? last : `${shown.join(', ')} y ${last}`
}

/** What the line of an address says too, and what changes with it. */
const IN_DIRECTION = ['street', 'number']
const WITH_DIRECTION = [...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** In the order of the forms, without what another of them says too: a point is one thing, and so is an address. */
function toldFields(names: readonly string[], inDirection: readonly string[]): string[] {
  const said = new Set([
    ...(names.includes('direction') ? inDirection : []),
    ...(names.includes('latitude') ? ['longitude'] : []),
  ])
  return names
    .filter((name) => !said.has(name))
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

function fieldOf(name: string): Field {
  return FIELDS[name] ?? { noun: 'los datos', label: 'Datos' }
}

function formatDate(value: unknown): string {
  return value === null ? 'sin fecha' : formatPlainDate(String(value), true)
}

function formatPrice(value: unknown): string {
  return value === null ? 'sin precio' : sayPrice(Number(value))
}

function formatWeekdays(value: unknown): string {
  const days = value as Weekday[]
  return days.length === 0 ? 'todos' : days.map((day) => WEEKDAY_NAMES[day]).join(', ')
}

function formatText(value: unknown): string {
  if (value === null || value === '') return 'nada'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const yesNo = (yes: string, no: string) => (value: unknown) => (value ? yes : no)

const STATUS: Record<string, string> = { PE: 'Pendiente', OK: 'Aceptado', RE: 'Rechazado' }

const formatPercent = (value: unknown) => `${value}\u00a0%`
const FOCUS = { photo_focus_x: formatPercent, photo_focus_y: formatPercent }

const FORMATTED_PERIODS = Object.fromEntries(
  Object.keys(PERIODS).map((name) => [
    name,
    (value: unknown) => formatCount(Number(value), 'día', 'días'),
  ]),
)

const FIELDS: Record<string, Field> = {
  ...declared(COMMERCE_FIELDS, {
    ...FOCUS,
    category: formatCategories,
    n_tlf: (value) => formatPhone(String(value)),
    latitude: formatPoint,
  }),
  ...declared(OFFER_FIELDS, {
    ...FOCUS,
    category: formatCategories,
    starts_on: formatDate,
    ends_on: formatDate,
    price: formatPrice,
    previous_price: formatPrice,
    weekdays: formatWeekdays,
  }),
  ...declared(SETTINGS_FIELDS, {
    postal_codes: (value) => (value as string[]).join(', ') || 'nada',
    review_fields: (value) =>
      (value as RiskyField[]).map((field) => RISKY_LABELS[field]).join(', ') || 'ninguno',
    region: (value) => REGIONS[value as RegionCode] ?? 'nada',
    contact_phone: (value) => (value === null ? 'nada' : formatPhone(String(value))),
    ...FORMATTED_PERIODS,
  }),
  // Of a photo that was replaced there is nothing to show: it may be gone already.
  photo: { noun: 'la foto', label: 'Foto', format: yesNo('con foto', 'sin foto') },
  photos: { noun: 'las fotos', label: 'Fotos' },
  ended: { noun: 'el estado', label: 'Estado', format: yesNo('Terminada', 'En marcha') },
  hidden: { noun: 'la visibilidad', label: 'Visibilidad', format: yesNo('Oculto', 'A la vista') },
  closed_at: {
    noun: 'el cierre definitivo',
    label: 'Cerrado para siempre',
    format: (value) => (value === null ? 'no' : formatDay(String(value))),
  },
  owner: { noun: 'el dueño', label: 'Ahora es de' },
  status: {
    noun: 'el estado',
    label: 'Estado',
    format: (value) => STATUS[String(value)] ?? 'nada',
  },
  reason: { noun: 'el motivo', label: 'Motivo' },
  decision: {
    noun: 'la decisión',
    label: 'Decisión',
    format: (value) => DECISIONS[value as ReportDecision] ?? 'nada',
  },
  application: { noun: 'el texto', label: 'Texto de la solicitud' },
  date: {
    noun: 'la fecha',
    label: 'Fecha',
    format: formatDate,
  },
  scope: { noun: 'el ámbito', label: 'Ámbito', format: (value) => SCOPE_NAMES[value as Scope] },
  opening: { noun: 'la apertura', label: 'Se puede abrir', format: yesNo('Sí', 'No') },
  question: { noun: 'la pregunta', label: 'Pregunta' },
  answer: { noun: 'la respuesta', label: 'Respuesta' },
  position: { noun: 'el sitio', label: 'Sitio en la lista' },
  reassign: { noun: 'la categoría', label: 'Lo suyo pasó a' },
  commerces: { noun: 'los comercios', label: 'Comercios' },
  offers: { noun: 'las ofertas', label: 'Ofertas' },
  username: { noun: 'el nombre de usuario', label: 'Nombre de usuario' },
  email: { noun: 'el correo', label: 'Correo' },
  role: { noun: 'el rol', label: 'Rol', format: formatRole },
  is_trusted: {
    noun: 'la confianza',
    label: 'De confianza',
    format: yesNo('Sí: sus cambios no se revisan', 'No: sus cambios se revisan'),
  },
  is_active: { noun: 'el estado', label: 'Cuenta', format: yesNo('Activa', 'Desactivada') },
  session: { noun: 'la sesión', label: 'Sesión' },
  sessions: { noun: 'las sesiones', label: 'Sesiones abiertas' },
}

const ORDER = Object.keys(FIELDS)

/** The fields of an entity as the log calls them: 'el teléfono' is 'Teléfono' by itself. */
function declared(table: FieldTable, says: Record<string, Field['format']>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { phrase }]): [string, Field] => {
      const noun = phrase.replace(/^\S+ /, '')
      const label = noun.charAt(0).toUpperCase() + noun.slice(1)
      return [name, { noun: phrase, label, format: says[name] }]
    }),
  )
}

const photosIn = (values: Values) =>
  (Array.isArray(values?.photos) ? values.photos : []) as { id: number; alt: string }[]

function formatPoint(latitude: unknown, _: readonly Category[], values: object): string {
  return latitude === null ? 'nada' : `${latitude}, ${(values as Partial<Point>).longitude}`
}

function formatRole(value: unknown): string {
  const role = roleNumber(value)
  return role === undefined ? 'nada' : ROLE_NAMES[role]
}

function formatCategories(value: unknown, categories: readonly Category[]): string {
  const ids = Array.isArray(value) ? value : []
  const names = ids.map((id) => categories.find((one) => one.id === id)?.name ?? UNKNOWN)
  return [...new Set(names)].join(', ')
}

const UNKNOWN = 'una que ya no está'
