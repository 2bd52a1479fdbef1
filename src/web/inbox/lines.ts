import type { Category } from '#contract/categories.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { formatCount } from '#contract/numbers.ts'
import { formatObject, OUTCOMES, KINDS as RESTRICTIONS } from '#web/appeals/labels.ts'
import { isDecidable, proposalState, STATES } from '#web/applications/labels.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { sayAge, whatIsKnown } from '#web/freshness/labels.ts'
import { formatDelivery } from '#web/messages/labels.ts'
import { DECISIONS, formatKind, formatReported } from '#web/reports/labels.ts'
import type { Opened } from './calls.ts'

/** A line of a list. Lists with decided items also have the state and the item itself. */
export type Line = InboxItem & {
  /** Whether the user can decide it now. */
  waits: boolean
  /** Whether its detail already contains the age. */
  saysAge?: boolean
  state?: string
  opened?: Opened
}

/** Returns the title of an item, as in the list of its kind. */
export function titleOf(opened: Opened): string {
  switch (opened.kind) {
    case 'application':
    case 'change':
      return opened.thing.commerce.name
    case 'message':
      return opened.thing.subject
    case 'report':
      return formatReported(opened.thing)
    case 'appeal':
      return formatObject(opened.thing)
    case 'suggestion':
    case 'unconfirmed':
      return opened.thing.name
  }
}

export function lineOf(opened: Opened, categories: readonly Category[]): Line {
  const { kind, id } = opened
  const facts = factsOf(opened, categories)
  return {
    ...{ kind, id, opened, title: titleOf(opened) },
    ...{ is_urgent: false, commerce: null, viewed_by: null },
    ...facts,
    detail:
      facts.waits || facts.saysAge ? facts.detail : `${facts.detail} · ${formatDay(facts.since)}`,
  }
}

type Facts = Pick<Line, 'since' | 'detail' | 'waits'> & Partial<Line>

function factsOf(opened: Opened, categories: readonly Category[]): Facts {
  switch (opened.kind) {
    case 'application': {
      const { status, commerce, submitted_at: since } = opened.thing
      const isClear = isDecidable(opened.thing)
      const { word: state } = isClear ? STATES[status] : STATES.unconfirmed
      const [detail = ''] = categoryNames(commerce.category, categories)
      return { since, detail, waits: status === 'PE' && isClear, state, commerce }
    }
    case 'change': {
      const { commerce, owner, created_at: since, changes, state } = opened.thing
      const waits = state === 'open'
      const asks = `${waits ? 'pide' : 'pidió'} ${formatCount(changes.length, 'cambio', 'cambios')}`
      const detail = [owner?.username, asks].filter(Boolean).join(' ')
      return { since, detail, waits, state: proposalState(opened.thing).word, commerce }
    }
    case 'message': {
      const { sender: detail, created_at: since, answer } = opened.thing
      const waits = answer === null
      return { since, detail, waits, state: waits ? 'Sin responder' : formatDelivery(opened.thing) }
    }
    case 'report': {
      const { created_at: since, decision, mail_state, kind } = opened.thing
      const waits = decision === null
      const lost = mail_state === 'dead' ? '. El correo no ha llegado' : ''
      const state = decision === null ? 'Por mirar' : `${DECISIONS[decision]}${lost}`
      return {
        since,
        detail: formatKind(opened.thing),
        waits,
        state,
        is_urgent: waits && kind === 'illegal',
      }
    }
    case 'appeal': {
      const { appealed_at: since, outcome, may_answer, kind } = opened.thing
      const due = may_answer ? 'Por responder' : 'La responde otra persona'
      const state = outcome === null ? due : OUTCOMES[outcome]
      return { since, detail: RESTRICTIONS[kind], waits: outcome === null && may_answer, state }
    }
    case 'suggestion': {
      const { created_at: since, street: detail, decision } = opened.thing
      return { since, detail, waits: decision === null }
    }
    case 'unconfirmed': {
      const { confirmed_at: since, state } = opened.thing
      return {
        since,
        detail: sayAge(opened.thing),
        waits: state !== 'confirmed',
        saysAge: true,
        state: whatIsKnown(opened.thing).text,
        commerce: opened.thing,
      }
    }
  }
}
