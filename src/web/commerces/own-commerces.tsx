import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { CommerceCard } from './commerce-card.tsx'
import styles from './commerce-list.module.css'
import { StatesRail } from './states-rail.tsx'

type OwnCommercesProps = { commerces: readonly Commerce[]; categories: readonly Category[] }

/** The shops of an owner as cards, with an explanation of their states. */
export function OwnCommerces({ commerces, categories }: OwnCommercesProps) {
  return (
    <div className="container">
      <div className={`flex gap-20 ${styles.columns}`}>
        <ul className={`grid gap-24 grow content-start ${styles.cards}`}>
          {commerces.map((commerce, place) => (
            <li className="grid" key={commerce.id}>
              <CommerceCard commerce={commerce} categories={categories} isEager={place < 4} />
            </li>
          ))}
        </ul>
        <StatesRail className={styles.rail!} />
      </div>
    </div>
  )
}
