import { redirect } from 'react-router'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { listOwnInForce } from '#web/appeals/calls.ts'
import { RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { searchCommerces } from '#web/commerces/calls.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { noCommerces } from '#web/commerces/no-commerces.tsx'
import { isPublished, PublicLinks } from '#web/commerces/public-links.tsx'
import { listWeeks } from '#web/figures/calls.ts'
import { listUnconfirmed } from '#web/freshness/calls.ts'
import { listHolidayQuestions } from '#web/holidays/calls.ts'
import { listOffers } from '#web/offers/calls.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { GuideCard } from '#web/settings/guide-card.tsx'
import { guidePath } from '#web/settings/guide-path.ts'
import type { Route } from './+types/dashboard-route.ts'
import { DataQuestions } from './data-questions.tsx'
import { DeadMails } from './dead-mails.tsx'
import { HolidayQuestions } from './holiday-questions.tsx'
import { loadOffice } from './office.ts'
import { OfficeToday } from './office-today.tsx'
import { TaskList, TaskListSkeleton } from './task-list.tsx'
import { newestWithOffers, ownerTasks, type Task } from './tasks.ts'
import { WeekLines } from './week-lines.tsx'
import { Welcome, WelcomeSkeleton } from './welcome.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async () => {
  const isAdministrator = storedRole() === ADMINISTRATOR
  const [list, categories, office, questions, unconfirmed, restrictions, weeks] = await Promise.all(
    [
      searchCommerces({ size: isAdministrator ? 1 : MAX_PAGE_SIZE }),
      listCategories(),
      isAdministrator ? loadOffice() : undefined,
      listHolidayQuestions(),
      listUnconfirmed(),
      listOwnInForce(),
      listWeeks(),
    ],
  )
  // An empty directory begins with its questions; left, they wait on this screen.
  if (office?.settings.guide_step === 0) throw redirect(guidePath(0))
  const newest = list.results[0]
  return {
    office,
    username: storedUser()?.username ?? '',
    published: list.results.find(isPublished),
    shop: newest && facadeOf(newest, categories),
    tasks: office ? [] : await tasks(list.results),
    hasShops: list.count > 0,
    questions,
    unconfirmed,
    restrictions,
    weeks,
    shops: list.results.map((commerce) => facadeOf(commerce, categories)),
  }
})

export function HydrateFallback() {
  return (
    <>
      <WelcomeSkeleton />
      <TaskListSkeleton />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido preparar tu panel'
  return <ScreenFailure error={error} heading="Te damos la bienvenida" title={title} />
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { office, username, published, shop, tasks, hasShops } = loaderData
  const guideStep = office?.settings.guide_step ?? undefined
  const guide = guideStep !== undefined && <GuideCard step={guideStep} />
  const own = (
    <>
      <RestrictionNotices restrictions={loaderData.restrictions} />
      <WeekLines weeks={loaderData.weeks} shops={loaderData.shops} />
      <HolidayQuestions questions={loaderData.questions} />
      <DataQuestions commerces={loaderData.unconfirmed} />
    </>
  )
  const deadMails = office && (
    <DeadMails mails={office.deadMails.results} total={office.deadMails.count} />
  )
  // Before the first shop there is a welcome for the office, too.
  if (office && (hasShops || office.inbox.count > 0)) {
    return (
      <OfficeToday office={office} username={username}>
        {guide}
        {deadMails}
        {own}
      </OfficeToday>
    )
  }
  const none = noCommerces(storedRole())
  return (
    <>
      <Welcome username={username} shop={shop} />
      {guide}
      {published && !office && <PublicLinks commerce={published} named />}
      {own}
      <TaskList title={office ? 'Para hoy' : 'Por hacer'} tasks={tasks}>
        {hasShops ? (
          'Nada por ahora: tus comercios están al día.'
        ) : (
          <>
            <strong>{none.title}.</strong> {none.sentence}
          </>
        )}
      </TaskList>
      {deadMails}
    </>
  )
}

async function tasks(commerces: Parameters<typeof ownerTasks>[0]): Promise<Task[]> {
  const selling = newestWithOffers(commerces)
  const offers = selling ? await listOffers(selling.id) : []
  return ownerTasks(commerces, offers)
}
