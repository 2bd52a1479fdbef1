import { Link } from 'react-router'
import type { Activity } from '#contract/activity.ts'
import type { Category } from '#contract/categories.ts'
import { formatTime } from '#web/format/dates.ts'
import { useListUrl } from '#web/lists/list-url.ts'
import { IconArrowRight } from '#web/ui/icons.ts'
import styles from './activity-line.module.css'
import { type Change, formatChanges } from './fields.ts'
import { formatEvent, pathOf } from './format-event.ts'

type ActivityLineProps = {
  line: Activity
  categories: readonly Category[]
  /** Whether the list is of one person already. */
  isOnly: boolean
}

/** Who did what, when, and what it was and became. */
export function ActivityLine({ line, categories, isOnly }: ActivityLineProps) {
  const addressOf = useListUrl()
  const { at, actor, actor_id } = line
  const { does, object, end } = formatEvent(line)
  const place = pathOf(line)
  const changes = formatChanges(line.before, line.after, categories)
  return (
    <li className={styles.line}>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {actor_id === null || isOnly ? (
            <b>{actor}</b>
          ) : (
            <Link to={addressOf({ persona: String(actor_id) })}>{actor}</Link>
          )}{' '}
          {does}
          {object && (place === undefined ? <b>{object}</b> : <Link to={place}>{object}</Link>)}
          {end}
        </p>
        {changes.length > 0 && (
          <dl className={styles.changes}>
            {changes.map((change) => (
              <div key={change.label}>
                <dt>{change.label}</dt>
                <dd>
                  <ChangeWords {...change} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function ChangeWords({ from, to }: Change) {
  if (from === undefined || to === undefined) return <LongText text={from ?? to ?? ''} />
  return (
    <>
      <span className={styles.from}>
        <span className="visually-hidden">de </span>
        <LongText text={from} />
      </span>
      <IconArrowRight size={18} className={styles.arrow} aria-hidden />
      <span className={styles.to}>
        <span className="visually-hidden"> a </span>
        <LongText text={to} />
      </span>
    </>
  )
}

/** Whole where it is short; else its beginning, which unfolds. */
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
