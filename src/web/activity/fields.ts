import type { Category } from '#contract/categories.ts'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { FieldTable } from '#contract/field-table.ts'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { formatPhone } from '#web/format/phone.ts'

type Values = Record<string, unknown> | null
type Field = {
  /** Inside a sentence: 'el teléfono'. */
  the: string
  label: string
  /** A value in words; texts as they are. */
  say?: (value: unknown, categories: readonly Category[]) => string
}

/** One field of a line of the log; made or ended by the deed, it has but one of the two. */
export type Change = { label: string; from: string | undefined; to: string | undefined }

/** What changed, field by field, in words. */
export function tellChanges(
  before: Values,
  after: Values,
  categories: readonly Category[],
): Change[] {
  const names = Object.keys({ ...before, ...after })
  return names.flatMap((name) => {
    const { label, say = sayText } = fieldOf(name)
    const told = (values: Values) => {
      const value = values?.[name]
      return values === null || value === undefined ? undefined : say(value, categories)
    }
    const change = { label, from: told(before), to: told(after) }
    return change.from === change.to ? [] : [change]
  })
}

/** 'el teléfono', 'el nombre y la foto', 'el nombre, la foto y 3 datos más'. */
export function sayFields(names: readonly string[]): string {
  const all = [...new Set(names.map((name) => fieldOf(name).the))]
  if (all.length === 0) return 'los datos'
  const said = all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} datos más`] : all
  const last = said.pop()!
  return said.length === 0 ? last : `${said.join(', ')} y ${last}`
}

function fieldOf(name: string): Field {
  return FIELDS[name] ?? { the: 'los datos', label: 'Datos' }
}

function sayText(value: unknown): string {
  if (value === null || value === '') return 'nada'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const yesNo = (yes: string, no: string) => (value: unknown) => (value ? yes : no)

const STATUS: Record<string, string> = { PE: 'Pendiente', OK: 'Aceptado', RE: 'Rechazado' }

const sayPercent = (value: unknown) => `${value} %`
const FOCUS = { photo_focus_x: sayPercent, photo_focus_y: sayPercent }

const FIELDS: Record<string, Field> = {
  ...declared(COMMERCE_FIELDS, {
    ...FOCUS,
    category: sayCategories,
    n_tlf: (value) => formatPhone(String(value)),
  }),
  ...declared(OFFER_FIELDS, { ...FOCUS, category: sayCategories }),
  // Of a photo that was replaced there is nothing to show: it may be gone already.
  photo: { the: 'la foto', label: 'Foto', say: yesNo('con foto', 'sin foto') },
  hidden: { the: 'la visibilidad', label: 'Visibilidad', say: yesNo('Oculto', 'A la vista') },
  owner: { the: 'el dueño', label: 'Ahora es de' },
  status: { the: 'el estado', label: 'Estado', say: (value) => STATUS[String(value)] ?? 'nada' },
  reason: { the: 'el motivo', label: 'Motivo' },
  application: { the: 'el texto', label: 'Texto de la solicitud' },
  question: { the: 'la pregunta', label: 'Pregunta' },
  answer: { the: 'la respuesta', label: 'Respuesta' },
  position: { the: 'el sitio', label: 'Sitio en la lista' },
  reassign: { the: 'la categoría', label: 'Lo suyo pasó a' },
  commerces: { the: 'los comercios', label: 'Comercios' },
  offers: { the: 'las ofertas', label: 'Ofertas' },
  username: { the: 'el nombre de usuario', label: 'Nombre de usuario' },
  email: { the: 'el correo', label: 'Correo' },
  role: { the: 'el rol', label: 'Rol', say: sayRole },
  is_active: { the: 'el estado', label: 'Cuenta', say: yesNo('Activa', 'Desactivada') },
  session: { the: 'la sesión', label: 'Sesión' },
  sessions: { the: 'las sesiones', label: 'Sesiones abiertas' },
}

/** The fields of an entity as the log calls them: 'el teléfono' is 'Teléfono' by itself. */
function declared(table: FieldTable, says: Record<string, Field['say']>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { phrase }]): [string, Field] => {
      const noun = phrase.replace(/^\S+ /, '')
      const label = noun.charAt(0).toUpperCase() + noun.slice(1)
      return [name, { the: phrase, label, say: says[name] }]
    }),
  )
}

function sayRole(value: unknown): string {
  const role = roleNumber(value)
  return role === undefined ? 'nada' : ROLE_NAMES[role]
}

function sayCategories(value: unknown, categories: readonly Category[]): string {
  const ids = Array.isArray(value) ? value : []
  const names = ids.map((id) => categories.find((one) => one.id === id)?.name ?? UNKNOWN)
  return [...new Set(names)].join(', ')
}

const UNKNOWN = 'una que ya no está'
