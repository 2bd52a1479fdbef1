import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import styles from './entry.module.css'

type EntryListProps<Item> = {
  label: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** Entries of what people wrote, in one card. */
export function EntryList<Item extends { id: number }>({
  label,
  items,
  children,
}: EntryListProps<Item>) {
  return (
    <Card as="section" className={styles.card}>
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            {children(item)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
