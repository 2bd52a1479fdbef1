import checkbox from '../ui/checkbox.module.css'
import { IconAlertCircle } from '../ui/icons.ts'
import styles from './check-field.module.css'
import field from './field.module.css'
import { useFieldIds } from './field.tsx'

type CheckFieldProps = {
  id: string
  name?: string
  label: string
  help?: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

/** A checkbox with its words, all of which can be tapped. */
export function CheckField({ id, name, label, help, checked, error, onChange }: CheckFieldProps) {
  const ids = useFieldIds(id, help, error)
  return (
    <div>
      <label className={`row gap-12 strong tap ${styles.option}`}>
        <input
          type="checkbox"
          name={name}
          className={checkbox.checkbox}
          {...ids.control}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={ids.help} className="note">
          {help}
        </p>
      )}
      {error && (
        <p id={ids.error} className={`flex gap-8 small loose ${field.error}`}>
          <IconAlertCircle size={20} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
