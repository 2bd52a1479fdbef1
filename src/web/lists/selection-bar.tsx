import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconX } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'

type SelectionBarProps = {
  /** Name of the region: 'Comercios elegidos'. */
  label: string
  /** Number of chosen rows: '3 comercios elegidos'. */
  count: string
  /** Chooses all rows; undefined if all are chosen. */
  all: { name: string; choose: () => void } | undefined
  onNone: () => void
  children: ReactNode
}

/** A sticky bar with actions on the chosen rows. Render it last. */
export function SelectionBar({ label, count, all, onNone, children }: SelectionBarProps) {
  return (
    <>
      <div className={styles.room} />
      <section
        className={`row wrap surface rounded-card no-print gap-8 gap-x-12 max-w-1120 container outlined mt-20 rise ${styles.bar}`}
        aria-label={label}
      >
        <p className={`strong ${styles.count}`}>{count}</p>
        {all && (
          <Button variant="text" size="small" onClick={all.choose}>
            {all.name}
          </Button>
        )}
        <button
          type="button"
          className={`hover-sunken grid place-center tap-square rounded-button ${styles.clear}`}
          aria-label="Quitar la selección"
          onClick={onNone}
        >
          <IconX size={22} aria-hidden />
        </button>
        <div className={`cluster gap-8 ${styles.actions}`}>{children}</div>
      </section>
    </>
  )
}

/** Announces how many rows are chosen, and for the first one also the hint. */
export function useChosenAnnounced(chosen: number, count: string, hint: string): void {
  const previous = useRef(chosen)
  useEffect(() => {
    const before = previous.current
    previous.current = chosen
    if (chosen === before || chosen === 0) return
    announce(before === 0 ? `${count}. ${hint}` : count)
  }, [chosen, count, hint])
}
