import { CheckField, ChoiceField } from '#web/forms/choice-field.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import type { HoursValues } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

const DISPLAYS: { value: HoursValues['told']; name: string; description: string }[] = [
  { value: 'week', name: 'Con las horas de cada día', description: 'Las de aquí arriba.' },
  { value: 'always', name: 'Abierto 24 horas', description: 'Salvo días especiales y vacaciones.' },
  { value: 'untold', name: 'No mostrarlo', description: 'Nadie verá si está abierto o cerrado.' },
]

export function DisplayCard({ form }: { form: HoursForm }) {
  const { values, change, showErrors, idOf } = form
  return (
    <Card as="details">
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
        <ChoiceField
          id={idOf('told')}
          name="told"
          label="Qué ven los vecinos"
          value={values.told}
          options={DISPLAYS}
          onChange={(told) => {
            change('told', told)
            // Errors of the week may no longer apply.
            showErrors({})
          }}
        />
        {values.told !== 'untold' && (
          <CheckField
            id={idOf('by_appointment')}
            label="Con cita previa"
            help="Con horas o sin ellas."
            checked={values.by_appointment}
            onChange={(checked) => change('by_appointment', checked)}
          />
        )}
      </CardBody>
    </Card>
  )
}
