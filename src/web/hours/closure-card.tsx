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

type ClosureCardProps = { form: HoursForm; today: PlainDate }

export function ClosureCard({ form, today }: ClosureCardProps) {
  const { values, change, latest, idOf, fieldErrors } = form
  const { closure } = values
  const write = (part: Partial<ClosureValues>) =>
    change('closure', { ...latest().values.closure, ...part })
  const day = (end: 'from' | 'to') => ({
    id: idOf(`closure.${end}`),
    value: closure[end],
    error: fieldErrors[`closure.${end}`],
    today,
    onChange: (text: string) => write({ [end]: text }),
  })
  const preview = closure.isClosed ? previewOf(form, today) : undefined
  return (
    <Card as="section">
      <CardBody className="stack gap-16">
        <Switch
          label="Cerrado unos días"
          help="Por vacaciones, obras o lo que sea. Al acabar, vuelve tu horario solo."
          checked={closure.isClosed}
          onChange={(isClosed) => write({ isClosed })}
        />
        {closure.isClosed && (
          <>
            <SelectField
              id={idOf('closure.reason')}
              label="Motivo"
              value={closure.reason}
              options={REASONS}
              onChange={(reason) => write({ reason: reason as ClosureReason })}
            />
            <DateField {...day('from')} label="Primer día cerrado" />
            <DateField
              {...day('to')}
              label="Último día cerrado"
              help="Si aún no lo sabes, déjalo en blanco."
            />
            <TextField
              id={idOf('closure.note')}
              label="Mensaje para los vecinos (opcional)"
              help="Por ejemplo, «Volvemos con lanas nuevas»."
              value={closure.note}
              error={fieldErrors['closure.note']}
              maxLength={120}
              onChange={(event) => write({ note: event.target.value })}
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
  const words = `«${formatClosure({ ...closure, from, to })}»`
  const seen = addDays(from, -ANNOUNCED_DAYS)
  const hours = hoursOf(values, today)
  return {
    announced:
      seen <= today
        ? `Al guardar, tus vecinos verán ${words}.`
        : `Desde el ${formatPlainDate(seen)} verán ${words}.`,
    opens: hours === null || to === null ? undefined : opensAfter(hours, to),
  }
}

const REASONS: { value: ClosureReason; name: string }[] = [
  { value: 'vacation', name: 'Vacaciones' },
  { value: 'works', name: 'Obras' },
  { value: 'personal', name: 'Motivos personales' },
  { value: 'other', name: 'Otro, sin decirlo' },
]

const LOOKS_AHEAD = 366

/** Returns when the shop opens after a day: 'martes 1 de septiembre, a las 9:00'. */
function opensAfter(hours: Hours, last: PlainDate): string | undefined {
  for (let more = 1; more <= LOOKS_AHEAD; more++) {
    const date = addDays(last, more)
    const [first] = shiftsOn(hours, date).shifts
    if (first) return `${formatWeekday(date)}, a las ${signTime(first[0])}`
  }
  return undefined
}
