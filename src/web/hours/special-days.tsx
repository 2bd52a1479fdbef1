import { useState } from 'react'
import type { Holiday } from '#contract/holidays.ts'
import { formatCount } from '#contract/numbers.ts'
import { capitalize } from '#contract/spanish.ts'
import { useTown } from '#web/api/site.ts'
import { focusSoon } from '#web/forms/controls.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown, IconPencil, IconPlus, IconTrash } from '#web/ui/icons.ts'
import { Segments } from '#web/ui/segments.tsx'
import { toast } from '#web/ui/toast.tsx'
import { DateField } from './date-field.tsx'
import { type ChangesOf, fieldsOf, HolidayDays, SpecialShifts } from './holiday-days.tsx'
import { type HolidayRow, holidayRows, nextKey } from './holiday-values.ts'
import { dateOf, type SpecialValues } from './hours-values.ts'
import styles from './special-days.module.css'
import type { HoursForm } from './use-hours-form.ts'

type SpecialDaysProps = { form: HoursForm; today: string; holidays: readonly Holiday[] }

export function SpecialDays({ form, today, holidays }: SpecialDaysProps) {
  const { values, change, latest, idOf } = form
  const [editedKey, setEditedKey] = useState<number>()
  const [isUnfolded, setUnfolded] = useState(() => location.hash === '#festivos')
  const town = useTown()

  const rows = holidayRows(values, holidays, today)
  // The list of special days omits those that the list of holidays shows.
  const holidayIndexes = new Set(rows.map(({ index }) => index))
  const hasError = rows.some(({ index }) =>
    Object.keys(form.fieldErrors).some((name) => name.startsWith(`special.${index}.`)),
  )
  const setAll = (update: (special: SpecialValues[]) => SpecialValues[]) =>
    change('special', update(latest().values.special))
  const update = (index: number, changesOf: ChangesOf) =>
    setAll((special) =>
      special.map((day, each) => (each === index ? { ...day, ...changesOf(day) } : day)),
    )

  function add() {
    const index = values.special.length
    const key = nextKey(values.special)
    const day = { key, from: '', to: '', isClosed: true, shifts: [''], note: '' }
    setAll((special) => [...special, day])
    setEditedKey(key)
    focusSoon(idOf(`special.${index}.from`))
  }

  function remove(index: number) {
    const before = values.special
    setAll((special) => special.toSpliced(index, 1))
    focusSoon(idOf('special-add'))
    toast({ message: 'Día especial eliminado.', onUndo: () => setAll(() => before) })
  }

  return (
    <Card as="section" aria-labelledby={idOf('special-title')} className="container">
      <div className="px-20 mt-20 mb-16">
        <h2 id={idOf('special-title')} className="title">
          Días especiales
        </h2>
        <p className="note">
          {rows.length > 0
            ? `Ya están los festivos${town ? ` de ${town.locality}` : ''}. Dinos si abres o cierras.`
            : 'Los días que cierras, o que abres a otras horas.'}
        </p>
      </div>
      {rows.length > 0 && (
        <details
          className="line-top"
          open={isUnfolded || hasError}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary className="row between gap-8 px-20 py-10 tap-large strong">
            {holidaysSentence(rows)}
            <IconChevronDown size={22} aria-hidden />
          </summary>
          <ul>
            <HolidayDays form={form} rows={rows} today={today} setAll={setAll} onChange={update} />
          </ul>
        </details>
      )}
      <ul>
        {values.special.map((day, index) =>
          holidayIndexes.has(index) ? null : (
            <SpecialDay
              key={day.key}
              form={form}
              index={index}
              day={day}
              today={today}
              isEditing={editedKey === day.key}
              onEdit={() => setEditedKey(editedKey === day.key ? undefined : day.key)}
              onChange={update}
              onRemove={() => remove(index)}
            />
          ),
        )}
      </ul>
      <div className="line-top py-12 px-2">
        <Button id={idOf('special-add')} variant="text" size="small" icon={IconPlus} onClick={add}>
          Añadir otro día
        </Button>
      </div>
    </Card>
  )
}

function holidaysSentence(rows: readonly HolidayRow[]): string {
  const unanswered = rows.filter(({ answer }) => answer === undefined).length
  if (unanswered === 0) return formatCount(rows.length, 'festivo', 'festivos')
  return `${formatCount(unanswered, 'festivo', 'festivos')} sin responder`
}

const ANSWERS = [
  { value: 'closed', name: 'Cierro' },
  { value: 'other', name: 'Otras horas' },
] as const

type SpecialDayProps = Omit<SpecialDaysProps, 'holidays'> & {
  index: number
  day: SpecialValues
  isEditing: boolean
  onEdit: () => void
  onChange: (index: number, changesOf: ChangesOf) => void
  onRemove: () => void
}

function SpecialDay({ form, index, day, today, onChange, ...props }: SpecialDayProps) {
  const { control, fieldErrors } = form
  const prefix = `special.${index}`
  const words = wordsOf(day, today)
  const isWrong = ['from', 'to', 'note'].some((part) => fieldErrors[`${prefix}.${part}`])
  const isOpen = props.isEditing || isWrong || words === undefined
  const dateProps = (part: 'from' | 'to') => ({
    ...control(`${prefix}.${part}`),
    value: day[part],
    today,
    onChange: (text: string) => onChange(index, () => ({ [part]: text })),
  })
  return (
    <li className={`grid align-start line-top ${styles.day}`}>
      <div>
        <h3 className="small-title">{words ?? 'Día nuevo'}</h3>
        {!isOpen && day.note && <p className="note">{day.note}</p>}
      </div>
      <div>
        <Segments
          label={`Qué haces: ${words ?? 'día nuevo'}`}
          value={day.isClosed ? 'closed' : 'other'}
          options={ANSWERS}
          onChange={(answer) => {
            const isClosed = answer === 'closed'
            onChange(index, ({ shifts }) => ({ isClosed, shifts: fieldsOf(shifts) }))
          }}
        />
      </div>
      {isOpen && (
        <div className={`grid full-row gap-12 gap-x-16 ${styles.days}`}>
          <DateField {...dateProps('from')} label="Qué día" />
          <DateField {...dateProps('to')} label="Hasta (si son varios)" />
          <div className="full-row">
            <TextField
              {...control(`${prefix}.note`)}
              label="Por qué (opcional)"
              value={day.note}
              maxLength={120}
              onChange={(event) => onChange(index, () => ({ note: event.target.value }))}
            />
          </div>
        </div>
      )}
      {!day.isClosed && (
        <SpecialShifts form={form} index={index} day={day} today={today} onChange={onChange} />
      )}
      <div className={`cluster gap-8 full-row ${styles.buttons}`}>
        {words !== undefined && (
          <Button
            variant="text"
            size="small"
            icon={IconPencil}
            aria-expanded={isOpen}
            onClick={props.onEdit}
          >
            {isOpen ? 'Listo' : 'Cambiar el día'}
          </Button>
        )}
        <Button variant="text" size="small" icon={IconTrash} onClick={props.onRemove}>
          Eliminar
        </Button>
      </div>
    </li>
  )
}

/** Returns the dates of a special day as typed: 'Viernes 5 de junio'. Undefined if a date cannot be read. */
function wordsOf({ from, to }: SpecialValues, today: string): string | undefined {
  const days = [from, to].filter((text) => text.trim() !== '')
  if (from.trim() === '' || days.some((text) => dateOf(text, today) === undefined)) return undefined
  return capitalize(days.join(' – ').trim())
}
