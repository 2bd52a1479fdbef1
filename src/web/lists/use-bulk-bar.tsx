import type { ComponentProps } from 'react'
import { type ReasonQuestion, useReason } from '#web/dialogs/reason-form.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconX } from '#web/ui/icons.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import styles from './list-screen.module.css'

type BulkAction = Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'busyLabel'> & {
  key: string
  name: string
  /** The question for the reason, if one is required. */
  question?: Omit<ReasonQuestion, 'act'> | undefined
  /** Returns what to call after the dialog for the reason has closed: before that, rows cannot be focused. */
  act: (reason?: string) => Promise<() => unknown>
}

type BulkOptions = {
  label: string
  count: string
  /** Announced when the first row is chosen. */
  hint: string
  actions: readonly BulkAction[]
  /** From `useSelection`. */
  selection: {
    chosen: readonly unknown[]
    isAll: boolean
    set: (ids: []) => void
    toggleAll: () => void
  }
  /** Takes the focus when the bar disappears. */
  heading: { current: HTMLElement | null }
}

/** Returns the bar with actions on the chosen rows, and the dialog for the reason. */
export function useBulkBar({ label, count, hint, actions, selection, heading }: BulkOptions) {
  const { busy, run } = useBusy<string>()
  const { ask, dialog } = useReason()
  const { chosen, isAll } = selection
  useOnChange(chosen.length, (before) => {
    if (chosen.length > 0) announce(before === 0 ? `${count}. ${hint}` : count)
  })

  function press({ key, question, act }: BulkAction) {
    if (question === undefined) return run(key, async () => void (await (await act())()))
    if (busy === undefined) ask({ ...question, act })
  }

  function clear() {
    selection.set([])
    heading.current?.focus({ preventScroll: true })
  }

  const bar = chosen.length > 0 && (
    <>
      <div className="toast-room" />
      <section
        className={`row wrap surface rounded-card no-print gap-8 gap-x-12 max-w-1120 container outlined mt-20 rise z-1 shadow-modal ${styles.bar}`}
        aria-label={label}
      >
        <p className={`strong ${styles.count}`}>{count}</p>
        {!isAll && (
          <Button variant="text" size="small" onClick={selection.toggleAll}>
            Elegir todos
          </Button>
        )}
        <div className={`cluster gap-8 ml-auto ${styles.actions}`}>
          {actions.map((action) => (
            <Button
              key={action.key}
              variant={action.variant}
              size="small"
              icon={action.icon}
              isBusy={busy === action.key}
              busyLabel={action.busyLabel}
              onClick={() => void press(action)}
            >
              {action.name}
            </Button>
          ))}
        </div>
        <button
          type="button"
          className={`hover-sunken grid place-center tap-square rounded-button ${styles.clear}`}
          aria-label="Quitar la selección"
          onClick={clear}
        >
          <IconX size={22} aria-hidden />
        </button>
      </section>
    </>
  )
  return { bar, dialog }
}
