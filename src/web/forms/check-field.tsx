import checkbox from '../ui/checkbox.module.css'
import { FieldError, useFieldIds } from './field.tsx'

type CheckFieldProps = {
  id: string
  name?: string
  label: string
  help?: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

/** A checkbox with its label; a tap anywhere on the label toggles it. */
export function CheckField({ id, name, label, help, checked, error, onChange }: CheckFieldProps) {
  const ids = useFieldIds(id, help, error)
  return (
    <div>
      <label className="row gap-12 strong tap pointer">
        <input
          type="checkbox"
          name={name}
          className={`flex-none ${checkbox.checkbox}`}
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
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}
