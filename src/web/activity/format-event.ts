import type { Activity } from '#contract/activity.ts'
import { ENTITIES, VERB_PHRASES, type Verb } from '#contract/entities.ts'
import { formatFieldNames } from './fields.ts'

/** Formats an event as a sentence in three parts, without its actor: 'cambió el teléfono de ', 'La Espiga', ''. */
export function formatEvent(event: Activity): { start: string; object: string; end: string } {
  const { verb, object_type: type, object } = event
  const ownVerb = isOwn(event) && OWN_ACCOUNT_VERBS[verb]
  if (ownVerb) return { start: ownVerb, object: '', end: '' }
  const { phrase, verbs } = ENTITIES[type]
  const verbPhrase = verbs?.[verb] ?? VERB_PHRASES[verb]
  // The reason of a rejected proposal is not one of its fields.
  const names = Object.keys({ ...event.before, ...event.after })
  const fields = formatFieldNames(names.filter((name) => type !== 'proposal' || name !== 'reason'))
  const sentence = `${verbPhrase.replace('{fields}', fields)} ${phrase}`
  // Spanish contracts 'de el' and 'a el' to 'del' and 'al'.
  const [start, end] = sentence.replace(/\b(de|a) el /, '$1l ').split('{name}') as [string, string]
  return { start, object, end }
}

const isOwn = ({ object_type, object_id, actor_id }: Activity) =>
  object_type === 'user' && object_id === actor_id

/** Returns the path of an object's screen; undefined if the object is deleted or is the actor's own account. */
export function pathOf(event: Activity): string | undefined {
  const { object_type, present, commerce } = event
  if (!present || isOwn(event)) return undefined
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
