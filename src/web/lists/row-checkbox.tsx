import checkbox from '#web/ui/checkbox.module.css'
import styles from './list-screen.module.css'

type RowCheckboxProps = {
  /** 'Elegir Bar Central'. */
  label: string
  checked: boolean
  onChange: () => void
  /** One of `checkboxIds`; none for the one that chooses all. */
  id?: string
  /** Some rows are chosen, not all. */
  isIndeterminate?: boolean
}

/** Chooses a row of a list; the area around the box can be pressed too. */
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

/** The ids of a row's boxes, of which one is seen: in the table, and on the card that stands in for it. */
export const checkboxIds = (row: number) => [`elegir-fila-${row}`, `elegir-ficha-${row}`] as const
