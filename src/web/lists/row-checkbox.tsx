import checkbox from '#web/ui/checkbox.module.css'
import styles from './list-screen.module.css'

type RowCheckboxProps = {
  label: string
  checked: boolean
  onChange: () => void
  /** One of `checkboxIds`; the checkbox for all rows has none. */
  id?: string
  /** Whether some rows are chosen, but not all. */
  isIndeterminate?: boolean
}

/** Chooses a row of a list. The area around the box can be pressed, too. */
export function RowCheckbox({
  label,
  checked,
  onChange,
  id,
  isIndeterminate = false,
}: RowCheckboxProps) {
  return (
    <label className={`grid place-center tap-square pointer ${styles.target}`}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        type="checkbox"
        className={checkbox.checkbox}
        aria-label={label}
        id={id}
        checked={checked}
        onChange={onChange}
      />
    </label>
  )
}

/** Ids of a row's two checkboxes, of which CSS shows one: in the table or on the card. */
export const checkboxIds = (row: number) => [`elegir-fila-${row}`, `elegir-ficha-${row}`] as const
