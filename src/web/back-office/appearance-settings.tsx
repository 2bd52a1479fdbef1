import { useId } from 'react'
import { ADMINISTRATOR, roleNumber } from '#contract/roles.ts'
import { useUser } from '#web/api/use-user.ts'
import { setShortcuts, useShortcuts } from '#web/inbox/shortcuts.ts'
import { useAppearance } from '#web/theme/appearance.ts'
import { sayIfUnstored } from './say-if-unstored.ts'
import styles from './settings.module.css'

/** Theme and font size, applied at once, and for the office the keys of its inbox. */
export function AppearanceSettings() {
  const { scheme, setScheme, fontSize, setFontSize } = useAppearance()
  const hasInbox = roleNumber(useUser()?.role) === ADMINISTRATOR
  const areShortcutsOn = useShortcuts()
  return (
    <div className="grid gap-20">
      <Choice
        legend="Apariencia"
        options={schemes}
        value={scheme}
        onChoose={(value) => sayIfUnstored(setScheme(value))}
      />
      <Choice
        legend="Tamaño de letra"
        options={sizes}
        value={fontSize}
        onChoose={(value) => sayIfUnstored(setFontSize(value))}
      />
      {hasInbox && (
        <Choice
          legend="Teclas sueltas en la Bandeja"
          options={shortcuts}
          value={areShortcutsOn ? 'on' : 'off'}
          onChoose={(value) => sayIfUnstored(setShortcuts(value === 'on') === undefined)}
        />
      )}
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

const shortcuts = [
  ['on', 'Sí'],
  ['off', 'No'],
] as const

type ChoiceProps<Value extends string> = {
  legend: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={`grid gap-4 sunken rounded-button ${styles.segments}`}>
        {options.map(([option, words]) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
