import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { EntryList } from '#web/lists/entry-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/message-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { listMessages } from './calls.ts'
import { FILTERS, formatUnansweredSummary } from './labels.ts'
import { MessageEntry } from './message-entry.tsx'
import { NoMessages } from './no-messages.tsx'
import { unansweredMessages } from './pending.ts'
import { useDelivery } from './use-delivery.ts'
import { useMessages } from './use-messages.ts'

const LIST = { title: 'Dudas de usuarios', items: 'los mensajes' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const filter = option('estado', FILTERS)
  return { filter, ...(await listMessages({ state: filter.query, search, page })) }
})

export const HydrateFallback = listSkeleton(LIST, { lines: 3 }, { tabs: FILTERS })
export const ErrorBoundary = listFailure(LIST)

export default function MessageList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, count, results: messages } = loaderData
  const unanswered = unansweredMessages.useKnown()
  const start = useFocusOnNewPage('Mensajes', loaderData)
  const work = useMessages(messages, start)
  useDelivery(messages, { state: filter.query, search, page })
  const filters = (
    <ListFilters>
      <ListTabs
        tabs={FILTERS.map(({ name, value, query }) => ({
          name,
          value,
          count: query === 'unanswered' ? unanswered?.count : undefined,
          isWaiting: true,
        }))}
        current={filter.value}
        counted={['mensaje', 'mensajes']}
      />
      <ListSearch
        search={search}
        label="Buscar por asunto, correo o texto"
        placeholder="Asunto, correo o texto"
        found={count === 0 ? 'Ningún mensaje' : formatCount(count, 'mensaje', 'mensajes')}
      />
    </ListFilters>
  )
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead={unanswered && formatUnansweredSummary(unanswered)}
        start={start}
        list={loaderData}
        filters={filters}
        empty={<NoMessages filter={filter} search={search} />}
      >
        <EntryList label="Mensajes" items={messages}>
          {(message) => (
            <MessageEntry
              message={message}
              isOpen={work.isOpen(message.id)}
              onToggle={() => work.toggle(message.id)}
              onAnswer={() => work.startAnswer(message)}
              onRetry={() => work.retry(message)}
              onDelete={() => work.remove(message)}
            />
          )}
        </EntryList>
      </ListScreen>
      <AnswerDialog
        message={work.answering}
        onAnswered={work.answered}
        onGone={work.gone}
        onTaken={work.taken}
        onClose={work.endAnswer}
      />
    </>
  )
}
