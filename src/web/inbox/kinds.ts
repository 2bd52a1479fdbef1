import type { Appeal } from '#contract/appeals.ts'
import type { Application } from '#contract/applications.ts'
import type { Category } from '#contract/categories.ts'
import type { Freshness } from '#contract/freshness.ts'
import type { InboxItem, InboxKind } from '#contract/inbox.ts'
import type { Message } from '#contract/messages.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Proposal } from '#contract/proposals.ts'
import type { Report } from '#contract/reports.ts'
import type { Suggestion } from '#contract/suggestions.ts'
import { findAppeal } from '#web/appeals/calls.ts'
import { formatObject, OUTCOMES, KINDS as RESTRICTIONS } from '#web/appeals/labels.ts'
import { findApplication, findProposal } from '#web/applications/calls.ts'
import { isDecidable, proposalState, STATES } from '#web/applications/labels.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { formatDay, formatMoment } from '#web/format/dates.ts'
import { findFreshness } from '#web/freshness/calls.ts'
import { sayAge, whatIsKnown } from '#web/freshness/labels.ts'
import { findMessage } from '#web/messages/calls.ts'
import { formatDelivery } from '#web/messages/labels.ts'
import { findReport } from '#web/reports/calls.ts'
import { DECISIONS, formatKind, formatReported } from '#web/reports/labels.ts'
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

type Things = {
  application: Application
  change: Proposal
  message: Message
  appeal: Appeal
  report: Report
  suggestion: Suggestion
  unconfirmed: Freshness
}

/** An item of the inbox with its data from the API of its kind. */
export type Opened = {
  [Kind in InboxKind]: { kind: Kind; id: number; thing: Things[Kind] }
}[InboxKind]

/** A line of a list. Lists with decided items also have the state and the item itself. */
export type Line = InboxItem & {
  /** Whether the user can decide it now. */
  waits: boolean
  /** Whether its detail already contains the age. */
  saysAge?: boolean
  state?: string
  opened?: Opened
}

type Facts = Pick<Line, 'since' | 'detail' | 'waits'> & Partial<Line>

type Kind<Thing> = {
  name: string
  plural: string
  /** Value of the URL parameter `tipo`. */
  value: string
  icon: typeof IconMail
  find(id: number): Promise<Thing>
  /** Its title in lists. */
  title(thing: Thing): string
  facts(thing: Thing, categories: readonly Category[]): Facts
  /** Says why it is no longer pending: 'Ya lo aceptó marta, hoy, 9:40.' Undefined if it is pending. */
  decided(thing: Thing): string | undefined
}

export const GONE = 'Eso ya no espera.'

