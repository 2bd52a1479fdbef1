import type { Freshness } from '#contract/freshness.ts'
import { SelectionBar } from '#web/lists/selection-bar.tsx'
import { formatChosen } from '#web/lists/use-selection.ts'
import { Button } from '#web/ui/button.tsx'
import { IconMail, IconPhoneCheck } from '#web/ui/icons.ts'
import type { FreshnessAction } from './labels.ts'

type FreshnessBarProps = {
  chosen: readonly Freshness[]
  busyOf: (action: FreshnessAction) => boolean
  onRun: (action: FreshnessAction) => void
  /** Undefined when all are chosen. */
  onAll: (() => void) | undefined
  onNone: () => void
}

/** What the office does about several shops at once. */
export function FreshnessBar({ chosen, busyOf, onRun, onAll, onNone }: FreshnessBarProps) {
  return (
    <SelectionBar
      label="Comercios elegidos"
      count={formatChosen(chosen.length)}
      all={onAll && { name: 'Elegir todos', choose: onAll }}
      onNone={onNone}
    >
      <Button
        size="small"
        icon={<IconMail size={22} aria-hidden />}
        isBusy={busyOf('ask')}
        busyLabel="Enviando…"
        onClick={() => onRun('ask')}
      >
        Preguntar
      </Button>
      <Button
        variant="soft"
        size="small"
        icon={<IconPhoneCheck size={22} aria-hidden />}
        isBusy={busyOf('confirm')}
        busyLabel="Guardando…"
        onClick={() => onRun('confirm')}
      >
        {chosen.length === 1 ? 'Dar por bueno' : 'Dar por buenos'}
      </Button>
    </SelectionBar>
  )
}
