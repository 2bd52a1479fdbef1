import { Link, useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { changedUrl } from '#web/lists/list-url.ts'
import { RowCheckbox } from '#web/lists/selection.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconClock, IconEye } from '#web/ui/icons.ts'
import styles from './inbox.module.css'
import { KINDS, type LoadedItem, type Row } from './kinds.ts'
import { formatWait, isLongWait, keyOf } from './labels.ts'
import { OPENED_ID } from './use-keys.ts'

type InboxListProps = {
  label: string
  rows: readonly Row[]
  opened: LoadedItem | undefined
  categories: readonly Category[]
  /** Returns undefined for rows that cannot be chosen. */
  choiceOf?: ((row: Row) => { isChosen: boolean; toggle: () => void } | undefined) | undefined
}

export function InboxList({ label, rows, opened, categories, choiceOf }: InboxListProps) {
  const location = useLocation()
  return (
    <ul className="divided" aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row)
        const { icon: Icon, name } = KINDS[row.kind]
        const isOpen = opened !== undefined && keyOf(opened) === key
        const choice = choiceOf?.(row)
        return (
          <li
            key={key}
            data-item={key}
            className={choice && `grid align-center ${styles.choosable}`}
          >
            {choice && (
              <RowCheckbox
                label={`Elegir ${row.title}`}
                id={checkboxId(key)}
                checked={choice.isChosen}
                onChange={choice.toggle}
              />
            )}
            <Link
              to={changedUrl(location, { ver: key })}
              state={{ isFromList: true }}
              className={`hover-sunken inset-focus align-center relative regular no-underline grid gap-12 inherit-color ${styles.row}`}
              aria-current={isOpen ? 'true' : undefined}
              aria-expanded={isOpen}
              aria-controls={isOpen ? OPENED_ID : undefined}
            >
              {row.commerce ? (
                <Mark shop={facadeOf(row.commerce, categories)} size={44} />
              ) : (
                <span className={`grid place-center sunken ${styles.tile}`}>
                  <Icon size={22} aria-hidden />
                </span>
              )}
              <span className="min-w-0 stack">
                <span className={`row gap-6 muted semibold text-tiny leading-14 ${styles.kind}`}>
                  <Icon size={18} aria-hidden />
                  {row.state ?? name}
                  {row.is_urgent && ' · urgente'}
                </span>
                <span className="ellipsis bold leading-13">{row.title}</span>
                {row.viewed_by === null ? (
                  <span className="ellipsis muted text-tiny leading-14">{row.detail}</span>
                ) : (
                  <span className="row gap-6 primary semibold text-tiny leading-14">
                    <IconEye size={18} aria-hidden />
                    Lo mira {row.viewed_by}
                  </span>
                )}
              </span>
              {row.waits && !row.saysAge && <Wait since={row.since} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

export const checkboxId = (key: string) => `elegir-${key}`

export function Wait({ since, verb }: { since: string; verb?: string }) {
  const isLong = isLongWait(since)
  return (
    <span
      className={`row one-line tabular rounded-chip text-tiny gap-4 ${isLong ? 'pending semibold' : 'muted'} ${styles.wait}`}
    >
      {isLong && <IconClock size={18} aria-hidden />}
      {verb && isLong ? `${verb} ` : ''}
      {formatWait(since)}
    </span>
  )
}
