import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Activity } from '#contract/activity.ts'
import type { Category } from '#contract/categories.ts'
import { formatTime } from '#web/format/dates.ts'
import { useListUrl } from '#web/lists/list-url.ts'
import styles from './activity.module.css'
import { ChangeList } from './change-list.tsx'
import { type Change, formatChanges } from './fields.ts'
import { formatEvent, pathOf } from './format-event.ts'

type ActivityLineProps = {
  line: Activity
  categories: readonly Category[]
  /** Otherwise the person's name links to their events. */
  isPersonPlain: boolean
  /** Returns a button for a change. */
  actionOf?: (change: Change) => ReactNode
}

/** An event of the log: who did what and when, and the values before and after. */
export function ActivityLine(props: ActivityLineProps) {
  const { line, categories, isPersonPlain, actionOf } = props
  const addressOf = useListUrl()
  const { at, actor, actor_id } = line
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
          {actor_id === null || isPersonPlain ? (
            <b className="strong">{actor}</b>
          ) : (
            <Link to={addressOf({ persona: String(actor_id) })}>{actor}</Link>
          )}{' '}
          {does}
          {object &&
            (place === undefined ? (
              <b className="strong">{object}</b>
            ) : (
              <Link to={place}>{object}</Link>
            ))}
          {end}
        </p>
        {changes.length > 0 && <ChangeList changes={changes} actionOf={actionOf} />}
      </div>
    </li>
  )
}
