import type { Commerce } from '#contract/commerces.ts'
import { SelectionBar } from '#web/lists/selection-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconEye, IconEyeOff, IconTrash } from '#web/ui/icons.ts'
import { type BulkAction, formatChosenCount } from './bulk-messages.ts'

type BulkBarProps = {
  chosen: readonly Commerce[]
  busy: BulkAction | undefined
  onRun: (action: BulkAction) => void
  /** Undefined if all are selected. */
  onAll: (() => void) | undefined
  onNone: () => void
}

const ACTIONS = [
  { action: 'hide', name: 'Ocultar', busy: 'Ocultando…', Icon: IconEyeOff, variant: 'soft' },
  { action: 'show', name: 'Mostrar', busy: 'Mostrando…', Icon: IconEye, variant: 'soft' },
  { action: 'delete', name: 'Eliminar', busy: 'Eliminando…', Icon: IconTrash, variant: 'danger' },
] as const

/** The actions on the selected shops. */
export function BulkBar({ chosen, busy, onRun, onAll, onNone }: BulkBarProps) {
  return (
    <SelectionBar
      label="Comercios elegidos"
      count={formatChosenCount(chosen.length)}
      all={onAll && { name: 'Elegir todos', choose: onAll }}
      onNone={onNone}
    >
      {ACTIONS.map(({ action, name, busy: label, Icon, variant }) => (
        <Button
          key={action}
          variant={variant}
          size="small"
          icon={Icon}
          isBusy={busy === action}
          busyLabel={label}
          onClick={() => onRun(action)}
        >
          {name}
        </Button>
      ))}
    </SelectionBar>
  )
}
