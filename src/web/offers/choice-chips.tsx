import { IconCheck } from '#web/ui/icons.ts'
import styles from './offer-form.module.css'

type ChoiceChipsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; name: string }[]
  isChosen: (value: Value) => boolean
  onChoose: (value: Value) => void
}

/** Common values for a field, each one tap away. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, options, isChosen, onChoose } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups suggestions
    <div role="group" aria-label={label} className="cluster gap-8">
      {options.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className={`inline-row gap-8 strong break-anywhere tap rounded-button py-6 px-14 ${styles.chip}`}
          aria-pressed={isChosen(value)}
          onClick={() => onChoose(value)}
        >
          {isChosen(value) && <IconCheck size={20} aria-hidden />}
          {name}
        </button>
      ))}
    </div>
  )
}
