import type { Report, ReportDecision, ReportKind } from '#contract/reports.ts'
import { commercePath, offerPath } from '#contract/site-paths.ts'

export const KIND_OPTIONS: readonly { value: ReportKind; name: string; description: string }[] = [
  {
    value: 'wrong_data',
    name: 'Un dato está mal',
    description: 'El horario, el teléfono, la dirección, una foto…',
  },
  { value: 'closed', name: 'Ha cerrado para siempre', description: 'El comercio ya no existe.' },
  {
    value: 'illegal',
    name: 'Contenido ilegal',
    description: 'Una estafa, algo que no se puede vender, una foto que no es suya…',
  },
  { value: 'other', name: 'Otra cosa', description: 'Cuéntanosla abajo.' },
]

const KIND_NAMES = Object.fromEntries(KIND_OPTIONS.map(({ value, name }) => [value, name]))

/** Reports of abuse of minors are urgent, so they have a separate name. */
export const formatKind = ({ kind, minors }: Pick<Report, 'kind' | 'minors'>): string =>
  minors ? 'Contenido ilegal: abuso de menores' : KIND_NAMES[kind]!

export const DECISION_NAMES: Record<ReportDecision, string> = {
  corrected: 'Corregido',
  hidden: 'Fuera del directorio',
  unchanged: 'Se queda como está',
}

/** Returns the possible decisions. A shop or offer that is deleted cannot be hidden. */
export function decisionsFor({ offer, reported_state }: Report) {
  const options: { value: ReportDecision; name: string; description: string }[] = [
    {
      value: 'corrected',
      name: 'Está corregido',
      description: 'Ya has cambiado el dato, o lo ha hecho el dueño.',
    },
    offer === null
      ? {
          value: 'hidden',
          name: 'Ocultar el comercio',
          description: 'Deja de verse, y solo la administración puede volver a mostrarlo.',
        }
      : {
          value: 'hidden',
          name: 'Eliminar la oferta',
          description: 'Va a la papelera, y solo la administración puede recuperarla.',
        },
    {
      value: 'unchanged',
      name: 'Dejarlo como está',
      description: 'Lo has mirado y no hace falta cambiar nada.',
    },
  ]
  return options.filter(({ value }) => value !== 'hidden' || reported_state !== 'gone')
}

/** 'Panadería La Espiga', or for an offer 'Pan de ayer a mitad de precio, en Panadería La Espiga'. */
export const formatReported = ({ object, commerce_name }: Report): string =>
  commerce_name === '' ? object : `${object}, en ${commerce_name}`

/** Returns the path of the public page of the shop or offer. Undefined if there is none. */
export function publicPathOf({ reported_state, offer, commerce, object }: Report) {
  if (reported_state !== 'published' || commerce === null) return undefined
  return offer === null
    ? commercePath({ id: commerce, name: object })
    : offerPath({ id: offer, title: object })
}

/** Returns the path where the office edits the shop or offer. Undefined if it is deleted. */
export function officePathOf({ reported_state, offer, commerce }: Report): string | undefined {
  if (reported_state === 'gone' || commerce === null) return undefined
  return offer === null ? `/commerces/${commerce}` : `/commerces/${commerce}/offers`
}

export const decidedMessage = (report: Report): string =>
  report.email === ''
    ? `Problema resuelto: ${formatReported(report)}`
    : `Problema resuelto. La respuesta va camino de ${report.email}`
