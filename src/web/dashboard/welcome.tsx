import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { DAY_MINUTES, minutesOf } from '#contract/hours/clock-time.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { minutesOfShift } from '#contract/hours/week.ts'
import type { StreetShop } from '#drawing/street.ts'
import { storedUser, useUser } from '#web/api/session.ts'
import { isPublished } from '#web/commerces/commerce-status.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatTime, toPlainDate } from '#web/format/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade, Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './dashboard.module.css'

export const LEAD =
  'Nos alegra verte de nuevo. Desde aquí puedes gestionar tus comercios y sus ofertas.'

export function Welcome({ username }: { username: string }) {
  // Each user sees another façade: the id of a shop seeds its drawing.
  const shop = { id: storedUser()?.id ?? 0, name: '' }
  return (
    <div className="container wide">
      <div className={`grid align-center relative overflow-clip ${styles.scene}`}>
        <div className={`relative z-1 ${styles.welcomeWords}`}>
          <PageTitle className={`break-anywhere ${styles.welcomeTitle}`}>
            {titleOf(username)}
          </PageTitle>
          <p className="mt-12 mb-28 text-h3 loose">{LEAD}</p>
          <ButtonLink to="/commerces/" size="large" className={styles.start}>
            Comencemos
          </ButtonLink>
        </div>
        <div className={`absolute inset-0 ${styles.street}`} aria-hidden>
          <Street shops={[]} before={ROAD} hills={false} keep="end" className={styles.road} />
          <Facade shop={shop} sign="Muy pronto" closed w={320} h={356} className={styles.facade} />
        </div>
      </div>
    </div>
  )
}

/** Length of road that fills the widest screen, in units of the drawing. */
const ROAD = 1800

type ShortWelcomeProps = { username: string; shops: readonly StreetShop[] }

export function ShortWelcome({ username, shops }: ShortWelcomeProps) {
  return (
    <>
      <div className={`flex overflow-clip justify-center ${styles.strip}`} aria-hidden>
        <Street shops={shops.slice(0, 6)} before={STRIP_ROAD} after={STRIP_ROAD} hills={false} />
      </div>
      <PageTitle className="text-h1-phone break-anywhere">{titleOf(username)}</PageTitle>
      <p className="mt-4 muted">{LEAD}</p>
    </>
  )
}

/** Length of the road on either side of the shops, in units of the drawing. */
const STRIP_ROAD = 250

const titleOf = (username: string) =>
  username ? `Te damos la bienvenida, ${username}` : 'Te damos la bienvenida'

export function WelcomeSkeleton() {
  return <ShortWelcome username={useUser()?.username ?? ''} shops={[]} />
}

/** Date and minute of the day in the town. */
type Now = { date: PlainDate; minute: number }

export function townNow(now = new Date()): Now {
  return {
    date: toPlainDate(now),
    minute: minutesOf(formatTime(now.toISOString()).padStart(5, '0')),
  }
}

/** Returns an owner's shops as a street. A shutter is down if the shop is not public or certainly closed now. */
export function streetShops(
  commerces: readonly Commerce[],
  categories: readonly Category[],
  questions: readonly HolidayQuestion[],
  now: Now,
): StreetShop[] {
  const mayChange = questions
    .filter(({ date }) => date === now.date)
    .flatMap((question) => question.commerces.map(({ id }) => id))
  return commerces.map((commerce) => ({
    ...facadeOf(commerce, categories),
    closed:
      !isPublished(commerce) || (isShut(commerce.hours, now) && !mayChange.includes(commerce.id)),
  }))
}

function isShut(hours: Hours | null, { date, minute }: Now): boolean {
  if (hours === null) return false
  const isOpen = (day: PlainDate, at: number) =>
    shiftsOn(hours, day).shifts.some((shift) => {
      const { start, end } = minutesOfShift(shift)
      return start <= at && at < end
    })
  if (hours.by_appointment && !shiftsOn(hours, date).closure) return false
  // A shift of yesterday can end after midnight.
  return !isOpen(date, minute) && !isOpen(addDays(date, -1), minute + DAY_MINUTES)
}
