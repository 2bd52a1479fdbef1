import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { errorMessage } from '#web/api/api.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { restoreCommerce } from './calls.ts'
import { linkId } from './commerce-card.tsx'
import styles from './deleted-commerces.module.css'
import { facadeOf } from './facade-of.ts'

type DeletedCommercesProps = {
  commerces: readonly Commerce[]
  categories: readonly Category[]
  /** Told before the list is loaded anew. */
  onRestored: (id: number) => void
}

/** The own shops that can still be brought back, at the foot of the list. */
export function DeletedCommerces({ commerces, categories, onRestored }: DeletedCommercesProps) {
  const [busy, setBusy] = useState<number>()
  const isRunning = useRef(false)
  const { revalidate } = useRevalidator()

  async function restore({ id, name }: Commerce) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(id)
    try {
      await restoreCommerce(id)
      toast({ message: `«${name}» recuperado. Está como antes de eliminarlo.` })
      onRestored(id)
      await revalidate()
    } catch (error) {
      toast({ message: errorMessage(error) })
      await revalidate()
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }

  return (
    <section className={styles.bin} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Eliminados
      </h2>
      <ul className={styles.rows}>
        {commerces.map((commerce) => (
          <li key={commerce.id} className={styles.row}>
            <Mark shop={facadeOf(commerce, categories)} size={48} />
            <div className={styles.words}>
              <p className={styles.name}>{commerce.name}</p>
              <p className={styles.days}>{formatDays(commerce)}</p>
            </div>
            <Button
              variant="soft"
              size="small"
              icon={<IconArrowBackUp size={22} aria-hidden />}
              aria-label={`Recuperar ${commerce.name}`}
              isBusy={busy === commerce.id}
              busyLabel="Recuperando…"
              onClick={() => restore(commerce)}
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

/** The focus goes to the shop that came back, or stays where it went from, when the list shows it. */
export function useRestoredFocus(commerces: readonly Commerce[]) {
  const restored = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what it waits for
  useEffect(() => {
    if (restored.current === undefined) return
    const place =
      document.getElementById(linkId(restored.current)) ?? document.getElementById(HEADING)
    place?.focus()
    restored.current = undefined
  }, [commerces])
  return (id: number) => {
    restored.current = id
  }
}

function formatDays({ deleted_at, expires_at }: Commerce): string {
  return `Eliminado ${formatDay(deleted_at!)}. Se guarda hasta ${formatDay(expires_at!)}.`
}
