import { signTime } from '#contract/hours/clock-time.ts'
import type { ClosureReason } from '#contract/hours/closure.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import {
  ANNOUNCED_DAYS,
  formatClosure,
  formatPlainDate,
  formatWeekday,
} from '#web/commerces/open-words.ts'
import { TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconEye } from '#web/ui/icons.ts'
import { Switch } from '#web/ui/switch.tsx'
import { DateField } from './date-field.tsx'
import { type ClosureValues, dateOf, hoursOf } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

export function ClosureCard({ form, today }: { form: HoursForm; today: PlainDate }) {
  const { values, change, latest, control } = form
  const { closure } = values
  const update = (part: Partial<ClosureValues>) =>
    change('closure', { ...latest().values.closure, ...part })
  const dateProps = (end: 'from' | 'to') => ({
    ...control(`closure.${end}`),
    value: closure[end],
    today,
    onChange: (text: string) => update({ [end]: text }),
  })
  const preview = closure.isClosed ? previewOf(form, today) : undefined
  return (
    <Card as="section">
      <CardBody className="stack gap-16">
        <Switch
          label="Cerrado unos días"
          help="Por vacaciones, obras o lo que sea. Al acabar, vuelve tu horario solo."
          checked={closure.isClosed}
          onChange={(isClosed) => update({ isClosed })}
        />
        {closure.isClosed && (
          <>
            <SelectField
              {...control('closure.reason')}
              label="Motivo"
              value={closure.reason}
              options={REASONS}
              onChange={(reason) => update({ reason: reason as ClosureReason })}
            />
            <DateField {...dateProps('from')} label="Primer día cerrado" />
            <DateField
              {...dateProps('to')}
              label="Último día cerrado"
              help="Si aún no lo sabes, déjalo en blanco."
            />
            <TextField
              {...control('closure.note')}
              label="Mensaje para los vecinos (opcional)"
              help="Por ejemplo, «Volvemos con lanas nuevas»."
              value={closure.note}
              maxLength={120}
              onChange={(event) => update({ note: event.target.value })}
            />
            {preview && (
              <p
                className="flex gap-14 sunken rounded-button outlined px-16 py-14"
                aria-live="polite"
              >
                <IconEye size={24} aria-hidden />
                <span>
                  {preview.announced}{' '}
                  {preview.opens && (
                    <>
                      Abres otra vez el <strong>{preview.opens}</strong>.
                    </>
                  )}
                </span>
              </p>
            )}
          </>
        )}
      </CardBody>
    </Card>
  )
}

/** Returns what neighbours will read and when the shop opens again; undefined if the dates cannot be read. */
function previewOf({ values }: HoursForm, today: PlainDate) {
  const { closure } = values
  const from = dateOf(closure.from, today)
  const to = closure.to.trim() === '' ? null : dateOf(closure.to, today)
  if (from === undefined || to === undefined || (to !== null && to < from)) return undefined
  const announcedFrom = addDays(from, -ANNOUNCED_DAYS)
  const start =
    announcedFrom <= today
      ? 'Al guardar, tus vecinos verán'
      : `Desde el ${formatPlainDate(announcedFrom)} verán`
  const hours = hoursOf(values, today)
  return {
    announced: `${start} «${formatClosure({ ...closure, from, to })}».`,
    opens: hours && to ? opensAfter(hours, to) : undefined,
  }
}

const REASONS: { value: ClosureReason; name: string }[] = [
  { value: 'vacation', name: 'Vacaciones' },
  { value: 'works', name: 'Obras' },
  { value: 'personal', name: 'Motivos personales' },
  { value: 'other', name: 'Otro, sin decirlo' },
]

/** A year, because a shop may open in only one season. */
const MAX_DAYS_AHEAD = 366

/** Returns when the shop opens after a day: 'martes 1 de septiembre, a las 9:00'. */
function opensAfter(hours: Hours, last: PlainDate): string | undefined {
  for (let days = 1; days <= MAX_DAYS_AHEAD; days++) {
    const date = addDays(last, days)
    const [first] = shiftsOn(hours, date).shifts
    if (first) return `${formatWeekday(date)}, a las ${signTime(first[0])}`
  }
  return undefined
}
