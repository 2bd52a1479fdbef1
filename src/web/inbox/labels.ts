import {
  INBOX_KINDS,
  type Inbox,
  type InboxItem,
  type InboxKind,
  LONG_WAIT_DAYS,
} from '#contract/inbox.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { dayNumber, formatDay } from '#web/format/dates.ts'
import type { ListOption } from '#web/lists/list-loader.ts'
import type { PendingCount } from '#web/waiting/pending-items.ts'
import { KINDS } from './kinds.ts'

export const FILTERS: readonly ListOption<InboxKind>[] = [
  { name: 'Todo', value: '' },
  ...(Object.keys(KINDS) as InboxKind[]).map((kind) => ({
    name: KINDS[kind].plural,
    value: KINDS[kind].value,
    query: kind,
  })),
]

export const totalOf = ({ counts }: Pick<Inbox, 'counts'>): number =>
  INBOX_KINDS.reduce((sum, kind) => sum + counts[kind], 0)

export type Key = Pick<InboxItem, 'kind' | 'id'>

/** Returns an item's key in URLs: 'application-12'. */
export const keyOf = ({ kind, id }: Key): string => `${kind}-${id}`

export function parseKey(text: string | null): Key | undefined {
  const [, kind, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text ?? '') ?? []
  const knownKind = INBOX_KINDS.find((name) => name === kind)
  return knownKind && { kind: knownKind, id: Number(id) }
}

const daysSince = (instant: string, now: Date) => dayNumber(now) - dayNumber(new Date(instant))

/** 'hoy', 'ayer', '4 días' */
export function formatWait(since: string, now = new Date()): string {
  const days = daysSince(since, now)
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : formatCount(days, 'día', 'días')
}

export const isLongWait = (since: string, now = new Date()): boolean =>
  daysSince(since, now) >= LONG_WAIT_DAYS

/** '14 cosas por hacer. La más antigua espera 6 días.' */
export function formatSummary(inbox: Pick<Inbox, 'counts' | 'oldest'>, now = new Date()): string {
  const total = totalOf(inbox)
  if (total === 0) return 'No queda nada por hacer.'
  const [oldest] = Object.values(inbox.oldest)
    .flatMap((item) => item?.since ?? [])
    .toSorted()
  const verb = daysSince(oldest!, now) <= 1 ? 'es de' : 'espera'
  return `${formatCount(total, 'cosa', 'cosas')} por hacer. La más antigua ${verb} ${formatWait(oldest!, now)}.`
}

export type PendingWords = {
  /** After a number: '4 sin responder'. */
  pending: string
  /** After «Nada», if no item is pending. Default: `pending`. */
  none?: string
  /** Default: 'La más antigua'. */
  oldest?: string
}

/** '4 sin responder. La más antigua, de hace 3 días.' */
export function formatPending(words: PendingWords, items: PendingCount, now?: Date): string {
  const { pending, none = pending } = words
  const { count, oldest } = items
  if (oldest === undefined) return `Nada ${none}: está todo al día.`
  const since = `de ${formatDay(oldest, now)}.`.replace('de el ', 'del ')
  if (count === 1) return `1 ${pending}, ${since}`
  return `${formatNumber(count)} ${pending}. ${words.oldest ?? 'La más antigua'}, ${since}`
}

/** 'Aceptado. Quedan 13. La Espiga, cambio.' */
export function formatNext(done: string, left: number, next: InboxItem | undefined): string {
  if (next === undefined) return left > 0 ? `${done}.` : `${done}. No queda nada.`
  const quantity = left === 1 ? 'Queda 1' : `Quedan ${left}`
  return `${done}. ${quantity}. ${next.title}, ${KINDS[next.kind].name.toLowerCase()}.`
}
