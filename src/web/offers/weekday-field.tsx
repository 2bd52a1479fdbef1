import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/hours/weekdays.ts'
import { ChoiceChips } from './choice-chips.tsx'

type WeekdayFieldProps = {
  id: string
  chosen: readonly Weekday[]
  onChange: (days: Weekday[]) => void
}

/** The weekdays on which an offer is valid; none selected means every day. */
export function WeekdayField({ id, chosen, onChange }: WeekdayFieldProps) {
  const toggled = (day: Weekday) => WEEKDAYS.filter((one) => chosen.includes(one) !== (one === day))
  return (
    <div id={id} tabIndex={-1}>
      <p className="strong">Solo algunos días de la semana</p>
      <ChoiceChips
        label="Días de la semana"
        options={WEEKDAYS.map((value) => ({ value, name: capitalized(WEEKDAY_NAMES[value]) }))}
        isChosen={(day) => chosen.includes(day)}
        onChoose={(day) => onChange(toggled(day))}
      />
    </div>
  )
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
