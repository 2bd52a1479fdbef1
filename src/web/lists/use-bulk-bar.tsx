import type { ComponentProps } from 'react'
import { type ReasonQuestion, useReason } from '#web/dialogs/reason-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { SelectionBar, useChosenAnnounced } from './selection-bar.tsx'

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
    set: (ids: never[]) => void
    toggleAll: () => void
  }
  /** Takes the focus when the bar disappears. */
  heading: { current: HTMLElement | null }
}

/** Returns the bar with actions on the chosen rows, and the dialog for their reason. */
export function useBulkBar({ label, count, hint, actions, selection, heading }: BulkOptions) {
  const { busy, run } = useBusy<string>()
  const { ask, dialog } = useReason()
  useChosenAnnounced(selection.chosen.length, count, hint)

  function press({ key, question, act }: BulkAction) {
    if (question === undefined) return run(key, async () => void (await (await act())()))
    if (busy === undefined) ask({ ...question, act })
  }

  const bar = selection.chosen.length > 0 && (
    <SelectionBar
      label={label}
      count={count}
      onAll={selection.isAll ? undefined : selection.toggleAll}
      onNone={() => {
        selection.set([])
        heading.current?.focus({ preventScroll: true })
      }}
    >
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
    </SelectionBar>
  )
  return { bar, dialog }
}
