import type { Commerce } from '#contract/commerces.ts'
import { Button } from '#web/ui/button.tsx'
import { IconEye, IconEyeOff, IconTrash, IconX } from '#web/ui/icons.ts'
import styles from './bulk-bar.module.css'
import { type BulkAction, formatChosenCount } from './bulk-messages.ts'

type BulkBarProps = {
  chosen: readonly Commerce[]
  busy: BulkAction | undefined
  onRun: (action: BulkAction) => void
  /** Undefined when all are chosen. */
  onAll: (() => void) | undefined
  onNone: () => void
}

const ACTIONS = [
  { action: 'hide', name: 'Ocultar', busy: 'Ocultando…', Icon: IconEyeOff, variant: 'soft' },
  { action: 'show', name: 'Mostrar', busy: 'Mostrando…', Icon: IconEye, variant: 'soft' },
  { action: 'delete', name: 'Eliminar', busy: 'Eliminando…', Icon: IconTrash, variant: 'danger' },
] as const

/** A sticky bar with the actions on the chosen shops. Render it last. */
export function BulkBar({ chosen, busy, onRun, onAll, onNone }: BulkBarProps) {
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label="Comercios elegidos">
        <p className={styles.count}>{formatChosenCount(chosen.length)}</p>
        {onAll && (
          <Button variant="text" size="small" className={styles.all} onClick={onAll}>
            Elegir todos
          </Button>
        )}
        <button
          type="button"
          className={styles.clear}
          aria-label="Quitar la selección"
          onClick={onNone}
        >
          <IconX size={22} aria-hidden />
        </button>
        <div className={styles.actions}>
          {ACTIONS.map(({ action, name, busy: label, Icon, variant }) => (
            <Button
              key={action}
              variant={variant}
              size="small"
              icon={<Icon size={22} aria-hidden />}
              isBusy={busy === action}
              busyLabel={label}
              onClick={() => onRun(action)}
            >
              {name}
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}
