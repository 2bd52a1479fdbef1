import { Link } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { Mark } from '#web/ui/drawing.tsx'
import { IconClock, IconEye } from '#web/ui/icons.ts'
import type { Opened } from './calls.ts'
import styles from './inbox.module.css'
import { formatWait, isLongWait, KINDS, keyOf } from './labels.ts'

type InboxListProps = {
  items: readonly InboxItem[]
  opened: Opened | undefined
  categories: readonly Category[]
  urlWith: (changes: Record<string, string>) => string
}

/** A line for each thing: its kind, what it is about, what is asked and for how long it has waited. */
export function InboxList({ items, opened, categories, urlWith }: InboxListProps) {
  return (
    <ul aria-label="Lo que espera">
      {items.map((item) => {
        const key = keyOf(item)
        const { icon: Icon, name } = KINDS[item.kind]
        return (
          <li key={key} data-item={key}>
            <Link
              to={urlWith({ ver: key })}
              state={{ isFromList: true }}
              className={styles.row!}
              aria-current={opened && keyOf(opened) === key ? 'true' : undefined}
            >
              {item.commerce ? (
                <Mark shop={facadeOf(item.commerce, categories)} size={44} />
              ) : (
                <span className={styles.tile}>
                  <Icon size={22} aria-hidden />
                </span>
              )}
              <span className={styles.words}>
                <span className={styles.kind}>
                  <Icon size={18} aria-hidden />
                  {name}
                  {item.is_urgent && ' · urgente'}
                </span>
                <span className={styles.title}>{item.title}</span>
                {item.viewed_by === null ? (
                  <span className={styles.detail}>{item.detail}</span>
                ) : (
                  <span className={styles.viewed}>
                    <IconEye size={18} aria-hidden />
                    Lo mira {item.viewed_by}
                  </span>
                )}
              </span>
              <Wait since={item.since} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** For how long something has waited; for long, with a clock. */
export function Wait({ since, verb }: { since: string; verb?: string }) {
  const isLong = isLongWait(since)
  return (
    <span className={styles.wait} data-long={isLong || undefined}>
      {isLong && <IconClock size={18} aria-hidden />}
      {verb && isLong ? `${verb} ` : ''}
      {formatWait(since)}
    </span>
  )
}
