import { redirect } from 'react-router'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { listOwnInForce } from '#web/appeals/calls.ts'
import { waitingAppeals } from '#web/appeals/pending.ts'
import { RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { pendingApplications } from '#web/applications/pending.ts'
import { listCategories } from '#web/categories/calls.ts'
import { searchCommerces } from '#web/commerces/calls.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { noCommerces } from '#web/commerces/no-commerces.tsx'
import { isPublished, PublicLinks } from '#web/commerces/public-links.tsx'
import { listWeeks } from '#web/figures/calls.ts'
import { listUnconfirmed, readFreshnessSummary } from '#web/freshness/calls.ts'
import { listHolidayQuestions } from '#web/holidays/calls.ts'
import { listDeadMails } from '#web/messages/calls.ts'
import { unansweredMessages } from '#web/messages/pending.ts'
import { listOffers } from '#web/offers/calls.ts'
import { waitingReports } from '#web/reports/pending.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { readSettings } from '#web/settings/calls.ts'
import { GuideCard } from '#web/settings/guide-card.tsx'
import { guidePath } from '#web/settings/guide-path.ts'
import { readStatus } from '#web/status/calls.ts'
import type { Route } from './+types/dashboard-route.ts'
import { DataQuestions } from './data-questions.tsx'
import { DeadMails } from './dead-mails.tsx'
import { HolidayQuestions } from './holiday-questions.tsx'
import { TaskList, TaskListSkeleton } from './task-list.tsx'
import {
  administratorTasks,
  newestWithOffers,
  ownerTasks,
  statusTasks,
  type Task,
} from './tasks.ts'
import { WeekLines } from './week-lines.tsx'
import { Welcome, WelcomeSkeleton } from './welcome.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async () => {
  const isAdministrator = storedRole() === ADMINISTRATOR
  const [
    list,
    categories,
    pending,
    unanswered,
    reported,
    appealed,
    deadMails,
    status,
    questions,
    settings,
    unconfirmed,
    freshness,
    restrictions,
    weeks,
  ] = await Promise.all([
    searchCommerces({ size: isAdministrator ? 1 : MAX_PAGE_SIZE }),
    listCategories(),
    isAdministrator ? pendingApplications.find() : undefined,
    isAdministrator ? unansweredMessages.find() : undefined,
    isAdministrator ? waitingReports.find() : undefined,
    isAdministrator ? waitingAppeals.find() : undefined,
    isAdministrator ? listDeadMails() : undefined,
    isAdministrator ? readStatus() : undefined,
    listHolidayQuestions(),
    isAdministrator ? readSettings() : undefined,
    listUnconfirmed(),
    isAdministrator ? readFreshnessSummary() : undefined,
    listOwnInForce(),
    listWeeks(),
  ])
  // An empty directory begins with its questions; left, they wait on this screen.
  if (settings?.guide_step === 0) throw redirect(guidePath(0))
  const newest = list.results[0]
  return {
    isAdministrator,
    username: storedUser()?.username ?? '',
    published: list.results.find(isPublished),
    shop: newest && facadeOf(newest, categories),
    tasks:
      pending && unanswered && reported && appealed && status && freshness
        ? [
            ...statusTasks(status),
            ...administratorTasks({
              shops: list.count,
              pending,
              unanswered,
              reported,
              appealed,
              doubtful: freshness.doubtful,
            }),
          ]
        : await tasks(list.results),
    hasShops: list.count > 0,
    deadMails,
    questions,
    unconfirmed,
    restrictions,
    weeks,
    shops: list.results.map((commerce) => facadeOf(commerce, categories)),
    guideStep: settings?.guide_step ?? undefined,
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
  const { username, published, shop, tasks, isAdministrator, hasShops, deadMails, questions } =
    loaderData
  const { guideStep, unconfirmed, weeks, shops } = loaderData
  const none = noCommerces(storedRole())
  return (
    <>
      <Welcome username={username} shop={shop} />
      {guideStep !== undefined && <GuideCard step={guideStep} />}
      {published && !isAdministrator && <PublicLinks commerce={published} named />}
      <RestrictionNotices restrictions={loaderData.restrictions} />
      <WeekLines weeks={weeks} shops={shops} />
      <HolidayQuestions questions={questions} />
      <DataQuestions commerces={unconfirmed} />
      <TaskList title={isAdministrator ? 'Para hoy' : 'Por hacer'} tasks={tasks}>
        {hasShops ? (
          'Nada por ahora: tus comercios están al día.'
        ) : (
          <>
            <strong>{none.title}.</strong> {none.sentence}
          </>
        )}
      </TaskList>
      {deadMails && <DeadMails mails={deadMails.results} total={deadMails.count} />}
    </>
  )
}

async function tasks(commerces: Parameters<typeof ownerTasks>[0]): Promise<Task[]> {
  const selling = newestWithOffers(commerces)
  const offers = selling ? await listOffers(selling.id) : []
  return ownerTasks(commerces, offers)
}
