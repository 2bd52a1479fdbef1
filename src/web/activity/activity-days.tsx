import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Activity, PROGRAM } from '#contract/activity.ts'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { dayNumber, formatDayHeading, formatTime } from '#web/format/dates.ts'
import { IconArrowRight } from '#web/ui/icons.ts'
import styles from './activity.module.css'
import { type Change, formatChanges } from './fields.ts'
import { formatEvent, pathOf } from './format-event.ts'

type ActivityDaysProps = Omit<ActivityLineProps, 'line'> & { lines: readonly Activity[] }

/** Lists events of the log in groups by day. Events caused by the program are folded. */
export function ActivityDays({ lines, ...props }: ActivityDaysProps) {
  const lineOf = (line: Activity) => <ActivityLine key={line.id} line={line} {...props} />
  const days = Map.groupBy(lines, ({ at }) => dayNumber(new Date(at)))
  return [...days.values()].map((day) => {
    const automatic = day.filter(isOfProgram)
    const isFolded = automatic.length > 1
    const shown = isFolded ? day.filter((line) => !isOfProgram(line)) : day
    return (
      <section key={day[0]!.id} className={styles.day}>
        <h2 className="name mb-12">{formatDayHeading(day[0]!.at)}</h2>
        {shown.length > 0 && <ol className="card divided">{shown.map(lineOf)}</ol>}
        {isFolded && (
          <details className="mt-12">
            <summary className="muted tap py-12 pointer">
              {PROGRAM} hizo {formatCount(automatic.length, 'cosa', 'cosas')} por su cuenta
            </summary>
            <ol className="card divided">{automatic.map(lineOf)}</ol>
          </details>
        )}
      </section>
    )
  })
}

const isOfProgram = ({ actor_id, actor }: Activity) => actor_id === null && actor === PROGRAM

type ActivityLineProps = {
  line: Activity
  categories: readonly Category[]
  actionOf?: (line: Activity, change: Change) => ReactNode
}

/** An event of the log: who did what and when, and the values before and after. */
function ActivityLine(props: ActivityLineProps) {
  const { line, categories, actionOf } = props
  const { at, actor } = line
  const { does, object, end } = formatEvent(line)
  const place = pathOf(line)
  const changes = formatChanges(line.before, line.after, categories)
  return (
    <li className={`grid gap-12 px-20 py-14 ${styles.line}`}>
      <time dateTime={at} className="muted small tabular">
        {formatTime(at)}
      </time>
      <div>
        <p>
          <b className="strong">{actor}</b> {does}
          {object &&
            (place === undefined ? (
              <b className="strong">{object}</b>
            ) : (
              <Link to={place}>{object}</Link>
            ))}
          {end}
        </p>
        {changes.length > 0 && <ChangeList line={line} changes={changes} actionOf={actionOf} />}
      </div>
    </li>
  )
}

type ChangeListProps = Pick<ActivityLineProps, 'line' | 'actionOf'> & { changes: readonly Change[] }

function ChangeList({ line, changes, actionOf }: ChangeListProps) {
  return (
    <dl className={`mt-4 small loose ${styles.changes}`}>
      {changes.map((change) => (
        <div className="grid gap-12 py-2" key={change.name}>
          <dt className="muted">{change.label}</dt>
          <dd className="min-w-0 pre-line">
            <ChangeWords {...change} />
            {actionOf?.(line, change)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChangeWords({ from, to }: Change) {
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

/** Shows a short text completely, and of a long one the beginning, which unfolds. */
function LongText({ text }: { text: string }) {
  if (text.length <= LONG) return text
  return (
    <details className={styles.long}>
      <summary>{`${text.slice(0, SHOWN).trimEnd()}…`}</summary>
      {text}
    </details>
  )
}

const LONG = 160
const SHOWN = 120
