import { ACTIVITY_FIELDS } from '#contract/activity-fields.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import type { Category } from '#contract/categories.ts'
import type { Status } from '#contract/commerces.ts'
import { type Point, pointOf } from '#contract/coordinates.ts'
import type { ActivityField } from '#contract/entities.ts'
import type { Facts } from '#contract/facts/facts.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { Scope } from '#contract/holidays.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/hours/weekdays.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import type { ReportDecision } from '#contract/reports.ts'
import { ROLE_NAMES, type Role } from '#contract/roles.ts'
import { SETTING_NAMES } from '#contract/settings.ts'
import { joinWords } from '#contract/spanish.ts'
import { formatMove } from '#web/applications/describe-move.ts'
import { APPLICATION_STATES } from '#web/applications/labels.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { formatDay } from '#web/format/dates.ts'
import { formatPhone } from '#web/format/phone.ts'
import { formatSetting } from '#web/format/setting.ts'
import { SCOPE_NAMES } from '#web/holidays/labels.ts'
import { DECISION_NAMES } from '#web/reports/labels.ts'
import { hoursChanges } from './hours-changes.ts'
import { formatPhotoChanges } from './photo-changes.ts'

type Values = Record<string, unknown> | null
type Format = (value: unknown, categories: readonly Category[]) => string

/** A changed field of an event. A creation has no value before, a deletion none after. */
export type Change = {
  name: string
  label: string
  from: string | undefined
  to: string | undefined
}

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
      return values === null || value === undefined ? undefined : format(value, categories)
    }
    const change = { name, label, from: textOf(before), to: textOf(after) }
    return change.from === change.to ? [] : [change]
  })
}

/** Lists fields within a sentence: 'el teléfono', 'el nombre y la foto', 'el nombre, la foto y 3 datos más'. */
export function formatFieldNames(names: readonly string[]): string {
  const all = [...new Set(distinctFields(names, WITH_DIRECTION).map((name) => fieldOf(name).noun))]
  if (all.length === 0) return 'los datos'
  return joinWords(all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} datos más`] : all)
}

/** Fields that `direction` contains. */
const IN_DIRECTION = ['street', 'number']
/** Fields that change together with `direction`. */
const WITH_DIRECTION = [...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** Sorts fields as in the forms. Drops `longitude` beside `latitude`, and `addressFields` beside `direction`. */
function distinctFields(names: readonly string[], addressFields: readonly string[]): string[] {
  const redundant = new Set([
    ...(names.includes('direction') ? addressFields : []),
    ...(names.includes('latitude') ? ['longitude'] : []),
  ])
  return names
    .filter((name) => !redundant.has(name))
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

const fieldOf = (name: string): ActivityField =>
  ACTIVITY_FIELDS[name] ?? { noun: 'los datos', label: 'Datos' }

const ON_MAP = 'en el mapa'

/** Describes how far a pin moved. If only one coordinate changed, the event lacks the other. */
function pointChanges(label: string, before: Values, after: Values): Change[] {
  const [from, to] = [placeIn(before), placeIn(after)]
  const change = { name: 'latitude', label, from, to }
  if (from !== ON_MAP || to !== ON_MAP) return from === to ? [] : [change]
  const [start, end] = [pointIn(before), pointIn(after)]
  return [{ ...change, to: start && end ? formatMove(start, end) : 'movido' }]
}

function placeIn(values: Values): string | undefined {
  if (values === null) return undefined
  return (values.latitude ?? values.longitude ?? null) === null ? 'nada' : ON_MAP
}

function pointIn(values: Values): Point | undefined {
  const { latitude = null, longitude = null } = (values ?? {}) as Partial<Point>
  return pointOf({ latitude, longitude })
}

const formatDate = (value: unknown) =>
  value === null ? 'sin fecha' : formatPlainDate(String(value), true)

const formatPrice = (value: unknown) => (value === null ? 'sin precio' : sayPrice(Number(value)))

function formatWeekdays(value: unknown): string {
  const days = value as Weekday[]
  return days.length === 0 ? 'todos' : days.map((day) => WEEKDAY_NAMES[day]).join(', ')
}

function formatText(value: unknown): string {
  if (value === null || value === '') return 'nada'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const yesNo = (yes: string, no: string) => (value: unknown) => (value ? yes : no)

const formatPercent = (value: unknown) => `${value}\u00a0%`

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
  sells: (value) => (value as string[]).join(', ') || 'nada',
  facts: (value) => factsInWords(value as Facts) || 'nada',
  ...Object.fromEntries(
    SETTING_NAMES.map((name) => [name, (value: unknown) => formatSetting(name, value) || 'nada']),
  ),
  // A replaced photo may be deleted already, so it is not shown.
  photo: yesNo('con foto', 'sin foto'),
  ended: yesNo('Terminada', 'En marcha'),
  hidden: yesNo('Oculto', 'Publicado'),
  closed_at: (value) => (value === null ? 'no' : formatDay(String(value))),
  status: (value) => APPLICATION_STATES[value as Status]?.word ?? 'nada',
  decision: (value) => DECISION_NAMES[value as ReportDecision] ?? 'nada',
  date: formatDate,
  scope: (value) => SCOPE_NAMES[value as Scope],
  opening: yesNo('Sí', 'No'),
  role: (value) => ROLE_NAMES[value as Role] ?? 'nada',
  is_trusted: yesNo('Sí: sus cambios no se revisan', 'No: sus cambios se revisan'),
  is_active: yesNo('Activa', 'Desactivada'),
}

const ORDER = Object.keys(ACTIVITY_FIELDS)

const photosIn = (values: Values) =>
  (Array.isArray(values?.photos) ? values.photos : []) as { id: number; alt: string }[]

function formatCategories(value: unknown, categories: readonly Category[]): string {
  const ids = Array.isArray(value) ? value : []
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return [...new Set(ids.map((id) => names.get(id) ?? 'una que ya no está'))].join(', ')
}
