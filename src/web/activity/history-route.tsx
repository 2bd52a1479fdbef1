import { useRevalidator } from 'react-router'
import type { Activity } from '#contract/activity.ts'
import type { CommerceChanges } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce, saveChanges } from '#web/commerces/calls.ts'
import { reviewMessage, withPending } from '#web/commerces/pending-values.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import type { Route } from './+types/history-route.ts'
import { ActivityDays } from './activity-days.tsx'
import { listHistory } from './calls.ts'
import { earlierValues } from './earlier-values.ts'
import type { Change } from './fields.ts'

const LIST = {
  title: 'Historial',
  items: 'el historial',
  above: <BackToCommerce>Comercio</BackToCommerce>,
}

const CONFLICT =
  'Otra persona ha cambiado este comercio hace un momento. Mira lo último y vuelve a ponerlo si quieres.'

export const clientLoader = listLoader([ADMINISTRATOR, OWNER], async ({ page }, { params }) => {
  const [commerce, list, categories] = await Promise.all([
    findCommerce(params.id!),
    listHistory(params.id!, page),
    listCategories(),
  ])
  return { commerce, categories, ...list }
})

export const HydrateFallback = screenSkeleton(LIST, { lines: 2 })

export const ErrorBoundary = screenFailure(LIST)

export default function HistoryRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, categories, count, results } = loaderData
  const leadRef = useFocusOnNewPage(LIST.title, loaderData)
  const { busy, run } = useBusy<string>()
  const { revalidate } = useRevalidator()
  const proposed = withPending(commerce)

  const restore = (key: string, label: string, changes: CommerceChanges) =>
    run(key, async () => {
      try {
        const saved = await saveChanges(commerce, changes)
        const restored = `${label}: vuelve a estar como antes.`
        toast({ message: reviewMessage(commerce, saved) ?? restored })
      } catch (error) {
        toast({ message: statusOf(error) === 409 ? CONFLICT : errorMessage(error) })
      }
      await revalidate()
      leadRef.current?.focus({ preventScroll: true })
    })

  function actionOf(event: Activity, { name, label, from }: Change) {
    const changes = earlierValues(event, name, commerce, proposed)
    if (changes === undefined) return null
    const key = `${event.id} ${name}`
    return (
      <div className="mt-4 mb-8">
        <Button
          variant="soft"
          size="small"
          icon={IconArrowBackUp}
          isBusy={busy === key}
          busyLabel="Cambiando…"
          onClick={() => void restore(key, label, changes)}
        >
          Recuperar
          <span className="visually-hidden">{` ${label}: ${from}`}</span>
        </Button>
      </div>
    )
  }

  return (
    <ListScreen
      back={<BackToCommerce>{commerce.name}</BackToCommerce>}
      title={LIST.title}
      tab={`Historial de ${commerce.name} · Escaparate`}
      lead={
        count > 0 ? `${formatCount(count, 'cambio', 'cambios')}, el último primero.` : undefined
      }
      start={leadRef}
      list={loaderData}
      empty={
        <EmptyList title="Todavía no ha cambiado nada" sign="Como el primer día">
          Cuando alguien cambie algo de este comercio, aquí quedará escrito qué, quién y cuándo.
        </EmptyList>
      }
    >
      <ActivityDays events={results} categories={categories} actionOf={actionOf} />
    </ListScreen>
  )
}
