import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { CardLink } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import styles from './commerce-list.module.css'
import { CommerceStatus, isPublic } from './commerce-status.tsx'
import { categoryNames, facadeOf } from './facade-of.ts'

type CommerceRowProps = {
  commerce: Commerce
  categories: readonly Category[]
  /** The checkbox. */
  choice: ReactNode
}

/** A shop in the office's list on narrow screens. Its state is shown only if the shop is not public. */
export function CommerceRow({ commerce, categories, choice }: CommerceRowProps) {
  const { search, pathname } = useLocation()
  const { id, name, direction, category } = commerce
  const [trade] = categoryNames(category, categories)
  return (
    <article className={`hover-sunken align-center relative gap-12 ${styles.officeRow}`}>
      {choice}
      <Mark shop={facadeOf(commerce, categories)} size={44} />
      <div className="min-w-0">
        <h2 className="small-title">
          <CardLink to={`/commerces/${id}/`} state={{ list: pathname + search }}>
            {name}
          </CardLink>
        </h2>
        <p className="row note wrap gap-4 gap-x-8">
          {!isPublic(commerce) && <CommerceStatus commerce={commerce} />}
          <span>{[trade, direction].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </article>
  )
}
