import { type ComponentProps, useEffect, useState } from 'react'
import { COMMON_TYPES } from '#contract/offers.ts'
import { TextField } from '#web/forms/field.tsx'
import { listOfferTypes } from './calls.ts'

type TypeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'help'> & { usual: string }

/** A text field with suggestions for an offer's type. If it is left empty, the offer gets the `usual` type. */
export function TypeField({ usual, ...field }: TypeFieldProps) {
  const types = useTypes()
  const listId = `${field.id}-usual`
  return (
    <div>
      <TextField
        {...field}
        label="Tipo"
        help="Lo que dirá la etiqueta: descuento, novedad, 2 x 1…"
        list={listId}
        placeholder={usual}
        autoComplete="off"
      />
      <datalist id={listId}>
        {types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </div>
  )
}

/** Returns the suggested types; empty until they are loaded. */
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
