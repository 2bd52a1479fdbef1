import { type ComponentProps, useEffect, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { percentOff } from '#contract/offer-prices.ts'
import { COMMON_TYPES } from '#contract/offers.ts'
import { CategoryPicker } from '#web/categories/category-picker.tsx'
import { Interpretation, TextArea, TextField } from '#web/forms/field.tsx'
import { FieldsFold } from '#web/forms/fields-fold.tsx'
import { dayName } from '#web/hours/hours-labels.ts'
import { listOfferTypes } from './calls.ts'
import styles from './offer-form.module.css'
import { readPrices } from './price-texts.ts'
import type { useOfferForm } from './use-offer-form.ts'
import { ChoiceChips } from './when-field.tsx'

type TermsFieldsProps = { form: ReturnType<typeof useOfferForm>; categories: Category[] }

export function TermsFields({ form, categories }: TermsFieldsProps) {
  const { values, fieldErrors, field, control, change } = form
  const isWritten = values.conditions !== '' || values.code !== '' || values.weekdays.length > 0
  const isWrong = ['conditions', 'code', 'weekdays', 'category'].some((name) => fieldErrors[name])
  return (
    <FieldsFold label="Condiciones, código o días" isNeeded={isWritten || isWrong}>
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
      <div id={form.idOf('weekdays')} tabIndex={-1}>
        <p className="strong">Solo algunos días de la semana</p>
        <ChoiceChips
          label="Días de la semana"
          options={WEEKDAYS.map((value) => ({ value, name: dayName(value) }))}
          isChosen={(day) => values.weekdays.includes(day)}
          onChoose={(day) => change('weekdays', toggled(day, values.weekdays))}
        />
      </div>
      <CategoryPicker
        {...control('category')}
        label="Categorías"
        help="Si no eliges ninguna, las de tu comercio."
        categories={categories}
        chosenIds={values.category}
        onChange={(ids) => change('category', ids)}
      />
    </FieldsFold>
  )
}

const toggled = (day: Weekday, chosen: readonly Weekday[]) =>
  WEEKDAYS.filter((each) => (each === day ? !chosen.includes(day) : chosen.includes(each)))

type TypeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'help'> & { usual: string }

/** A text field with suggestions for the type of an offer. An empty field means the `usual` type. */
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

function useTypes(): readonly string[] {
  const [types, setTypes] = useState<readonly string[]>([])
  useEffect(() => {
    listOfferTypes()
      .catch(() => COMMON_TYPES)
      .then(setTypes)
  }, [])
  return types
}

type Price = ComponentProps<typeof TextField>

export function PriceFields({ price, previous }: { price: Price; previous: Price }) {
  const hasPrice = price.value !== '' || previous.value !== ''
  const percent = percentOff(readPrices(String(price.value), String(previous.value)))
  return (
    <div>
      <div className={`grid align-start gap-12 ${styles.prices}`}>
        <TextField {...price} inputMode="decimal" autoComplete="off" placeholder="1,90 €" />
        {hasPrice && (
          <TextField {...previous} inputMode="decimal" autoComplete="off" placeholder="2,50 €" />
        )}
      </div>
      {hasPrice && (
        <p className="mt-8 note">
          En «antes», el precio más bajo de los últimos 30 días: lo pide la ley.
        </p>
      )}
      {percent !== undefined && percent > 0 && (
        <Interpretation>Sale un {percent}&nbsp;% menos.</Interpretation>
      )}
    </div>
  )
}
