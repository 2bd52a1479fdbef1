import { useId } from 'react'
import styles from './segments.module.css'

export type SegmentsProps<Value extends string> = {
  label: string
  value: Value | undefined
  options: readonly { value: Value; name: string }[]
  onChange: (value: Value) => void
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="cluster min-w-0 sunken rounded-button p-4">
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, name: label }) => (
        <label
          key={value}
          className={`grid place-center relative muted small strong centered tap rounded-field pointer ${styles.segment}`}
        >
          <input
            type="radio"
            name={name}
            className={`m-0 pointer absolute inset-0 ${styles.radio}`}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