export const KINDS: { [Name in InboxKind]: Kind<Things[Name]> } = {
  application: {
    name: 'Alta',
    plural: 'Altas',
    value: 'altas',
    icon: IconClipboardCheck,
    find: findApplication,
    title: ({ commerce }) => commerce.name,
    facts(thing, categories) {
      const { status, commerce, submitted_at: since } = thing
      const isClear = isDecidable(thing)
      const { word: state } = isClear ? STATES[status] : STATES.unconfirmed
      const [detail = ''] = categoryNames(commerce.category, categories)
      return { since, detail, waits: status === 'PE' && isClear, state, commerce }
    },
    decided: ({ status, decided_by, decided_at }) =>
      status === 'PE' ? undefined : say(VERBS[status], decided_by, decided_at),
  },
  change: {
    name: 'Cambio',
    plural: 'Cambios',
    value: 'cambios',
    icon: IconArrowsLeftRight,
    find: findProposal,
    title: ({ commerce }) => commerce.name,
    facts(thing) {
      const { commerce, owner, created_at: since, changes } = thing
      const waits = thing.state === 'open'
      const asks = `${waits ? 'pide' : 'pidió'} ${formatCount(changes.length, 'cambio', 'cambios')}`
      const detail = [owner?.username, asks].filter(Boolean).join(' ')
      return { since, detail, waits, state: proposalState(thing).word, commerce }
    },
    decided({ state, decided_by, decided_at }) {
      if (state === 'open') return undefined
      return state === 'decided' ? say('decidió', decided_by, decided_at) : GONE
    },
  },
  message: {
    name: 'Mensaje',
    plural: 'Mensajes',
    value: 'mensajes',
    icon: IconMail,
    find: findMessage,
    title: ({ subject }) => subject,
    facts(thing) {
      const { sender: detail, created_at: since, answer } = thing
      const waits = answer === null
      return { since, detail, waits, state: waits ? 'Sin responder' : formatDelivery(thing) }
    },
    decided: sayAnswered,
  },
  appeal: {
    name: 'Reclamación',
    plural: 'Reclamaciones',
    value: 'reclamaciones',
    icon: IconGavel,
    find: findAppeal,
    title: formatObject,
    facts({ appealed_at: since, outcome, may_answer, kind }) {
      const due = may_answer ? 'Por responder' : 'La responde otra persona'
      const state = outcome === null ? due : OUTCOMES[outcome]
      return { since, detail: RESTRICTIONS[kind], waits: outcome === null && may_answer, state }
    },
    decided: sayAnswered,
  },
  report: {
    name: 'Problema',
    plural: 'Problemas',
    value: 'problemas',
    icon: IconFlag,
    find: findReport,
    title: formatReported,
    facts(thing) {
      const { created_at: since, decision, mail_state, kind } = thing
      const waits = decision === null
      const lost = mail_state === 'dead' ? '. El correo no ha llegado' : ''
      const state = decision === null ? 'Por mirar' : `${DECISIONS[decision]}${lost}`
      const is_urgent = waits && kind === 'illegal'
      return { since, detail: formatKind(thing), waits, state, is_urgent }
    },
    decided: saySolved,
  },
  suggestion: {
    name: 'Sugerencia',
    plural: 'Sugerencias',
    value: 'sugerencias',
    icon: IconBuildingStore,
    find: findSuggestion,
    title: ({ name }) => name,
    facts: ({ created_at: since, street: detail, decision }) => ({
      since,
      detail,
      waits: decision === null,
    }),
    decided: saySolved,
  },
  unconfirmed: {
    name: 'Sin confirmar',
    plural: 'Sin confirmar',
    value: 'sin-confirmar',
    icon: IconRefresh,
    find: findFreshness,
    title: ({ name }) => name,
    facts: (commerce) => ({
      since: commerce.confirmed_at,
      detail: sayAge(commerce),
      waits: commerce.state !== 'confirmed',
      saysAge: true,
      state: whatIsKnown(commerce).text,
      commerce,
    }),
    decided: ({ state }) => (state === 'doubtful' ? undefined : 'Ya no hace falta confirmarlo.'),
  },
}

const VERBS = { OK: 'aceptó', RE: 'rechazó' }

function sayAnswered({ answered_by, answered_at }: Message | Appeal) {
  return answered_at === null ? undefined : say('respondió', answered_by, answered_at)
}

function saySolved({ decided_by, decided_at }: Report | Suggestion) {
  return decided_at === null ? undefined : say('resolvió', decided_by, decided_at)
}

function say(verb: string, who: string | null, when: string | null): string {
  const by = who === null ? `Ya se ${verb}` : `Ya lo ${verb} ${who}`
  return when === null ? `${by}.` : `${by}, ${formatMoment(when)}.`
}

const kindOf = ({ kind }: Pick<Opened, 'kind'>) => KINDS[kind] as Kind<unknown>

export async function readThing({ kind, id }: Pick<Opened, 'kind' | 'id'>): Promise<Opened> {
  return { kind, id, thing: await kindOf({ kind }).find(id) } as Opened
}

export const titleOf = (opened: Opened) => kindOf(opened).title(opened.thing)

export const alreadyDecided = (opened: Opened) => kindOf(opened).decided(opened.thing)

export function lineOf(opened: Opened, categories: readonly Category[]): Line {
  const { kind, id, thing } = opened
  const facts = kindOf(opened).facts(thing, categories)
  const isDated = !facts.waits && !facts.saysAge
  return {
    ...{ kind, id, opened, title: titleOf(opened) },
    ...{ is_urgent: false, commerce: null, viewed_by: null },
    ...facts,
    detail: isDated ? `${facts.detail} · ${formatDay(facts.since)}` : facts.detail,
  }
}
