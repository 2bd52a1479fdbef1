import type { FreshnessIssue } from '#contract/freshness.ts'
import type { InboxKind } from '#contract/inbox.ts'
import type { Page } from '#contract/paging.ts'
import { listAppeals } from '#web/appeals/calls.ts'
import { listFreshness, readFreshnessSummary } from '#web/freshness/calls.ts'
import { formatSummary, ISSUES } from '#web/freshness/labels.ts'
import type { ListDefinition } from '#web/lists/defined-list.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { listMessages } from '#web/messages/calls.ts'
import { listReports } from '#web/reports/calls.ts'
import { type Bulk, CONFIRMATION, REVIEW } from './bulk-actions.ts'
import type { ItemData, LoadedItem } from './kinds.ts'
import type { PendingWords } from './labels.ts'
import { countReviews, type ReviewFilter, readReviews } from './review-queue.ts'

type SearchPage = { search: string | undefined; page: number }
/** A tab. `changes` filters the proposed changes, which only the queue `applications` contains. */
type Filter = ListOption<string> & Pick<ReviewFilter, 'changes'>

export type Queue = ListDefinition & {
  kinds: readonly InboxKind[]
  words: PendingWords
  /** A filter without `query` lists all items. */
  filters: readonly Filter[]
  /** Whether an empty tab is always good news. */
  isGoodIfEmpty?: boolean
  /** Value of the tab that shows the number of pending items. */
  pendingTab: string
  bulk?: Bulk
  read: (filter: Filter, page: SearchPage) => Promise<{ count: number; results: LoadedItem[] }>
  /** Returns the numbers of all tabs, and a lead to replace the usual one. */
  count?: (search: string | undefined) => Promise<{ counts: number[]; lead?: string }>
}

type ListQuery = { state?: string | undefined } & SearchPage

const readerOf =
  <Kind extends InboxKind>(
    kind: Kind,
    list: (query: ListQuery) => Promise<Page<ItemData[Kind] & { id: number }>>,
  ): Queue['read'] =>
  async ({ query: state }, page) => {
    const { count, results } = await list({ state, ...page })
    return { count, results: results.map((data) => ({ kind, id: data.id, data }) as LoadedItem) }
  }

const REVIEW_FILTERS: readonly Filter[] = [
  { name: 'Pendientes', value: '', query: 'PE', changes: { state: 'open' } },
  { name: 'Aceptadas', value: 'aceptadas', query: 'OK', changes: { outcome: 'accepted' } },
  { name: 'Rechazadas', value: 'rechazadas', query: 'RE', changes: { outcome: 'rejected' } },
  { name: 'Sin confirmar', value: 'sin-confirmar', query: 'unconfirmed' },
  { name: 'Todas', value: 'todas', changes: {} },
]

const upToDate = (title: string, text: string) => ({ title, sign: 'Todo al día', text })

export const QUEUES: Record<string, Queue> = {
  applications: {
    title: 'Solicitudes de alta',
    items: 'las solicitudes',
    counted: ['solicitud', 'solicitudes', 'Ninguna'],
    kinds: ['application', 'change'],
    bulk: REVIEW,
    words: { pending: 'por revisar' },
    filters: REVIEW_FILTERS,
    pendingTab: '',
    search: {
      label: 'Buscar por comercio, dirección o persona',
      placeholder: 'Comercio, calle o persona',
    },
    empty: upToDate(
      'No hay solicitudes por revisar',
      'Cuando alguien registre su comercio y confirme el correo, su solicitud aparecerá aquí.',
    ),
    read: (filter, page) => readReviews(filter as ReviewFilter, page),
    // 'Todas' has no number, because it would be the sum of the others.
    count: async (search) => ({
      counts: await Promise.all(
        REVIEW_FILTERS.map((filter) =>
          filter.query ? countReviews(filter as ReviewFilter, search) : 0,
        ),
      ),
    }),
  },
  messages: {
    title: 'Dudas de usuarios',
    items: 'los mensajes',
    counted: ['mensaje', 'mensajes', 'Ningún mensaje'],
    kinds: ['message'],
    words: { pending: 'sin responder', none: 'por responder' },
    filters: [
      { name: 'Todas', value: '' },
      { name: 'Sin responder', value: 'sin-responder', query: 'unanswered' },
      { name: 'Respondidas', value: 'respondidas', query: 'answered' },
    ],
    pendingTab: 'sin-responder',
    search: {
      label: 'Buscar por asunto, correo o texto',
      placeholder: 'Asunto, correo o texto',
    },
    empty: upToDate(
      'No hay mensajes por responder',
      'Lo que escriban desde la página de contacto aparecerá aquí.',
    ),
    read: readerOf('message', listMessages),
  },
  avisos: {
    title: 'Problemas',
    items: 'los problemas',
    counted: ['problema', 'problemas', 'Ningún problema'],
    kinds: ['report'],
    words: { pending: 'por mirar', oldest: 'El más antiguo' },
    filters: [
      { name: 'Todos', value: '' },
      { name: 'Por mirar', value: 'por-mirar', query: 'waiting' },
      { name: 'Resueltos', value: 'resueltos', query: 'decided' },
    ],
    pendingTab: 'por-mirar',
    search: {
      label: 'Buscar por comercio, oferta, texto o correo',
      placeholder: 'Comercio, oferta o texto',
    },
    empty: upToDate(
      'No hay avisos por mirar',
      'Lo que avisen desde la página de un comercio o de una oferta aparecerá aquí.',
    ),
    read: readerOf('report', listReports),
  },
  'al-dia': {
    title: 'Datos por confirmar',
    items: 'los comercios',
    counted: ['comercio', 'comercios', 'Ningún comercio'],
    kinds: ['unconfirmed'],
    bulk: CONFIRMATION,
    words: { pending: 'sin respuesta', none: 'por confirmar', oldest: 'El más antiguo' },
    filters: ISSUES,
    isGoodIfEmpty: true,
    pendingTab: '',
    search: {
      label: 'Buscar por nombre o dirección',
      placeholder: 'Nombre o dirección',
    },
    empty: upToDate('Nada pendiente', 'Aquí sale lo que conviene mirar.'),
    read: readerOf('unconfirmed', ({ state, ...page }) =>
      listFreshness({ issue: state as FreshnessIssue, ...page }),
    ),
    async count() {
      const summary = await readFreshnessSummary()
      return { counts: ISSUES.map(({ query }) => summary[query]), lead: formatSummary(summary) }
    },
  },
  reclamaciones: {
    title: 'Reclamaciones',
    items: 'las reclamaciones',
    counted: ['reclamación', 'reclamaciones', 'Ninguna reclamación'],
    kinds: ['appeal'],
    words: { pending: 'por responder' },
    filters: [
      { name: 'Todas', value: '' },
      { name: 'Por responder', value: 'por-responder', query: 'waiting' },
      { name: 'Respondidas', value: 'respondidas', query: 'answered' },
    ],
    pendingTab: 'por-responder',
    search: {
      label: 'Buscar por comercio, texto o persona',
      placeholder: 'Comercio, texto o persona',
    },
    empty: upToDate(
      'No hay reclamaciones',
      'Si alguien no está de acuerdo con una decisión, lo que te escriba aparecerá aquí.',
    ),
    read: readerOf('appeal', listAppeals),
  },
}

/** Whether other tabs may have items if this tab is empty. */
export const isSubset = ({ pendingTab, isGoodIfEmpty }: Queue, { value, query }: Filter): boolean =>
  query !== undefined && value !== pendingTab && !isGoodIfEmpty

export const queueAt = (pathname: string): Queue => QUEUES[pathname.split('/')[1]!]!
