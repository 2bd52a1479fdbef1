import { type ComponentProps, useEffect, useState } from 'react'
import { COMMON_TYPES } from '#contract/offers.ts'
import { TextField } from '#web/forms/field.tsx'
import { listOfferTypes } from './calls.ts'
import { ChoiceChips } from './choice-chips.tsx'
import styles from './offer-form.module.css'

type TypeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'help' | 'value'> & {
  value: string
  onChoose: (type: string) => void
}

/** The type of an offer: free text, or a suggestion that is tapped. */
export function TypeField({ onChoose, ...field }: TypeFieldProps) {
  const types = useTypes()
  const written = field.value.trim().toLowerCase()
  return (
    <div>
      <TextField
        {...field}
        label="Tipo"
        help="Lo que dirá la etiqueta. Elige una o escribe la tuya."
        aria-required
        autoComplete="off"
      />
      <div className={styles.suggestions}>
        <ChoiceChips
          label="Tipos que se usan"
          options={types.map((type) => ({ value: type, name: type }))}
          isChosen={(type) => type.toLowerCase() === written}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}

/** Empty until loaded, and never changed after that, so that no chip moves while it is pressed. */
function useTypes(): readonly string[] {
  const [types, setTypes] = useState<readonly string[]>([])
  useEffect(() => {
    let isHere = true
    listOfferTypes()
      .catch(() => COMMON_TYPES)
      .then((found) => isHere && setTypes(found))
    return () => {
      isHere = false
    }
  }, [])
  return types
}
