import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { formatCount } from '#web/format/numbers.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/message-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { listMessages } from './calls.ts'
import { FILTERS, formatUnansweredSummary } from './labels.ts'
import { MessageEntry } from './message-entry.tsx'
import styles from './message-list.module.css'
import { NoMessages } from './no-messages.tsx'
import { unansweredMessages } from './pending.ts'
import { useDelivery } from './use-delivery.ts'
import { useMessages } from './use-messages.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const filter = FILTERS.find(({ value }) => value === searchParams.get('estado')) ?? FILTERS[0]!
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = pageFromUrl(request)
  try {
    const list = await listMessages({ state: filter.state, search, page })
    return { filter, search, page, count: list.count, messages: list.results }
  } catch (error) {
    throw redirectToPreviousPage(request, error)
  }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton tabs={FILTERS} />
      <RowsSkeleton label="Cargando las dudas" lines={3} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar las dudas'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function MessageList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, count, messages } = loaderData
  const unanswered = unansweredMessages.useKnown()
  const start = useFocusOnNewPage(page, `Dudas ${formatRowRange(page, count)}`)
  const work = useMessages(messages, start)
  useDelivery(messages, { state: filter.state, search, page })
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={TITLE}
        lead={unanswered && formatUnansweredSummary(unanswered)}
        leadRef={start}
      />
      <ListFilters>
        <ListTabs
          tabs={FILTERS.map((one) => ({
            name: one.name,
            value: one.value,
            isCurrent: one === filter,
            count: one.state === 'unanswered' ? unanswered?.count : undefined,
            isWaiting: true,
          }))}
          counted={['duda', 'dudas']}
        />
        <ListSearch
          search={search}
          label="Buscar por asunto, correo o texto"
          placeholder="Asunto, correo o texto"
          found={count === 0 ? 'Ninguna duda' : formatCount(count, 'duda', 'dudas')}
        />
      </ListFilters>
      {count === 0 ? (
        <NoMessages filter={filter} search={search} />
      ) : (
        <Card as="section" className={styles.card}>
          <ul aria-label="Dudas">
            {messages.map((message) => (
              <li key={message.id} className={styles.row}>
                <MessageEntry
                  message={message}
                  isOpen={work.isOpen(message.id)}
                  onToggle={() => work.toggle(message.id)}
                  onAnswer={() => work.startAnswer(message)}
                  onRetry={() => work.retry(message)}
                  onDelete={() => work.remove(message)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pager page={page} count={count} />
      <AnswerDialog
        message={work.answering}
        onAnswered={work.answered}
        onGone={work.gone}
        onTaken={work.taken}
        onClose={work.endAnswer}
      />
    </div>
  )
}

const TITLE = 'Dudas de usuarios'
