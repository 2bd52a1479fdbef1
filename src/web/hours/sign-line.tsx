import { useState } from 'react'
import type { Holiday } from '#contract/holidays.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { focusControl, focusSoon } from '#web/forms/controls.ts'
import { TextArea } from '#web/forms/field.tsx'
import { whenReleased } from '#web/forms/when-released.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import styles from './sign.module.css'
import { SignReading } from './sign-reading.tsx'
import type { HoursForm } from './use-hours-form.ts'
import { withLine } from './with-line.ts'

/** The parts of the form that the line writes. */
const WRITTEN = ['regular', 'told', 'by_appointment', 'special', 'line'] as const

type SignLineProps = {
  form: HoursForm
  holidays: readonly Holiday[]
  today: PlainDate
  /** Whether the line is shown at first: it is the fastest way for a shop without hours. */
  isOpen: boolean
}

/**
 * The whole week in one line, as on a sign. On blur it is written into the fields of the week and the answers for
 * holidays.
 */
export function SignLine({ form, holidays, today, isOpen }: SignLineProps) {
  const { values, change, fieldErrors, idOf, latest } = form
  const [wasOpened, setOpened] = useState(isOpen)
  const isShown = wasOpened || values.line !== '' || fieldErrors.line !== undefined

  if (!isShown) {
    return (
      <div className="min-w-0">
        <Button
          variant="text"
          size="small"
          icon={IconPencil}
          onClick={() => {
            setOpened(true)
            focusSoon(idOf('line'))
          }}
        >
          Escribir la semana en una línea
        </Button>
      </div>
    )
  }

  function leave() {
    whenReleased(() => {
      if (document.activeElement?.id === idOf('line')) return
      const before = latest().values
      const written = withLine(before, holidays, today)
      if (written === before) return
      for (const part of WRITTEN) change(part, written[part])
    })
  }

  return (
    <div className={`card ${styles.line}`}>
      <TextArea
        {...form.field('line')}
        rows={2}
        help="Como en el cartel de la puerta: L-V 9:30-14 y 17-20:30, S 10-14. Al salir se reparte en los días."
        autoCapitalize="none"
        spellCheck={false}
        onBlur={leave}
      />
      <SignReading
        text={values.line}
        answers={withLine(values, holidays, today).special.length - values.special.length}
        onWrite={(text) => {
          change('line', text)
          focusControl(idOf('line'))
        }}
      />
    </div>
  )
}
