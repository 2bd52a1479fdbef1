import type { ModuleName, Modules } from './modules.ts'

/** `{fields}` stands for the changed fields. */
export const VERB_PHRASES = {
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
export type Verb = keyof typeof VERB_PHRASES

export const VERBS = Object.keys(VERB_PHRASES) as [Verb, ...Verb[]]

/** The names of a field in the log: `noun` inside a sentence ('el teléfono'), `label` by itself. */
export type ActivityField = { noun: string; label: string }

type Entity = {
  plural: string
  /** Value of a filter in URLs of screens: `?tipo=comercios`. */
  slug: string
  /** First path segments of its API routes, without `/api/` or `/auth/`. */
  paths: readonly string[]
  /** An object in a sentence of the log, after a verb. */
  phrase: string
  screen?: string
  /** Used instead of `VERB_PHRASES`. */
  verbs?: Partial<Record<Verb, string>>
  /** Fields that are in no field table. Entities may share a field: only the first one lists it. */
  fields?: Readonly<Record<string, ActivityField>>
  /** `one` is the singular name, `ending` the end of 'eliminado' or 'eliminada'. */
  bin?: { one: string; ending: 'a' | 'o'; module?: ModuleName }
}

const TABLE = {
  commerce: {
    plural: 'Comercios',
    slug: 'comercios',
    paths: ['commerce', 'photo'],
    phrase: '{name}',
    verbs: { create: 'registró', close: 'dio por cerrado para siempre' },
    fields: {
      photo: { noun: 'la foto', label: 'Foto' },
      photos: { noun: 'las fotos', label: 'Fotos' },
      hidden: { noun: 'la visibilidad', label: 'Visibilidad' },
      closed_at: { noun: 'el cierre definitivo', label: 'Cerrado para siempre' },
      owner: { noun: 'el dueño', label: 'Ahora es de' },
    },
    bin: { one: 'Comercio', ending: 'o' },
  },
  application: {
    plural: 'Solicitudes de alta',
    slug: 'solicitudes',
    paths: ['commerce_applications', 'accept_application', 'deny_application'],
    phrase: 'la solicitud de {name}',
    fields: {
      status: { noun: 'el estado', label: 'Estado' },
      reason: { noun: 'el motivo', label: 'Motivo' },
      application: { noun: 'el texto', label: 'Texto de la solicitud' },
    },
  },
  offer: {
    plural: 'Ofertas',
    slug: 'ofertas',
    paths: ['offer'],
    phrase: 'la oferta «{name}»',
    fields: { ended: { noun: 'el estado', label: 'Estado' } },
    bin: { one: 'Oferta', ending: 'a', module: 'offers' },
  },
  user: {
    plural: 'Usuarios',
    slug: 'usuarios',
    paths: ['users'],
    phrase: 'la cuenta de {name}',
    screen: '/users',
    fields: {
      username: { noun: 'el nombre de usuario', label: 'Nombre de usuario' },
      email: { noun: 'el correo', label: 'Correo' },
      role: { noun: 'el rol', label: 'Rol' },
      is_trusted: { noun: 'la confianza', label: 'De confianza' },
      is_active: { noun: 'el estado', label: 'Cuenta' },
      session: { noun: 'la sesión', label: 'Sesión' },
      sessions: { noun: 'las sesiones', label: 'Sesiones abiertas' },
    },
  },
  category: {
    plural: 'Categorías',
    slug: 'categorias',
    paths: ['category'],
    phrase: 'la categoría «{name}»',
    screen: '/categories',
    fields: {
      reassign: { noun: 'la categoría', label: 'Lo suyo pasó a' },
      commerces: { noun: 'los comercios', label: 'Comercios' },
      offers: { noun: 'las ofertas', label: 'Ofertas' },
      words: { noun: 'las palabras', label: 'Lo que busca la gente' },
      like: { noun: 'el oficio', label: 'Como' },
    },
    bin: { one: 'Categoría', ending: 'a' },
  },
  faq: {
    plural: 'Preguntas',
    slug: 'preguntas',
    paths: ['faq'],
    phrase: 'la pregunta «{name}»',
    screen: '/faq',
    fields: {
      question: { noun: 'la pregunta', label: 'Pregunta' },
      answer: { noun: 'la respuesta', label: 'Respuesta' },
      position: { noun: 'el sitio', label: 'Sitio en la lista' },
    },
    bin: { one: 'Pregunta', ending: 'a' },
  },
  contact: {
    plural: 'Mensajes',
    slug: 'mensajes',
    paths: ['contact', 'answer_contact'],
    phrase: 'el mensaje «{name}»',
    screen: '/messages',
    bin: { one: 'Mensaje', ending: 'o' },
  },
  report: {
    plural: 'Problemas',
    slug: 'avisos',
    paths: ['reports'],
    phrase: 'el problema de «{name}»',
    screen: '/avisos',
    fields: { decision: { noun: 'la decisión', label: 'Decisión' } },
  },
  appeal: {
    plural: 'Reclamaciones',
    slug: 'reclamaciones',
    paths: ['appeals', 'restrictions'],
    phrase: 'la reclamación sobre «{name}»',
    screen: '/reclamaciones',
    verbs: { create: 'envió' },
  },
  suggestion: {
    plural: 'Sugerencias',
    slug: 'sugerencias',
    paths: ['suggestions'],
    phrase: 'la sugerencia de «{name}»',
  },
  notice: {
    plural: 'Anuncios',
    slug: 'anuncios',
    paths: ['notices'],
    phrase: 'el anuncio «{name}»',
    screen: '/ajustes',
    fields: {
      text: { noun: 'el texto', label: 'Texto' },
      link: { noun: 'el enlace', label: 'Enlace' },
    },
  },
  duty: {
    plural: 'Farmacias de guardia',
    slug: 'guardias',
    paths: ['duty'],
    phrase: 'la lista de {name}',
    screen: '/ajustes',
    verbs: { update: 'puso' },
  },
  proposal: {
    plural: 'Cambios pedidos',
    slug: 'cambios',
    paths: ['proposals'],
    phrase: '{name}',
    verbs: {
      create: 'pidió cambiar {fields} de',
      update: 'corrigió lo que pedía cambiar en',
      accept: 'aceptó cambiar {fields} de',
      deny: 'no aceptó cambiar {fields} de',
      withdraw: 'retiró el cambio que pedía en',
      close: 'cerró el cambio pedido en',
      restore: 'volvió a abrir el cambio pedido en',
    },
  },
  settings: {
    plural: 'Ajustes',
    slug: 'ajustes',
    paths: ['settings'],
    phrase: 'los {name}',
    screen: '/ajustes',
  },
  holidays: {
    plural: 'Festivos',
    slug: 'festivos',
    paths: ['holidays'],
    phrase: 'el festivo «{name}»',
    screen: '/festivos',
    fields: {
      date: { noun: 'la fecha', label: 'Fecha' },
      scope: { noun: 'el ámbito', label: 'Ámbito' },
      opening: { noun: 'la apertura', label: 'Se puede abrir' },
    },
    bin: { one: 'Festivo', ending: 'o', module: 'holidays' },
  },
} as const satisfies Record<string, Entity>

export type ObjectType = keyof typeof TABLE

export const OBJECT_TYPES = Object.keys(TABLE) as [ObjectType, ...ObjectType[]]

export const ENTITIES: Readonly<Record<ObjectType, Entity>> = TABLE

export type BinItemType = {
  [Type in ObjectType]: (typeof TABLE)[Type] extends { bin: object } ? Type : never
}[ObjectType]

export const BIN_ITEM_TYPES = OBJECT_TYPES.filter(
  (type): type is BinItemType => ENTITIES[type].bin !== undefined,
)

/** Returns the types that can be restored now: not those of a module that is switched off. */
export const restorableTypes = (modules: Modules): BinItemType[] =>
  BIN_ITEM_TYPES.filter((type) => {
    const module = ENTITIES[type].bin?.module
    return module === undefined || modules[module]
  })
