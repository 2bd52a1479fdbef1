import { ACTIVITY_FIELDS } from '#contract/activity-fields.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import type { Category } from '#contract/categories.ts'
import { type Point, pointOf } from '#contract/coordinates.ts'
import type { ActivityField } from '#contract/entities.ts'
import type { Facts } from '#contract/facts/facts.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { Scope } from '#contract/holidays.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/hours/weekdays.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import type { ReportDecision } from '#contract/reports.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { SETTING_NAMES } from '#contract/settings.ts'
import { formatMove } from '#web/applications/moved-words.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { formatDay } from '#web/format/dates.ts'
import { formatPhone } from '#web/format/phone.ts'
import { formatSetting } from '#web/format/setting.ts'
import { SCOPE_NAMES } from '#web/holidays/labels.ts'
import { DECISIONS } from '#web/reports/labels.ts'
import { hoursChanges } from './hours-changes.ts'
import { formatPhotoChanges } from './photo-changes.ts'

type Values = Record<string, unknown> | null
/** Formats a value as text; `values` has the other fields of the object. */
type Format = (value: unknown, categories: readonly Category[], values: object) => string

/** A changed field of an event. A creation has no value before, a deletion none after. */
export type Change = {
  name: string
  label: string
  from: string | undefined
  to: string | undefined
}

/** Returns the changed fields with their values as text. */
export function formatChanges(
  before: Values,
  after: Values,
  categories: readonly Category[],
): Change[] {
  return distinctFields(Object.keys({ ...before, ...after }), IN_DIRECTION).flatMap((name) => {
    const { label } = fieldOf(name)
    const format = FORMATS[name] ?? formatText
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
    if (name === 'latitude' || name === 'longitude') return pointChanges(label, before, after)
    const textOf = (values: Values) => {
      const value = values?.[name]
      return values === null || value === undefined ? undefined : format(value, categories, values)
    }
    const change = { name, label, from: textOf(before), to: textOf(after) }
    return change.from === change.to ? [] : [change]
  })
}

/** Lists fields within a sentence: 'el teléfono', 'el nombre y la foto', 'el nombre, la foto y 3 datos más'. */
export function formatFieldNames(names: readonly string[]): string {
  const all = [...new Set(distinctFields(names, WITH_DIRECTION).map((name) => fieldOf(name).noun))]
  if (all.length === 0) return 'los datos'
  const shown = all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} datos más`] : all
  const last = shown.pop()!
  return shown.length === 0 ? last : `${shown.join(', ')} y ${last}`
}

/** Fields that `direction` contains, and fields that change with it. */
const IN_DIRECTION = ['street', 'number']
const WITH_DIRECTION = [...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** Sorts fields as in the forms and removes redundant ones: a point is one field, and so is an address. */
function distinctFields(names: readonly string[], inDirection: readonly string[]): string[] {
  const redundant = new Set([
    ...(names.includes('direction') ? inDirection : []),
    ...(names.includes('latitude') ? ['longitude'] : []),
  ])
  return names
    .filter((name) => !redundant.has(name))
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

function fieldOf(name: string): ActivityField {
  return ACTIVITY_FIELDS[name] ?? { noun: 'los datos', label: 'Datos' }
}

const ON_MAP = 'en el mapa'

/** Describes the move of a pin, not its coordinates. If only one coordinate changed, the event has only that one. */
function pointChanges(label: string, before: Values, after: Values): Change[] {
  const [from, to] = [placeIn(before), placeIn(after)]
  const change = { name: 'latitude', label, from, to }
  if (from !== ON_MAP || to !== ON_MAP) return from === to ? [] : [change]
  const [one, other] = [pointIn(before), pointIn(after)]
  return [{ ...change, to: one && other ? formatMove(one, other) : 'movido' }]
}

function placeIn(values: Values): string | undefined {
  if (values === null) return undefined
  return (values.latitude ?? values.longitude ?? null) === null ? 'nada' : ON_MAP
}

function pointIn(values: Values): Point | undefined {
  const { latitude = null, longitude = null } = (values ?? {}) as Partial<Point>
  return pointOf({ latitude, longitude })
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

function formatWords(value: unknown): string {
  return (value as string[]).join(', ') || 'nada'
}

const yesNo = (yes: string, no: string) => (value: unknown) => (value ? yes : no)

const STATUS: Record<string, string> = { PE: 'Pendiente', OK: 'Aceptado', RE: 'Rechazado' }

const formatPercent = (value: unknown) => `${value}\u00a0%`

const FORMATTED_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, (value: unknown) => formatSetting(name, value) || 'nada']),
)

const FORMATS: Record<string, Format> = {
  category: formatCategories,
  n_tlf: (value) => formatPhone(String(value)),
  photo_focus_x: formatPercent,
  photo_focus_y: formatPercent,
  starts_on: formatDate,
  ends_on: formatDate,
  price: formatPrice,
  previous_price: formatPrice,
  weekdays: formatWeekdays,
  sells: formatWords,
  facts: (value) => factsInWords(value as Facts) || 'nada',
  ...FORMATTED_SETTINGS,
  // A replaced photo may be deleted already, so it is not shown.
  photo: yesNo('con foto', 'sin foto'),
  ended: yesNo('Terminada', 'En marcha'),
  hidden: yesNo('Oculto', 'Publicado'),
  closed_at: (value) => (value === null ? 'no' : formatDay(String(value))),
  status: (value) => STATUS[String(value)] ?? 'nada',
  decision: (value) => DECISIONS[value as ReportDecision] ?? 'nada',
  date: formatDate,
  scope: (value) => SCOPE_NAMES[value as Scope],
  opening: yesNo('Sí', 'No'),
  role: formatRole,
  is_trusted: yesNo('Sí: sus cambios no se revisan', 'No: sus cambios se revisan'),
  is_active: yesNo('Activa', 'Desactivada'),
}

const ORDER = Object.keys(ACTIVITY_FIELDS)

const photosIn = (values: Values) =>
  (Array.isArray(values?.photos) ? values.photos : []) as { id: number; alt: string }[]

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
