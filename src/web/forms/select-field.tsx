import type { ComponentProps } from 'react'
import { IconChevronDown } from '../ui/icons.ts'
import { Field, useFieldIds } from './field.tsx'
import styles from './select-field.module.css'

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  value: string
  options: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

export function SelectField(props: SelectProps & { label: string; help?: string; error?: string }) {
  const { label, help, error, ...select } = props
  const ids = useFieldIds(select.id, help, error)
  return (
    <Field label={label} help={help} error={error} ids={ids}>
      <Select {...select} {...ids.control} className="min-h-54" />
    </Field>
  )
}

export function Select({ options, onChange, className, ...select }: SelectProps) {
  return (
    <div className={`relative ${styles.box}`}>
      <select
        {...select}
        className={`full-width rounded-field field-box ink pointer ${styles.select} ${className}`}
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
  )
}
