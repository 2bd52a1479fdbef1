import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Activity, PROGRAM } from '#contract/activity.ts'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { dayNumber, formatDayHeading, formatTime } from '#web/format/dates.ts'
import { IconArrowRight, IconChevronDown } from '#web/ui/icons.ts'
import styles from './activity.module.css'
import { type Change, formatChanges } from './fields.ts'
import { formatEvent, pathOf } from './format-event.ts'

type ActivityDaysProps = Omit<EventItemProps, 'event'> & { events: readonly Activity[] }

/** Lists events of the log by day. Events that the program caused itself are folded, if a day has several. */
export function ActivityDays({ events, ...props }: ActivityDaysProps) {
  const itemOf = (event: Activity) => <EventItem key={event.id} event={event} {...props} />
  const days = Map.groupBy(events, ({ at }) => dayNumber(new Date(at)))
  return [...days.values()].map((day) => {
    const automatic = day.filter(isOfProgram)
    const isFolded = automatic.length > 1
    const unfolded = isFolded ? day.filter((event) => !isOfProgram(event)) : day
    return (
      <section key={day[0]!.id} className={styles.day}>
        <h2 className="name mb-12">{formatDayHeading(day[0]!.at)}</h2>
        {unfolded.length > 0 && <ol className="card divided">{unfolded.map(itemOf)}</ol>}
        {isFolded && (
          <details className="mt-12">
            <summary className="row gap-8 muted tap py-12 pointer">
              {PROGRAM} hizo {formatCount(automatic.length, 'cosa', 'cosas')} por su cuenta
              <IconChevronDown size={20} aria-hidden />
            </summary>
            <ol className="card divided">{automatic.map(itemOf)}</ol>
          </details>
        )}
      </section>
    )
  })
}

const isOfProgram = ({ actor_id, actor }: Activity) => actor_id === null && actor === PROGRAM

type EventItemProps = {
  event: Activity
  categories: readonly Category[]
  actionOf?: (event: Activity, change: Change) => ReactNode
}

function EventItem({ event, categories, actionOf }: EventItemProps) {
  const { at, actor } = event
  const { start, object, end } = formatEvent(event)
  const path = pathOf(event)
  const changes = formatChanges(event.before, event.after, categories)
  return (
    <li className={`grid gap-12 px-20 py-14 ${styles.line}`}>
      <time dateTime={at} className="muted small tabular">
        {formatTime(at)}
      </time>
      <div>
        <p>
          <b className="strong">{actor}</b> {start}
          {path ? <Link to={path}>{object}</Link> : object && <b className="strong">{object}</b>}
          {end}
        </p>
        {changes.length > 0 && (
          <dl className={`mt-4 small loose ${styles.changes}`}>
            {changes.map((change) => (
              <div className="grid gap-12 py-2" key={change.name}>
                <dt className="muted">{change.label}</dt>
                <dd className="min-w-0 pre-line">
                  <ChangedValue {...change} />
                  {actionOf?.(event, change)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function ChangedValue({ from, to }: Change) {
  if (from === undefined || to === undefined) return <LongText text={from ?? to ?? ''} />
  return (
    <>
      <span className="muted">
        <span className="visually-hidden">de </span>
        <LongText text={from} />
      </span>
      <IconArrowRight size={18} className={styles.arrow} aria-hidden />
      <span>
        <span className="visually-hidden"> a </span>
        <LongText text={to} />
      </span>
    </>
  )
}

/** Folds a text of more than 160 characters to its first 120. */
function LongText({ text }: { text: string }) {
  if (text.length <= 160) return text
  return (
    <details className={styles.long}>
      <summary className="pointer">{`${text.slice(0, 120).trimEnd()}…`}</summary>
      {text}
    </details>
  )
}
