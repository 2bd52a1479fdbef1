import type { Category } from '#contract/categories.ts'
import { CategoryPicker } from '#web/categories/category-picker.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { Unfolding } from '#web/forms/unfolding.tsx'
import type { useOfferForm } from './use-offer-form.ts'
import { WeekdayField } from './weekday-field.tsx'

type TermsFieldsProps = { form: ReturnType<typeof useOfferForm>; categories: Category[] }

/** Rarely needed fields: conditions, code, weekdays, and categories other than the shop's. */
export function TermsFields({ form, categories }: TermsFieldsProps) {
  const { values, fieldErrors, field, idOf, change } = form
  const isWritten = values.conditions !== '' || values.code !== '' || values.weekdays.length > 0
  const isWrong = ['conditions', 'code', 'weekdays', 'category'].some(
    (name) => fieldErrors[name] !== undefined,
  )
  return (
    <Unfolding
      label="Condiciones, código o días"
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
      <WeekdayField
        id={idOf('weekdays')}
        chosen={values.weekdays}
        onChange={(days) => change('weekdays', days)}
      />
      <CategoryPicker
        id={idOf('category')}
        label="Categorías"
        help="Si no eliges ninguna, las de tu comercio."
        error={fieldErrors.category}
        categories={categories}
        chosen={values.category}
        onChange={(ids) => change('category', ids)}
      />
    </Unfolding>
  )
}
