import type { Activity, ObjectType, Verb } from '#contract/activity.ts'
import type { ListOption } from '#web/lists/list-loader.ts'
import { formatFieldNames } from './fields.ts'

/** A sentence about an audit event, after the name of the actor. The object is separate, to be a link. */
export type EventSentence = { does: string; object: string; end: string }

/** 'cambió el teléfono de' · 'Panadería La Espiga'. */
export function formatEvent(line: Activity): EventSentence {
  const { verb, object_type: type, object } = line
  const own = isOwn(line) ? OWN_ACCOUNT_VERBS[verb] : undefined
  if (own !== undefined) return { does: own, object: '', end: '' }
  const does = WORDS[type]?.[verb] ?? (verb === 'create' ? CREATED[type] : undefined) ?? VERBS[verb]
  const fields = formatFieldNames(
    Object.keys({ ...line.before, ...line.after }).filter((name) => !isWhy(type, name)),
  )
  const [open, end] = QUOTED.has(type) ? ['«', '»'] : ['', '']
  const words = `${does.replace('{fields}', fields)} ${NOUNS[type]}`.trim()
  return { does: `${words.replace(/\b(de|a) el /, '$1l ')} ${open}`, object, end }
}

/** Why a change was not accepted is no part of what was asked. */
const isWhy = (type: ObjectType, name: string) => type === 'proposal' && name === 'reason'

const isOwn = ({ object_type, object_id, actor_id }: Activity) =>
  object_type === 'user' && object_id === actor_id

/** Where an object is to be seen, while it is there. One's own account needs no name, so no way. */
export function pathOf(line: Activity): string | undefined {
  const { object_type, present, commerce } = line
  if (!present || isOwn(line)) return undefined
  if (object_type === 'offer') return `/commerces/${commerce}/offers`
  return commerce === null ? SCREENS[object_type] : `/commerces/${commerce}`
}

const SCREENS: Partial<Record<ObjectType, string>> = {
  user: '/users',
  category: '/categories',
  faq: '/faq',
  contact: '/messages',
  report: '/avisos',
  appeal: '/reclamaciones',
  holidays: '/festivos',
  settings: '/ajustes',
  duty: '/ajustes',
  notice: '/ajustes',
}

/** Other verbs of some objects. */
const WORDS: Partial<Record<ObjectType, Partial<Record<Verb, string>>>> = {
  commerce: { create: 'registró', close: 'dio por cerrado para siempre' },
  duty: { update: 'puso' },
  proposal: {
    create: 'pidió cambiar {fields} de',
    update: 'corrigió lo que pedía cambiar en',
    accept: 'aceptó cambiar {fields} de',
    deny: 'no aceptó cambiar {fields} de',
    withdraw: 'retiró el cambio que pedía en',
    close: 'cerró el cambio pedido en',
    restore: 'volvió a abrir el cambio pedido en',
  },
}

const VERBS: Record<Verb, string> = {
  create: 'creó',
  update: 'cambió {fields} de',
  hide: 'ocultó',
  show: 'volvió a mostrar',
  delete: 'eliminó',
  restore: 'recuperó',
  accept: 'aceptó',
  deny: 'rechazó',
  undo: 'deshizo su decisión sobre',
  resubmit: 'volvió a enviar',
  answer: 'respondió a',
  move: 'cambió de sitio',
  activate: 'activó',
  deactivate: 'desactivó',
  change_role: 'cambió el rol de',
  change_email: 'cambió el correo de',
  change_password: 'cambió la contraseña de',
  end_sessions: 'cerró las sesiones de',
  confirm: 'confirmó los datos de',
  withdraw: 'retiró',
  close: 'cerró',
}

const CREATED: Partial<Record<ObjectType, string>> = { commerce: 'registró', appeal: 'envió' }

/** What people do with their own accounts. */
const OWN_ACCOUNT_VERBS: Partial<Record<Verb, string>> = {
  create: 'creó su cuenta',
  update: 'cambió los datos de su cuenta',
  activate: 'confirmó su cuenta',
  delete: 'eliminó su cuenta',
  change_email: 'cambió su correo',
  change_password: 'cambió su contraseña',
  end_sessions: 'cerró sesiones suyas',
}

const NOUNS: Record<ObjectType, string> = {
  user: 'la cuenta de',
  commerce: '',
  application: 'la solicitud de',
  offer: 'la oferta',
  category: 'la categoría',
  faq: 'la pregunta',
  contact: 'el mensaje',
  report: 'el aviso sobre',
  appeal: 'la reclamación sobre',
  suggestion: 'la sugerencia de',
  notice: 'el anuncio',
  duty: 'la lista de',
  proposal: '',
  settings: 'los',
  holidays: 'el festivo',
}

const QUOTED = new Set<ObjectType>([
  'offer',
  'category',
  'faq',
  'contact',
  'report',
  'appeal',
  'suggestion',
  'notice',
  'holidays',
])

/** The kinds of things, by their values in the address. */
export const TYPE_FILTERS: readonly ListOption<ObjectType>[] = [
  { value: '', name: 'Todo' },
  { value: 'comercios', name: 'Comercios', query: 'commerce' },
  { value: 'solicitudes', name: 'Solicitudes de alta', query: 'application' },
  { value: 'ofertas', name: 'Ofertas', query: 'offer' },
  { value: 'usuarios', name: 'Usuarios', query: 'user' },
  { value: 'categorias', name: 'Categorías', query: 'category' },
  { value: 'preguntas', name: 'Preguntas', query: 'faq' },
  { value: 'mensajes', name: 'Mensajes', query: 'contact' },
  { value: 'avisos', name: 'Avisos', query: 'report' },
  { value: 'reclamaciones', name: 'Reclamaciones', query: 'appeal' },
  { value: 'sugerencias', name: 'Sugerencias', query: 'suggestion' },
  { value: 'anuncios', name: 'Anuncios', query: 'notice' },
  { value: 'guardias', name: 'Farmacias de guardia', query: 'duty' },
  { value: 'cambios', name: 'Cambios pedidos', query: 'proposal' },
  { value: 'ajustes', name: 'Ajustes', query: 'settings' },
  { value: 'festivos', name: 'Festivos', query: 'holidays' },
]
