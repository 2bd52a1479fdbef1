import type { Holiday } from '#contract/holidays.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPencil, IconTrash } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './holidays.module.css'
import { formatHolidayDate, SCOPE_NAMES } from './labels.ts'

type HolidayRowProps = {
  holiday: Holiday
  today: string
  isDeleting: boolean
  onEdit: () => void
  onDelete: () => void
}

/** A holiday, with a calendar leaf, its name and buttons. */
export function HolidayRow({ holiday, today, isDeleting, onEdit, onDelete }: HolidayRowProps) {
  const { id, date, name, scope, opening } = holiday
  const [day, month] = formatPlainDate(date).split(' de ') as [string, string]
  return (
    <li className={`grid align-center gap-4 gap-x-16 hover-sunken ${styles.row}`}>
      <span className={`grid centered overflow-clip outlined ${styles.leaf}`} aria-hidden>
        <span className={`strong py-2 ${styles.month}`}>{month.slice(0, 3)}</span>
        <span className="bold tabular py-2 leading-13 text-h3">{day}</span>
      </span>
      <div>
        <h2 id={nameId(id)} tabIndex={-1} className="small-title strong">
          {name}
        </h2>
        <p className="muted small leading-14">
          <time dateTime={date}>{capitalized(formatHolidayDate(date, today))}</time> ·{' '}
          {SCOPE_NAMES[scope]}
        </p>
      </div>
      {opening && (
        <div className={styles.chip}>
          <StatusChip tone="good">Se puede abrir</StatusChip>
        </div>
      )}
      <div className={`flex ${styles.actions}`}>
        <Button
          variant="text"
          size="small"
          aria-label={`Editar ${name}`}
          icon={IconPencil}
          onClick={onEdit}
        />
        <Button
          variant="danger-text"
          size="small"
          aria-label={`Eliminar ${name}`}
          icon={IconTrash}
          isBusy={isDeleting}
          busyLabel=""
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Id of the element that takes the focus after another holiday was deleted. */
export const nameId = (id: number) => `festivo-${id}`
