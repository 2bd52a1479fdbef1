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
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={field.label}>{props.label}</legend>
      {props.options.map(({ value, name, description }) => (
        <label key={value} className={styles.choice} data-bad={error ? true : undefined}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            aria-invalid={error ? true : undefined}
            onChange={() => props.onChange(value)}
          />
          <span className={styles.name}>{name}</span>
          {description && <span className={styles.description}>{description}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <IconAlertCircle size={20} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
