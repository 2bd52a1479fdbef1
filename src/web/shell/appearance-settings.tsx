import { useId } from 'react'
import { useAppearance } from '#web/theme/appearance.ts'
import styles from './appearance-settings.module.css'

type AppearanceSettingsProps = { takesFocus?: boolean }

/** Theme and font size, applied at once. In a dialog of its own the present choice has the focus. */
export function AppearanceSettings({ takesFocus }: AppearanceSettingsProps) {
  const { scheme, setScheme, fontSize, setFontSize } = useAppearance()
  return (
    <div className={styles.settings}>
      <Choice
        legend="Apariencia"
        options={schemes}
        value={scheme}
        onChoose={setScheme}
        takesFocus={takesFocus}
      />
      <Choice legend="Tamaño de letra" options={sizes} value={fontSize} onChoose={setFontSize} />
    </div>
  )
}

const schemes = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['auto', 'Sistema'],
] as const

const sizes = [
  ['100', '100 %'],
  ['112', '112 %'],
  ['125', '125 %'],
] as const

type ChoiceProps<Value extends string> = {
  legend: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
  takesFocus?: boolean
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChoose, takesFocus } = props
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option}
              checked={option === value}
              data-autofocus={(takesFocus && option === value) || undefined}
              onChange={() => onChoose(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
