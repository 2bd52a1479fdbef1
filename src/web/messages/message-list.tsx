import type { MessageState } from '#contract/messages.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { type ReviewList, ReviewListScreen, reviewRoute } from '#web/waiting/review-list.tsx'
import type { Route } from './+types/message-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { listMessages } from './calls.ts'
import { MessageEntry } from './message-entry.tsx'
import { useDelivery } from './use-delivery.ts'
import { useMessages } from './use-messages.ts'

const LIST: ReviewList<MessageState> = {
  title: 'Dudas de usuarios',
  items: 'los mensajes',
  label: 'Mensajes',
  counted: ['mensaje', 'mensajes', 'Ningún mensaje'],
  kind: 'message',
  waits: 'sin responder',
  due: 'por responder',
  oldest: 'La más antigua',
  filters: [
    { name: 'Todas', value: '' },
    { name: 'Sin responder', value: 'sin-responder', query: 'unanswered' },
    { name: 'Respondidas', value: 'respondidas', query: 'answered' },
  ],
  waiting: 'unanswered',
  search: {
    label: 'Buscar por asunto, correo o texto',
    placeholder: 'Asunto, correo o texto',
    nothing: 'Buscamos en el asunto, el correo, el mensaje y la respuesta.',
  },
  empty: {
    title: 'No hay mensajes por responder',
    text: 'Lo que escriban desde la página de contacto aparecerá aquí.',
  },
  emptyDone: {
    title: 'Ningún mensaje respondido',
    sign: 'Aún ninguna',
    link: 'Ver todas',
    text: 'Aquí quedan los mensajes con su respuesta, y si ha llegado.',
  },
}

const route = reviewRoute(LIST, listMessages)
export const clientLoader = route.clientLoader
export const HydrateFallback = route.HydrateFallback
export const ErrorBoundary = route.ErrorBoundary

export default function MessageList({ loaderData }: Route.ComponentProps) {
  const { filter, search, page, results: messages } = loaderData
  const start = useFocusOnNewPage(LIST.label, loaderData)
  const work = useMessages(messages, start)
  useDelivery(messages, { state: filter.query, search, page })
  return (
    <>
      <ReviewListScreen list={LIST} data={loaderData} start={start}>
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
      </ReviewListScreen>
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
