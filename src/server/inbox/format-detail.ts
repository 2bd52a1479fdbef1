import type { RestrictionKind } from '#contract/appeals.ts'
import type { InboxKind } from '#contract/inbox.ts'
import { type RiskyField, riskyPhrase } from '#contract/proposals.ts'
import type { ReportKind } from '#contract/reports.ts'

/** What `waitingItems` selects as `facts`, by kind. */
type Facts = {
  application: null
  change: RiskyField[]
  message: string
  report: { kind: ReportKind; minors: boolean }
  appeal: RestrictionKind
  suggestion: string
  unconfirmed: {
    says_closed: boolean
    has_reports: boolean
    has_owner: boolean
    is_undeliverable: boolean
    confirmed_at: string
  }
}

export function formatDetail(kind: InboxKind, facts: unknown): string {
  return (FORMATS[kind] as (facts: unknown) => string)(facts)
}

const FORMATS: { [Kind in InboxKind]: (facts: Facts[Kind]) => string } = {
  application: () => 'Quiere entrar en el directorio',
  change: (fields) => `Quiere cambiar ${riskyPhrase(fields)}`,
  message: (text) => `«${text.replaceAll(/\s+/g, ' ').trim()}»`,
  report: ({ kind, minors }) => (minors ? 'Un vecino avisa de abuso de menores' : REPORTS[kind]),
  appeal: (kind) => `No está de acuerdo con ${APPEALED[kind]}`,
  suggestion: (street) => `Un vecino dice que falta, en ${street}`,
  unconfirmed: (shop) => {
    if (shop.says_closed) return 'Su dueño dice que ha cerrado'
    if (shop.has_reports) return 'Un vecino dice que algo ha cambiado'
    if (shop.is_undeliverable) return 'El correo no le llega'
    const year = new Date(shop.confirmed_at).getFullYear()
    return `Nadie confirma sus datos desde ${year}${shop.has_owner ? '' : '. No tiene dueño'}`
  },
}

const REPORTS: Record<ReportKind, string> = {
  wrong_data: 'Un vecino dice que un dato está mal',
  closed: 'Un vecino dice que ha cerrado',
  illegal: 'Un vecino avisa de contenido ilegal',
  other: 'Un vecino cuenta un problema',
}

const APPEALED: Record<RestrictionKind, string> = {
  application_rejected: 'el rechazo',
  commerce_hidden: 'que esté oculto',
  commerce_deleted: 'que se eliminara',
  offer_deleted: 'que se eliminara su oferta',
  account_deactivated: 'que se desactivara su cuenta',
  proposal_rejected: 'el cambio rechazado',
}
