import type { Category } from '#contract/categories.ts'
import type { InboxItem, InboxKind } from '#contract/inbox.ts'
import { formatCount } from '#contract/numbers.ts'
import { findAppeal } from '#web/appeals/calls.ts'
import { formatObject, OUTCOMES, KINDS as RESTRICTIONS } from '#web/appeals/labels.ts'
import { findApplication, findProposal } from '#web/applications/calls.ts'
import { APPLICATION_STATES, isDecidable, proposalState } from '#web/applications/labels.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { formatDay, formatMoment } from '#web/format/dates.ts'
import { findFreshness } from '#web/freshness/calls.ts'
import { dataState, sayData } from '#web/freshness/labels.ts'
import { findMessage } from '#web/messages/calls.ts'
import { formatDelivery } from '#web/messages/labels.ts'
import { findReport } from '#web/reports/calls.ts'
import { DECISION_NAMES, formatKind, formatReported } from '#web/reports/labels.ts'
import {
  IconArrowsLeftRight,
  IconBuildingStore,
  IconClipboardCheck,
  IconFlag,
  IconGavel,
  IconMail,
  IconRefresh,
} from '#web/ui/icons.ts'
import { findSuggestion } from './calls.ts'

const FIND = {
  application: findApplication,
  change: findProposal,
  message: findMessage,
  appeal: findAppeal,
  report: findReport,
  suggestion: findSuggestion,
  unconfirmed: findFreshness,
}

/** The data of an item, as the API of the kind returns them. */
export type ItemData = { [Kind in InboxKind]: Awaited<ReturnType<(typeof FIND)[Kind]>> }

export type LoadedItem<Kind extends InboxKind = InboxKind> = {
  [Each in Kind]: { kind: Each; id: number; data: ItemData[Each] }
}[Kind]

export type Row = InboxItem & {
  /** Whether the user can decide the item now. */
  waits: boolean
  /** Whether `detail` contains the age. */
  saysAge?: boolean
  /** `state` and `item` are missing in the inbox, which lists only pending items. */
  state?: string
  item?: LoadedItem
}

type Kind<Data> = {
  name: string
  plural: string
  /** Value of the URL parameter `tipo`. */
  value: string
  icon: typeof IconMail
  title(data: Data): string
  row(
    data: Data,
    categories: readonly Category[],
  ): Pick<Row, 'since' | 'detail' | 'waits'> & Partial<Row>
  /** Returns who decided the item: 'Ya lo aceptó marta, hoy, 9:40.' Undefined if the item is pending. For
   * `unconfirmed`: the state of the data. */
  decided(data: Data): string | undefined
}

export const GONE = 'Eso ya no espera.'

