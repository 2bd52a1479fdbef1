import { redirect } from 'react-router'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { listOwnRestrictions } from '#web/appeals/calls.ts'
import { RestrictionNotices } from '#web/appeals/restriction-notice.tsx'
import { listCategories } from '#web/categories/calls.ts'
import { searchCommerces } from '#web/commerces/calls.ts'
import { noCommercesTexts } from '#web/commerces/no-commerces.tsx'
import { listWeeks } from '#web/figures/calls.ts'
import { listUnconfirmed } from '#web/freshness/calls.ts'
import { listHolidayQuestions } from '#web/holidays/calls.ts'
import { listRunningOffers } from '#web/offers/calls.ts'
import { mostFrequentAction } from '#web/overview/row-values.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { GuideCard } from '#web/settings/guide-card.tsx'
import { guidePath } from '#web/settings/sections.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/dashboard-route.ts'
import { DeadMails } from './dead-mails.tsx'
import { loadOffice } from './office.ts'
import { OfficeToday } from './office-today.tsx'
import { DataQuestions, HolidayQuestions } from './questions.tsx'
import { TaskList, TaskListSkeleton, WeekLines } from './task-list.tsx'
import { ownerTasks, reviewSentence } from './tasks.ts'
import { ShortWelcome, streetShops, townNow, Welcome, WelcomeSkeleton } from './welcome.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async () => {
  const isAdministrator = storedRole() === ADMINISTRATOR
  const [list, categories, office, questions, unconfirmed, restrictions, weeks, offers] =
    await Promise.all([
      // Administrators only need the count.
      searchCommerces({ size: isAdministrator ? 1 : MAX_PAGE_SIZE }),
      listCategories(),
      isAdministrator ? loadOffice() : undefined,
      listHolidayQuestions(),
      listUnconfirmed(),
      listOwnRestrictions(),
      listWeeks(),
      isAdministrator ? [] : listRunningOffers(),
    ])
  // The setup guide has not begun: open it. Later steps have a card on this screen instead.
  if (office?.settings.guide_step === 0) throw redirect(guidePath(0))
  const now = townNow()
  return {
    office,
    username: storedUser()?.username ?? '',
    tasks: office ? [] : ownerTasks(list.results, offers, now.date),
    reviewText: office ? '' : reviewSentence(list.results),
    hasShops: list.count > 0,
    questions,
    unconfirmed,
    restrictions,
    weeks,
    shops: streetShops(list.results, categories, questions, now),
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
  return <ScreenFailure error={error} heading="Te damos la bienvenida" problem={title} />
}

/** Maximum number of rows on an owner's dashboard: questions, tasks and weeks. */
const MAX_ROWS = 5
/** Maximum number of questions and tasks together. */
const MAX_TASKS = 3

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { office, username, shops, hasShops, questions, unconfirmed } = loaderData
  const guideStep = office?.settings.guide_step ?? undefined
  const guide = guideStep !== undefined && <GuideCard step={guideStep} />
  const questionRows = Number(questions.length > 0) + Number(unconfirmed.length > 0)
  const tasks = loaderData.tasks.slice(0, MAX_TASKS - questionRows)
  const weeks = loaderData.weeks
    .toSorted((one, other) => other[mostFrequentAction(other)] - one[mostFrequentAction(one)])
    .slice(0, MAX_ROWS - questionRows - tasks.length)
  const restrictions = <RestrictionNotices restrictions={loaderData.restrictions} />
  const questionCards = (
    <>
      <HolidayQuestions questions={questions} />
      <DataQuestions commerces={unconfirmed} />
    </>
  )
  const week = <WeekLines weeks={weeks} shops={shops} />
  const deadMails = office && (
    <DeadMails mails={office.deadMails.results} total={office.deadMails.count} />
  )
  // Before the first shop or task the office sees the welcome, as an owner does.
  if (office && (hasShops || office.inbox.count > 0)) {
    return (
      <OfficeToday office={office} username={username}>
        {guide}
        {deadMails}
        {restrictions}
        {questionCards}
        {week}
      </OfficeToday>
    )
  }
  const texts = noCommercesTexts(storedRole())
  return (
    <>
      {hasShops ? (
        <ShortWelcome username={username} shops={shops} />
      ) : (
        <Welcome username={username} />
      )}
      {guide}
      {restrictions}
      {hasShops ? (
        tasks.length > 0 && <TaskList title="Por hacer" tasks={tasks} />
      ) : (
        <TaskList title={office ? 'Para hoy' : 'Por hacer'} tasks={[]}>
          <strong>{texts.title}.</strong> {texts.sentence}
        </TaskList>
      )}
      {questionCards}
      {week}
      {loaderData.reviewText && <p className="mt-24 muted">{loaderData.reviewText}</p>}
      {hasShops && (
        <ButtonLink to="/commerces/" className="mt-24">
          Comencemos
        </ButtonLink>
      )}
      {deadMails}
    </>
  )
}
