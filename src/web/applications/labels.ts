import type { Application } from '#contract/applications.ts'
import { type Proposal, riskyWords } from '#contract/proposals.ts'
import { capitalize, joinWords } from '#contract/spanish.ts'
import { storedUser } from '#web/api/session.ts'
import { formatDay } from '#web/format/dates.ts'
import type { CommonReason } from '#web/forms/reason-field.tsx'

export const APPLICATION_STATES = {
  PE: { tone: 'waiting', word: 'Pendiente' },
  OK: { tone: 'good', word: 'Aceptado' },
  RE: { tone: 'bad', word: 'Rechazado' },
  unconfirmed: { tone: 'hidden', word: 'Sin confirmar' },
} as const

export const PROPOSAL_STATES = {
  open: { tone: 'waiting', word: 'Pendiente' },
  accepted: { tone: 'good', word: 'Aceptado' },
  partial: { tone: 'good', word: 'Aceptado en parte' },
  rejected: { tone: 'bad', word: 'Rechazado' },
  withdrawn: { tone: 'hidden', word: 'Retirado' },
  closed: { tone: 'hidden', word: 'Cerrado' },
} as const

export function proposalState({ state, accepted, rejected }: Proposal) {
  if (state !== 'decided') return PROPOSAL_STATES[state]
  if (rejected.length === 0) return PROPOSAL_STATES.accepted
  return accepted.length === 0 ? PROPOSAL_STATES.rejected : PROPOSAL_STATES.partial
}

/** Common reasons to reject an application. */
export const REASONS: readonly CommonReason[] = [
  {
    name: 'Faltan datos',
    sentence:
      'Faltan datos para publicar tu comercio: completa la descripción, el teléfono y la dirección.',
  },
  {
    name: 'La dirección no es correcta',
    sentence:
      'La dirección no es correcta o no está completa: escribe la calle, el número y la localidad.',
  },
  {
    name: 'No es un comercio local',
    sentence:
      'El directorio es de comercios de aquí, abiertos al público, y no vemos que el tuyo lo sea. Si lo es, explícanoslo.',
  },
]

/** Common reasons to reject a proposed change of a shop. */
export const CHANGE_REASONS: readonly CommonReason[] = [
  {
    name: 'Falta comprobarlo',
    sentence: 'No hemos podido comprobarlo: mándanos una foto de la puerta o del rótulo.',
  },
  {
    name: 'Ya hay otro comercio ahí',
    sentence: 'En esa dirección ya consta otro comercio. Si se ha ido, cuéntanoslo.',
  },
  {
    name: 'No se entiende',
    sentence: 'No se entiende bien lo que pides: escríbelo de otra manera.',
  },
]

export function sayDecision(accepted: number, rejected: number, isMailed: boolean): string {
  const parts = [
    ...(accepted > 0 ? [`aceptar ${accepted}`] : []),
    ...(rejected > 0 ? [`rechazar ${rejected}`] : []),
  ]
  return capitalize(joinWords([...parts, ...(isMailed ? ['avisar'] : [])]))
}

export function proposalMessage({ commerce, accepted, rejected, owner }: Proposal): string {
  const done = [
    ...(accepted.length > 0 ? [`aceptado ${riskyWords(accepted)}`] : []),
    ...(rejected.length > 0 ? [`rechazado ${riskyWords(rejected)}`] : []),
  ].join(' y ')
  return `«${commerce.name}»: ${done}.${owner === null ? '' : ' Le avisamos por correo.'}`
}

/** Returns how and when an application was decided: 'Aceptado ayer'. */
export function formatDecision({ status, decided_at }: Application, now?: Date): string {
  const { word } = APPLICATION_STATES[status]
  return decided_at === null ? word : `${word} ${formatDay(decided_at, now)}`
}

export function acceptedMessage({ commerce, owner }: Application): string {
  const mailSentence = owner === null ? '' : ' Le avisamos por correo.'
  return `Aceptada: «${commerce.name}» ya está en el directorio.${mailSentence}`
}

export function decidedByOtherMessage({
  status,
  commerce,
  decided_by,
}: Application): string | undefined {
  if (decided_by === null || decided_by === storedUser()?.username) return undefined
  const verb = status === 'OK' ? 'aceptado' : 'rechazado'
  return `${decided_by} ya había ${verb} «${commerce.name}»: se te ha adelantado.`
}

/** An application cannot be decided before its owner has confirmed the e-mail, unless the office invited them. */
export function isDecidable({ owner }: Pick<Application, 'owner'>): boolean {
  return owner === null || owner.is_confirmed || owner.is_invited
}
