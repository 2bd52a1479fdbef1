import { useNavigate } from 'react-router'
import type { Holiday } from '#contract/holidays.ts'
import { addDays } from '#contract/hours/dates.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { get } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { whileOn } from '#web/api/modules.ts'
import { storedRole } from '#web/api/session.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce, findPublicShop, searchCommerces } from '#web/commerces/calls.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'
import type { Route } from './+types/hours-route.ts'
import { HoursForm } from './hours-form.tsx'

const QUOTED = /(«[^«»]+»[,.]?)/

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const today = dateToday()
  const [commerce, categories, ownShops, holidays] = await Promise.all([
    findCommerce(params.id!),
    listCategories(),
    // For an administrator the list would contain the shops of all owners.
    storedRole() === OWNER ? searchCommerces({ size: MAX_PAGE_SIZE }) : { results: [] },
    whileOn('holidays', () => get<Holiday[]>('/api/holidays/', { since: addDays(today, 1) }), []),
  ])
  const others = ownShops.results.filter(({ id, hours }) => id !== commerce.id && hours !== null)
  return { commerce, categories, others, holidays, publicShop: await findPublicShop(commerce) }
})

const SCREEN = { title: 'Horario', items: 'el horario' }

export const HydrateFallback = screenSkeleton(SCREEN, { rows: 7 })

export const ErrorBoundary = screenFailure(SCREEN)

export default function HoursRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, categories, others, holidays, publicShop } = loaderData
  const navigate = useNavigate()
  const today = dateToday()
  const back = `/commerces/${commerce.id}`

  async function onSaved() {
    await navigate(back)
    toast({ message: 'Horario guardado.' })
  }

  return (
    <>
      <BackLink to={back}>{commerce.name}</BackLink>
      <div className="mb-24">
        <PageTitle title={`Horario de ${commerce.name} · Escaparate`}>Horario</PageTitle>
        <p className="mt-4 muted">
          {unbroken('Escríbelo como lo dirías: «9.30 a 14» o «de 9 a 2».', QUOTED)}
        </p>
      </div>
      <HoursForm
        key={commerce.id}
        commerce={commerce}
        categories={categories}
        publicShop={publicShop}
        others={others}
        holidays={holidays}
        today={today}
        onSaved={onSaved}
      />
    </>
  )
}
