import checkbox from '#web/ui/checkbox.module.css'
import styles from './row-checkbox.module.css'

type RowCheckboxProps = {
  /** 'Elegir Bar Central'. */
  label: string
  checked: boolean
  onChange: () => void
  /** One of `checkboxIds`; none for the one that chooses all. */
  id?: string
  /** Some are chosen, not all. */
  mixed?: boolean
}

/** Chooses a row of a list; all of its place answers to the thumb. */
export function RowCheckbox({ label, checked, onChange, id, mixed = false }: RowCheckboxProps) {
  return (
    <label className={styles.place}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed
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
