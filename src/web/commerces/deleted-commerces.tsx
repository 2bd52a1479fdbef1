import type { Ref } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import styles from './deleted-commerces.module.css'
import { facadeOf } from './facade-of.ts'

type DeletedCommercesProps = {
  commerces: readonly Commerce[]
  categories: readonly Category[]
  isBusy: (id: number) => boolean
  onRestore: (commerce: Commerce) => void
  heading: Ref<HTMLHeadingElement>
}

/** The owner's deleted shops that can still be restored, below the list. */
export function DeletedCommerces(props: DeletedCommercesProps) {
  const { commerces, categories, isBusy, onRestore, heading } = props
  return (
    <section className={styles.deleted} aria-labelledby={HEADING}>
      <h2 ref={heading} id={HEADING} tabIndex={-1}>
        Eliminados
      </h2>
      <ul className={styles.rows}>
        {commerces.map((commerce) => (
          <li key={commerce.id} className={styles.row}>
            <Mark shop={facadeOf(commerce, categories)} size={48} />
            <div className={styles.words}>
              <p className={styles.name}>{commerce.name}</p>
              <p className={styles.period}>{formatDays(commerce)}</p>
            </div>
            <Button
              variant="soft"
              size="small"
              icon={<IconArrowBackUp size={22} aria-hidden />}
              aria-label={`Recuperar ${commerce.name}`}
              isBusy={isBusy(commerce.id)}
              busyLabel="Recuperando…"
              onClick={() => onRestore(commerce)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const HEADING = 'eliminados'

function formatDays({ deleted_at, expires_at }: Commerce): string {
  return `Eliminado ${formatDay(deleted_at!)}. Se guarda hasta ${formatDay(expires_at!)}.`
}
