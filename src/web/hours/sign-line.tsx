import { useState } from 'react'
import { readHours } from '#contract/hours/read-hours.ts'
import { focusControl } from '#web/forms/controls.ts'
import { TextArea } from '#web/forms/field.tsx'
import { whenReleased } from '#web/forms/when-released.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPencil } from '#web/ui/icons.ts'
import { textsOf } from './hours-values.ts'
import styles from './sign-line.module.css'
import { SignReading } from './sign-reading.tsx'
import type { HoursForm } from './use-hours-form.ts'

type SignLineProps = {
  form: HoursForm
  /** Whether the line is shown at first: for who has not told any hours it is the quick way. */
  isOpen: boolean
}

/** The whole week in one line, as on a sign. Once it is left it is written into the fields of the week. */
export function SignLine({ form, isOpen }: SignLineProps) {
  const { values, change, fieldErrors, idOf, latest } = form
  const [wasOpened, setOpened] = useState(isOpen)
  const isShown = wasOpened || values.line !== '' || fieldErrors.line !== undefined

  if (!isShown) {
    return (
      <div className={styles.way}>
        <Button
          variant="text"
          size="small"
          icon={<IconPencil size={22} aria-hidden />}
          onClick={() => {
            setOpened(true)
            requestAnimationFrame(() => document.getElementById(idOf('line'))?.focus())
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
      const { line, by_appointment } = latest().values
      const { hours } = readHours(line)
      if (line.trim() === '' || hours === null) return
      change('regular', textsOf(hours.regular))
      change('told', hours.always_open ? 'always' : 'week')
      change('by_appointment', by_appointment || hours.by_appointment)
      change('line', '')
    })
  }

  return (
    <div className={styles.line}>
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
        onWrite={(text) => {
          change('line', text)
          focusControl(idOf('line'))
        }}
      />
    </div>
  )
}
