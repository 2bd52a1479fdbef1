import { COMMERCE_FIELDS } from './commerce-fields.ts'
import type { FieldTable } from './field-table.ts'
import { OFFER_FIELDS } from './offer-fields.ts'
import { plainName } from './same-name.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

/** A field as the log names it: inside a sentence, 'el teléfono', and by itself. */
export type ActivityField = { noun: string; label: string }

export const ACTIVITY_FIELDS: Record<string, ActivityField> = {
  ...declared(COMMERCE_FIELDS),
  ...declared(OFFER_FIELDS),
  ...declared(SETTINGS_FIELDS),
  photo: { noun: 'la foto', label: 'Foto' },
  photos: { noun: 'las fotos', label: 'Fotos' },
  ended: { noun: 'el estado', label: 'Estado' },
  hidden: { noun: 'la visibilidad', label: 'Visibilidad' },
  closed_at: { noun: 'el cierre definitivo', label: 'Cerrado para siempre' },
  owner: { noun: 'el dueño', label: 'Ahora es de' },
  status: { noun: 'el estado', label: 'Estado' },
  reason: { noun: 'el motivo', label: 'Motivo' },
  decision: { noun: 'la decisión', label: 'Decisión' },
  application: { noun: 'el texto', label: 'Texto de la solicitud' },
  date: { noun: 'la fecha', label: 'Fecha' },
  scope: { noun: 'el ámbito', label: 'Ámbito' },
  opening: { noun: 'la apertura', label: 'Se puede abrir' },
  question: { noun: 'la pregunta', label: 'Pregunta' },
  text: { noun: 'el texto', label: 'Texto' },
  link: { noun: 'el enlace', label: 'Enlace' },
  answer: { noun: 'la respuesta', label: 'Respuesta' },
  position: { noun: 'el sitio', label: 'Sitio en la lista' },
  reassign: { noun: 'la categoría', label: 'Lo suyo pasó a' },
  commerces: { noun: 'los comercios', label: 'Comercios' },
  offers: { noun: 'las ofertas', label: 'Ofertas' },
  words: { noun: 'las palabras', label: 'Lo que busca la gente' },
  like: { noun: 'el oficio', label: 'Como' },
  username: { noun: 'el nombre de usuario', label: 'Nombre de usuario' },
  email: { noun: 'el correo', label: 'Correo' },
  role: { noun: 'el rol', label: 'Rol' },
  is_trusted: { noun: 'la confianza', label: 'De confianza' },
  is_active: { noun: 'el estado', label: 'Cuenta' },
  session: { noun: 'la sesión', label: 'Sesión' },
  sessions: { noun: 'las sesiones', label: 'Sesiones abiertas' },
}

/** The fields whose names have words that begin like what is searched, without accents or case: 'telefono'. */
export function fieldsNamed(search: string): string[] {
  const start = ` ${plainName(search)}`
  if (start === ' ') return []
  return Object.entries(ACTIVITY_FIELDS)
    .filter(([, { noun, label }]) => ` ${plainName(noun)} ${plainName(label)}`.includes(start))
    .map(([name]) => name)
}

/** 'el teléfono' is 'Teléfono' by itself. */
function declared(table: FieldTable): Record<string, ActivityField> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { phrase }]) => {
      const noun = phrase.replace(/^\S+ /, '')
      return [name, { noun: phrase, label: noun.charAt(0).toUpperCase() + noun.slice(1) }]
    }),
  )
}
