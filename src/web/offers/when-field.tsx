import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { type OfferDates, offerState } from '#contract/offer-dates.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { DateField } from '#web/hours/date-field.tsx'
import { IconAlertTriangle, IconCheck } from '#web/ui/icons.ts'
import { choiceOf, type DateChoice, dateChoices } from './date-choices.ts'
import { type DateTexts, dateTextsOf, readDates } from './date-texts.ts'
import styles from './offer-form.module.css'
import type { useOfferForm } from './use-offer-form.ts'

type WhenFieldProps = Pick<
  ReturnType<typeof useOfferForm>,
  'values' | 'today' | 'control' | 'change'
> & {
  commerce: Commerce
}

export function WhenField({ values, today, commerce, control, change }: WhenFieldProps) {
  const [tapped, setTapped] = useState<DateChoice>()
  const dates = readDates(values, today)
  const choices = dateChoices(today)
  const isWritten = values.starts_on.trim() !== '' || values.ends_on.trim() !== ''
  const chosen = tapped === 'other' ? 'other' : choiceOf(dates, choices, tapped)
  const hasDays = isWritten || chosen === 'other'

  function choose(choice: DateChoice) {
    setTapped(choice)
    const next = choices.find((other) => other.choice === choice)?.dates
    if (next === undefined) return
    const { starts_on, ends_on } = dateTextsOf(next, today)
    change('starts_on', starts_on)
    change('ends_on', ends_on)
  }

  const dateProps = (name: keyof DateTexts) => ({
    ...control(name),
    value: values[name],
    today,
    onChange: (text: string) => change(name, text),
  })
  return (
    <div className="grid gap-12">
      <p className="strong">¿Cuándo?</p>
      <ChoiceChips
        label="¿Cuándo?"
        options={choices.map(({ choice, name }) => ({ value: choice, name }))}
        // 'undated' is also the choice of texts that cannot be read: then no chip is pressed.
        isChosen={(choice) => choice === chosen && (choice !== 'undated' || !isWritten)}
        onChoose={choose}
      />
      {hasDays && (
        <div className={`grid gap-16 ${styles.days}`}>
          <DateField {...dateProps('starts_on')} label="Desde" />
          <DateField {...dateProps('ends_on')} label="Hasta" />
        </div>
      )}
      <Warning dates={dates} today={today} commerce={commerce} />
    </div>
  )
}

type WarningProps = { dates: OfferDates; today: PlainDate; commerce: Commerce }

/** Warns about dates that are allowed, but probably a mistake. */
function Warning({ dates, today, commerce }: WarningProps): ReactNode {
  const { ends_on } = dates
  if (ends_on === null) return null
  if (offerState(dates, today) === 'ended') {
    return (
      <WarningBox>
        El {formatWeekday(ends_on)} de {ends_on.slice(0, 4)} ya ha pasado: la oferta quedaría
        terminada.
      </WarningBox>
    )
  }
  if (commerce.hours === null || shiftsOn(commerce.hours, ends_on).shifts.length > 0) return null
  return (
    <WarningBox>
      El {formatWeekday(ends_on)} cierras, y la oferta acaba ese día a medianoche.{' '}
      <Link to={`/commerces/${commerce.id}/horario`}>Cambiar el horario</Link>
    </WarningBox>
  )
}

function WarningBox({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-10 small loose pending outlined rounded-button py-12 px-14">
      <IconAlertTriangle size={22} aria-hidden />
      <p>{children}</p>
    </div>
  )
}

type ChoiceChipsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; name: string }[]
  isChosen: (value: Value) => boolean
  onChoose: (value: Value) => void
}

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
