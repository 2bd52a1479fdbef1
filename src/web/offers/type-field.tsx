import { type ComponentProps, useEffect, useState } from 'react'
import { COMMON_TYPES } from '#contract/offers.ts'
import { TextField } from '#web/forms/field.tsx'
import { IconCheck } from '#web/ui/icons.ts'
import { listOfferTypes } from './calls.ts'
import styles from './type-field.module.css'

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
        help="Lo que pone en la etiqueta. Escríbelo o toca una."
        aria-required
        autoComplete="off"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of suggestions for one field, not of fields */}
      <div role="group" aria-label="Tipos que se usan" className={styles.chips}>
        {types.map((type) => {
          const isChosen = type.toLowerCase() === written
          return (
            <button
              key={type}
              type="button"
              className={styles.chip}
              aria-pressed={isChosen}
              onClick={() => onChoose(type)}
            >
              {isChosen && <IconCheck size={20} aria-hidden />}
              {type}
            </button>
          )
        })}
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