export const KINDS: { [Name in InboxKind]: Kind<ItemData[Name]> } = {
  application: {
    name: 'Alta',
    plural: 'Altas',
    value: 'altas',
    icon: IconClipboardCheck,
    title: ({ commerce }) => commerce.name,
    row(data, categories) {
      const { status, commerce, submitted_at: since } = data
      const canDecide = isDecidable(data)
      const { word: state } = canDecide
        ? APPLICATION_STATES[status]
        : APPLICATION_STATES.unconfirmed
      const [detail = ''] = categoryNames(commerce.category, categories)
      return { since, detail, waits: status === 'PE' && canDecide, state, commerce }
    },
    decided: ({ status, decided_by, decided_at }) =>
      status === 'PE'
        ? undefined
        : (formatDecided(VERBS[status], decided_by, decided_at) ?? `Ya se ${VERBS[status]}.`),
  },
  change: {
    name: 'Cambio',
    plural: 'Cambios',
    value: 'cambios',
    icon: IconArrowsLeftRight,
    title: ({ commerce }) => commerce.name,
    row(data) {
      const { commerce, owner, created_at: since, changes } = data
      const waits = data.state === 'open'
      const asks = `${waits ? 'pide' : 'pidió'} ${formatCount(changes.length, 'cambio', 'cambios')}`
      const detail = [owner?.username, asks].filter(Boolean).join(' ')
      return { since, detail, waits, state: proposalState(data).word, commerce }
    },
    decided({ state, decided_by, decided_at }) {
      if (state === 'open') return undefined
      return state === 'decided' ? formatDecided('decidió', decided_by, decided_at) : GONE
    },
  },
  message: {
    name: 'Mensaje',
    plural: 'Mensajes',
    value: 'mensajes',
    icon: IconMail,
    title: ({ subject }) => subject,
    row(data) {
      const { sender: detail, created_at: since, answer } = data
      const waits = answer === null
      return { since, detail, waits, state: waits ? 'Sin responder' : formatDelivery(data) }
    },
    decided: ({ answered_by, answered_at }) => formatDecided('respondió', answered_by, answered_at),
  },
  appeal: {
    name: 'Reclamación',
    plural: 'Reclamaciones',
    value: 'reclamaciones',
    icon: IconGavel,
    title: formatObject,
    row({ appealed_at: since, outcome, may_answer, kind }) {
      const pendingState = may_answer ? 'Por responder' : 'La responde otra persona'
      const state = outcome === null ? pendingState : OUTCOMES[outcome]
      return { since, detail: RESTRICTIONS[kind], waits: outcome === null && may_answer, state }
    },
    decided: ({ answered_by, answered_at }) => formatDecided('respondió', answered_by, answered_at),
  },
  report: {
    name: 'Problema',
    plural: 'Problemas',
    value: 'problemas',
    icon: IconFlag,
    title: formatReported,
    row(data) {
      const { created_at: since, decision, mail_state, kind } = data
      const waits = decision === null
      const lost = mail_state === 'dead' ? '. El correo no ha llegado' : ''
      const state = decision === null ? 'Por mirar' : `${DECISION_NAMES[decision]}${lost}`
      const is_urgent = waits && kind === 'illegal'
      return { since, detail: formatKind(data), waits, state, is_urgent }
    },
    decided: ({ decided_by, decided_at }) => formatDecided('resolvió', decided_by, decided_at),
  },
  suggestion: {
    name: 'Sugerencia',
    plural: 'Sugerencias',
    value: 'sugerencias',
    icon: IconBuildingStore,
    title: ({ name }) => name,
    row: ({ created_at: since, street: detail, decision }) => ({
      since,
      detail,
      waits: decision === null,
    }),
    decided: ({ decided_by, decided_at }) => formatDecided('resolvió', decided_by, decided_at),
  },
  unconfirmed: {
    name: 'Sin confirmar',
    plural: 'Sin confirmar',
    value: 'sin-confirmar',
    icon: IconRefresh,
    title: ({ name }) => name,
    row: (commerce) => ({
      since: commerce.confirmed_at,
      detail: sayData(commerce),
      waits: commerce.state !== 'confirmed',
      saysAge: true,
      state: dataState(commerce).text,
      commerce,
    }),
    decided: (commerce) => dataState(commerce).text,
  },
}

const VERBS = { OK: 'aceptó', RE: 'rechazó' }

function formatDecided(verb: string, by: string | null, at: string | null): string | undefined {
  if (at === null) return undefined
  return `${by === null ? `Ya se ${verb}` : `Ya lo ${verb} ${by}`}, ${formatMoment(at)}.`
}

const kindOf = ({ kind }: Pick<LoadedItem, 'kind'>) => KINDS[kind] as Kind<unknown>

export async function loadItem({ kind, id }: Pick<LoadedItem, 'kind' | 'id'>): Promise<LoadedItem> {
  return { kind, id, data: await FIND[kind](id) } as LoadedItem
}

export const titleOf = (item: LoadedItem) => kindOf(item).title(item.data)

export const decisionText = (item: LoadedItem) => kindOf(item).decided(item.data)

export function rowOf(item: LoadedItem, categories: readonly Category[]): Row {
  const { kind, id, data } = item
  const row = kindOf(item).row(data, categories)
  const isDated = !row.waits && !row.saysAge
  const defaults = { is_urgent: false, commerce: null, viewed_by: null }
  const detail = isDated ? `${row.detail} · ${formatDay(row.since)}` : row.detail
  return { ...defaults, ...row, detail, kind, id, item, title: titleOf(item) }
}
