import type { Ref } from 'react'
import type { Restriction } from '#contract/appeals.ts'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { RestoreButton } from '#web/appeals/restore-button.tsx'
import { appealState, reasonOf } from '#web/appeals/restriction-notice.tsx'
import { formatDay } from '#web/format/dates.ts'
import { Mark } from '#web/ui/drawing.tsx'
import styles from './commerce-list.module.css'
import { facadeOf } from './facade-of.ts'

type DeletedCommercesProps = {
  commerces: readonly Commerce[]
  categories: readonly Category[]
  /** Restrictions of the office: its owner cannot restore these shops. */
  restrictions: readonly Restriction[]
  onRestore: (commerce: Commerce) => Promise<void>
  heading: Ref<HTMLHeadingElement>
}

/** The deleted shops of an owner, below the list. The owner can restore them, or appeal if the office deleted them. */
export function DeletedCommerces(props: DeletedCommercesProps) {
  const { commerces, categories, restrictions, onRestore, heading } = props
  return (
    <section className={`line-top max-w-760 mt-48 ${styles.deleted}`} aria-labelledby={HEADING}>
      <h2 className="title" ref={heading} id={HEADING} tabIndex={-1}>
        Eliminados
      </h2>
      <ul className="divided mt-8">
        {commerces.map((commerce) => {
          const taken = restrictions.find(
            (one) => one.kind === 'commerce_deleted' && one.commerce === commerce.id,
          )
          return (
            <li
              key={commerce.id}
              className={`grid align-center gap-8 gap-x-16 py-12 ${styles.row}`}
            >
              <Mark shop={facadeOf(commerce, categories)} size={48} />
              <div>
                <p className="strong">{commerce.name}</p>
                <p className="note">
                  {taken ? formatTaken(commerce, taken) : formatDays(commerce)}
                </p>
              </div>
              <RestoreButton
                taken={taken}
                name={commerce.name}
                onClick={() => onRestore(commerce)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const HEADING = 'eliminados'

function formatDays({ deleted_at, expires_at }: Commerce): string {
  return `Eliminado ${formatDay(deleted_at!)}. Se guarda hasta ${formatDay(expires_at!)}.`
}

function formatTaken({ deleted_at }: Commerce, taken: Restriction): string {
  return `Lo eliminó la administración, ${formatDay(deleted_at!)}. ${reasonOf(taken)} ${appealState(taken)}`
}
