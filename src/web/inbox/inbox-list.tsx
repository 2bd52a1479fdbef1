import { Link, useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { changedUrl } from '#web/lists/list-url.ts'
import { RowCheckbox } from '#web/lists/selection-bar.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconClock, IconEye } from '#web/ui/icons.ts'
import styles from './inbox.module.css'
import { KINDS, type Line, type Opened } from './kinds.ts'
import { formatWait, isLongWait, keyOf } from './labels.ts'
import { OPENED } from './use-keys.ts'

type InboxListProps = {
  label: string
  lines: readonly Line[]
  opened: Opened | undefined
  categories: readonly Category[]
  /** Whether a line is chosen, and a function to change that; undefined if the line cannot be chosen. */
  choiceOf?: ((line: Line) => Choice | undefined) | undefined
}
type Choice = { isChosen: boolean; toggle: () => void }

/** Lists items: kind, title, what is requested, and since when. */
export function InboxList(props: InboxListProps) {
  const { label, lines, opened, categories, choiceOf } = props
  const location = useLocation()
  return (
    <ul className="divided" aria-label={label}>
      {lines.map((line) => {
        const key = keyOf(line)
        const { icon: Icon, name } = KINDS[line.kind]
        const isOpen = opened !== undefined && keyOf(opened) === key
        const choice = choiceOf?.(line)
        return (
          <li
            key={key}
            data-item={key}
            className={choice && `grid align-center ${styles.choosable}`}
          >
            {choice && (
              <RowCheckbox
                label={`Elegir ${line.title}`}
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
              aria-controls={isOpen ? OPENED : undefined}
            >
              {line.commerce ? (
                <Mark shop={facadeOf(line.commerce, categories)} size={44} />
              ) : (
                <span className={`grid place-center sunken ${styles.tile}`}>
                  <Icon size={22} aria-hidden />
                </span>
              )}
              <span className="min-w-0 stack">
                <span className={`row gap-6 muted semibold text-tiny leading-14 ${styles.kind}`}>
                  <Icon size={18} aria-hidden />
                  {line.state ?? name}
                  {line.is_urgent && ' · urgente'}
                </span>
                <span className="ellipsis bold leading-13">{line.title}</span>
                {line.viewed_by === null ? (
                  <span className="ellipsis muted text-tiny leading-14">{line.detail}</span>
                ) : (
                  <span className="row gap-6 primary semibold text-tiny leading-14">
                    <IconEye size={18} aria-hidden />
                    Lo mira {line.viewed_by}
                  </span>
                )}
              </span>
              {line.waits && !line.saysAge && <Wait since={line.since} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

export const checkboxId = (key: string) => `elegir-${key}`

/** How long an item has been pending; with a clock if that is long. */
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
