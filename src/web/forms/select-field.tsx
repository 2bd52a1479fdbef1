import { IconChevronDown } from '../ui/icons.ts'
import { Field, useFieldIds } from './field.tsx'
import styles from './select-field.module.css'

type SelectFieldProps = {
  id: string
  label: string
  help?: string
  error?: string
  value: string
  options: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, options, onChange, ...select } = props
  const ids = useFieldIds(select.id, help, error)
  return (
    <Field label={label} help={help} error={error} ids={ids}>
      <div className={`relative ${styles.box}`} data-bad={error ? true : undefined}>
        <select
          {...select}
          {...ids.control}
          className={`full-width rounded-field field-box ink pointer min-h-54 ${styles.select}`}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <IconChevronDown size={22} aria-hidden />
      </div>
    </Field>
  )
}
