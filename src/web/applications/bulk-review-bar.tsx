import { SelectionBar } from '#web/lists/selection-bar.tsx'
import { formatChosen } from '#web/lists/use-selection.ts'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import type { BulkDecision } from './bulk-labels.ts'
import type { Entry } from './queue.ts'

type BulkReviewBarProps = {
  chosen: readonly Entry[]
  busy: BulkDecision | undefined
  onRun: (decision: BulkDecision, chosen: readonly Entry[]) => void
  /** Undefined when all are chosen. */
  onAll: (() => void) | undefined
  onNone: () => void
}

/** How several entries are decided at once. */
export function BulkReviewBar({ chosen, busy, onRun, onAll, onNone }: BulkReviewBarProps) {
  return (
    <SelectionBar
      label="Elegidos"
      count={formatChosen(chosen.length)}
      all={onAll && { name: 'Elegir todos', choose: onAll }}
      onNone={onNone}
    >
      <Button
        size="small"
        icon={<IconCheck size={22} stroke={2.4} aria-hidden />}
        isBusy={busy === 'accept'}
        busyLabel="Aceptando…"
        onClick={() => onRun('accept', chosen)}
      >
        {`Aceptar ${chosen.length}`}
      </Button>
      <Button
        variant="danger"
        size="small"
        icon={<IconX size={22} stroke={2.4} aria-hidden />}
        onClick={() => busy === undefined && onRun('reject', chosen)}
      >
        {`Rechazar ${chosen.length}`}
      </Button>
    </SelectionBar>
  )
}
