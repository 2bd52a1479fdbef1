import styles from './choice-field.module.css'
import { FieldError, useFieldIds } from './field.tsx'

type ChoiceFieldProps<Value extends string> = {
  id: string
  name: string
  label: string
  value: Value | ''
  options: readonly { value: Value; name: string; description?: string }[]
  error?: string
  onChange: (value: Value) => void
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, error } = props
  return (
    <fieldset
      id={id}
      className="grid gap-8 min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="strong mb-8">{props.label}</legend>
      {props.options.map(({ value, name, description }) => (
        <label
          key={value}
          className={`grid align-center rounded-field field-box px-16 py-12 pointer ${styles.choice}`}
          data-bad={error ? true : undefined}
        >
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            aria-invalid={error ? true : undefined}
            onChange={() => props.onChange(value)}
          />
          <span className="strong">{name}</span>
          {description && (
            <span className={`muted small leading-14 ${styles.description}`}>{description}</span>
          )}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

type CheckFieldProps = {
  id: string
  name?: string
  label: string
  help?: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

export function CheckField({ id, name, label, help, checked, error, onChange }: CheckFieldProps) {
  const ids = useFieldIds(id, help, error)
  return (
    <div>
      <label className="row gap-12 strong tap pointer">
        <input
          type="checkbox"
          name={name}
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
