import { useId } from 'react'
import { useNavigate } from 'react-router'
import { IconChevronDown } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { useListUrl } from './list-url.ts'

type ListSelectProps = {
  label: string
  /** Name of the URL parameter. */
  param: string
  value: string
  /** Values of the parameter; '' removes it. */
  options: readonly { value: string; name: string }[]
}

/** Filters a list by a select, for more options than fit as tabs. */
export function ListSelect({ label, param, value, options }: ListSelectProps) {
  const id = useId()
  const urlWith = useListUrl()
  const navigate = useNavigate()
  return (
    <div className={`row relative ${styles.select}`}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        className="field-box full-width strong rounded-field ink"
        id={id}
        value={value}
        onChange={(event) => navigate(urlWith({ [param]: event.target.value }))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <IconChevronDown size={22} aria-hidden />
    </div>
  )
}
