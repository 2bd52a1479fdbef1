import type { Activity } from '#contract/activity.ts'
import { ENTITIES, type ObjectType, VERB_PHRASES, type Verb } from '#contract/entities.ts'
import { formatFieldNames } from './fields.ts'

/** A sentence about an event, after the name of its actor. The object is separate, so that it can be a link. */
export type EventSentence = { does: string; object: string; end: string }

/** Formats an event: 'cambió el teléfono de' · 'Panadería La Espiga'. */
export function formatEvent(line: Activity): EventSentence {
  const { verb, object_type: type, object } = line
  const own = isOwn(line) ? OWN_ACCOUNT_VERBS[verb] : undefined
  if (own !== undefined) return { does: own, object: '', end: '' }
  const { phrase, verbs } = ENTITIES[type]
  const does = verbs?.[verb] ?? VERB_PHRASES[verb]
  const fields = formatFieldNames(
    Object.keys({ ...line.before, ...line.after }).filter((name) => !isWhy(type, name)),
  )
  const sentence = `${does.replace('{fields}', fields)} ${phrase}`.replace(/\b(de|a) el /, '$1l ')
  const [start, end] = sentence.split('{name}') as [string, string]
  return { does: start, object, end }
}

/** The reason of a rejection is not one of the requested fields. */
const isWhy = (type: ObjectType, name: string) => type === 'proposal' && name === 'reason'

const isOwn = ({ object_type, object_id, actor_id }: Activity) =>
  object_type === 'user' && object_id === actor_id

/** Returns the path of an object's screen; undefined if the object is deleted or is the actor's own account. */
export function pathOf(line: Activity): string | undefined {
  const { object_type, present, commerce } = line
  if (!present || isOwn(line)) return undefined
  if (object_type === 'offer') return `/commerces/${commerce}/offers`
  return commerce === null ? ENTITIES[object_type].screen : `/commerces/${commerce}`
}

const OWN_ACCOUNT_VERBS: Partial<Record<Verb, string>> = {
  create: 'creó su cuenta',
  update: 'cambió los datos de su cuenta',
  activate: 'confirmó su cuenta',
  delete: 'eliminó su cuenta',
  change_email: 'cambió su correo',
  change_password: 'cambió su contraseña',
  end_sessions: 'cerró sesiones suyas',
}
