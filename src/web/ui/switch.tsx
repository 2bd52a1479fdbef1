import { useId } from 'react'
import styles from './switch.module.css'

type SwitchProps = {
  label: string
  help?: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** 'p' in a form, where the label is no heading. */
  heading?: 'h2' | 'h3' | 'p'
}

export function Switch({ label, help, checked, onChange, heading: Name = 'h2' }: SwitchProps) {
  const id = useId()
  return (
    <div className="row between relative gap-20 tap">
      <div>
        <Name className={Name === 'p' ? undefined : 'title'}>
          <label htmlFor={id} className={`pointer ${styles.area}`}>
            {label}
          </label>
        </Name>
        {help && (
          <p id={`${id}-help`} className="note">
            {help}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: `checked` replaces `aria-checked`
        role="switch"
        className={`grid align-center relative flex-none sunken m-0 pointer z-1 ${styles.switch}`}
        checked={checked}
        aria-describedby={help && `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
