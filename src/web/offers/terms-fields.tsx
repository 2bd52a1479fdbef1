import { TextArea, TextField } from '#web/forms/field.tsx'
import { Unfolding } from '#web/forms/unfolding.tsx'
import type { useOfferForm } from './use-offer-form.ts'

/** Conditions and a code, which few offers have. */
export function TermsFields({ form }: { form: ReturnType<typeof useOfferForm> }) {
  const { values, fieldErrors, field, idOf } = form
  const isWritten = values.conditions !== '' || values.code !== ''
  const isWrong = fieldErrors.conditions !== undefined || fieldErrors.code !== undefined
  return (
    <Unfolding
      label="Añadir condiciones o un código"
      isNeeded={isWritten || isWrong}
      first={idOf('conditions')}
    >
      <TextArea
        {...field('conditions')}
        help="Si las hay: cuántas, para quién, hasta fin de existencias."
      />
      <TextField
        {...field('code')}
        help="Solo si lo vais a pedir en el mostrador. Por ejemplo, ESPIGA10."
        autoComplete="off"
        autoCapitalize="characters"
      />
    </Unfolding>
  )
}
