import { IconAlertCircle } from '../ui/icons.ts'
import styles from './choice-field.module.css'
import field from './field.module.css'

type ChoiceFieldProps<Value extends string> = {
  id: string
  /** As it is sent without JavaScript. */
  name: string
  label: string
  value: Value | ''
  options: readonly { value: Value; name: string; description?: string }[]
  error?: string
  onChange: (value: Value) => void
}

/** A few choices in full words, below each other, one of which is made. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, error } = props
  return (
    <fieldset
      id={id}
      className={`grid gap-8 min-w-0 ${styles.choices}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="strong">{props.label}</legend>
      {props.options.map(({ value, name, description }) => (
        <label
          key={value}
          className={`grid align-center rounded-field ${styles.choice}`}
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
            <span className={`muted small ${styles.description}`}>{description}</span>
          )}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={`flex gap-8 small loose ${field.error}`}>
          <IconAlertCircle size={20} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
