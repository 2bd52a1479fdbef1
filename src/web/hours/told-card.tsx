import { Card, CardBody } from '#web/ui/card.tsx'
import checkbox from '#web/ui/checkbox.module.css'
import { IconChevronDown } from '#web/ui/icons.ts'
import type { HoursValues } from './hours-values.ts'
import styles from './special-days.module.css'
import type { HoursForm } from './use-hours-form.ts'

const DISPLAYS: { value: HoursValues['told']; name: string; help: string }[] = [
  { value: 'week', name: 'Con las horas de cada día', help: 'Las de aquí arriba.' },
  {
    value: 'always',
    name: 'Abierto 24 horas',
    help: 'Salvo días especiales y vacaciones.',
  },
  { value: 'untold', name: 'No mostrarlo', help: 'Nadie verá si está abierto o cerrado.' },
]

/** Alternatives to a week: round the clock, by appointment, or unknown. */
export function ToldCard({ form }: { form: HoursForm }) {
  const { values, change, showErrors, idOf } = form
  return (
    <Card as="details" className="fold">
      <summary className="row between gap-8 px-20 py-10 tap-large">
        <span>
          <span className="block title">Cómo se muestra tu horario</span>
          <span className="block note">
            {DISPLAYS.find(({ value }) => value === values.told)!.name}
          </span>
        </span>
        <IconChevronDown size={22} aria-hidden />
      </summary>
      <CardBody className="stack gap-12">
        <fieldset className="grid gap-4 min-w-0">
          <legend className="visually-hidden">Cómo se muestra tu horario</legend>
          {DISPLAYS.map(({ value, name, help }) => (
            <label
              key={value}
              className={`grid align-center gap-14 pointer min-h-56 ${styles.way}`}
            >
              <input
                type="radio"
                name={idOf('told')}
                className={`m-0 ${styles.radio}`}
                checked={values.told === value}
                onChange={() => {
                  change('told', value)
                  // Errors of the week may no longer apply.
                  showErrors({})
                }}
              />
              <span>
                <span className="block strong">{name}</span>
                <span className="block note">{help}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {values.told !== 'untold' && (
          <label className={`grid align-center gap-14 pointer min-h-56 ${styles.way}`}>
            <input
              type="checkbox"
              className={checkbox.checkbox}
              id={idOf('by_appointment')}
              checked={values.by_appointment}
              onChange={(event) => change('by_appointment', event.target.checked)}
            />
            <span>
              <span className="block strong">Con cita previa</span>
              <span className="block note">Con horas o sin ellas.</span>
            </span>
          </label>
        )}
      </CardBody>
    </Card>
  )
}
