import type { AppealState } from '#contract/appeals.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { type ReviewList, ReviewListScreen, reviewRoute } from '#web/waiting/review-list.tsx'
import type { Route } from './+types/appeal-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AppealEntry } from './appeal-entry.tsx'
import { listAppeals } from './calls.ts'
import { useAppeals } from './use-appeals.ts'

const LIST: ReviewList<AppealState> = {
  title: 'Reclamaciones',
  items: 'las reclamaciones',
  label: 'Reclamaciones',
  counted: ['reclamación', 'reclamaciones', 'Ninguna reclamación'],
  kind: 'appeal',
  waits: 'por responder',
  due: 'por responder',
  oldest: 'La más antigua',
  filters: [
    { name: 'Todas', value: '' },
    { name: 'Por responder', value: 'por-responder', query: 'waiting' },
    { name: 'Respondidas', value: 'respondidas', query: 'answered' },
  ],
  waiting: 'waiting',
  search: {
    label: 'Buscar por comercio, texto o persona',
    placeholder: 'Comercio, texto o persona',
    nothing: 'Buscamos en el comercio, la oferta, lo que se escribió y quien reclama.',
  },
  empty: {
    title: 'No hay reclamaciones',
    text: 'Si alguien no está de acuerdo con una decisión, lo que te escriba aparecerá aquí.',
  },
  emptyDone: {
    title: 'Ninguna reclamación respondida',
    sign: 'Aún ninguna',
    link: 'Ver todas',
    text: 'Aquí quedan las reclamaciones con lo que se respondió.',
  },
}

const route = reviewRoute(LIST, listAppeals)
export const clientLoader = route.clientLoader
export const HydrateFallback = route.HydrateFallback
export const ErrorBoundary = route.ErrorBoundary

export default function AppealList({ loaderData }: Route.ComponentProps) {
  const start = useFocusOnNewPage(LIST.label, loaderData)
  const work = useAppeals(loaderData.results, start)
  return (
    <>
      <ReviewListScreen list={LIST} data={loaderData} start={start}>
        {(appeal) => (
          <AppealEntry
            appeal={appeal}
            isOpen={work.isOpen(appeal.id)}
            onToggle={() => work.toggle(appeal.id)}
            onAnswer={() => work.startAnswer(appeal)}
          />
        )}
      </ReviewListScreen>
      <AnswerDialog
        appeal={work.answering}
        onAnswered={work.answered}
        onTaken={work.taken}
        onClose={work.endAnswer}
      />
    </>
  )
}
