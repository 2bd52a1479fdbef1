import { type ComponentProps, useEffect, useRef } from 'react'
import { IconCheck } from '../ui/icons.ts'
import { type CommonReason, toggleReason } from './common-reasons.ts'
import { TextArea } from './field.tsx'
import styles from './reason-field.module.css'

type ReasonFieldProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  reasons: readonly CommonReason[]
  /** What the chips answer; otherwise they are only named to who does not see them. */
  question?: string
  value: string
  onWrite: (text: string) => void
  /** Where it unfolds in place; a dialog that opens finds its first chip by itself. */
  takesFocus?: boolean
}

/** Why not, in words that somebody will read: common reasons a press away, and one's own. */
export function ReasonField(props: ReasonFieldProps) {
  const { reasons, question, value, onWrite, takesFocus, ...area } = props
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <div className="grid gap-16">
      <fieldset className={`cluster gap-8 min-w-0 ${styles.chips}`}>
        <legend className={question ? `bold mb-8 ${styles.question}` : 'visually-hidden'}>
          {question ?? 'Motivos frecuentes'}
        </legend>
        {reasons.map(({ name, sentence }, place) => {
          const isWritten = value.includes(sentence)
          return (
            <button
              key={name}
              ref={place === 0 ? first : undefined}
              // A field would open the keyboard of a phone over the chips.
              data-autofocus={place === 0 || undefined}
              type="button"
              className={`hover-sunken inline-row gap-8 strong tap rounded-button field-box ${styles.chip}`}
              aria-pressed={isWritten}
              onClick={() => onWrite(toggleReason(value, sentence))}
            >
              {isWritten && <IconCheck size={22} stroke={2.4} aria-hidden />}
              {name}
            </button>
          )
        })}
      </fieldset>
      <TextArea
        {...area}
        value={value}
        onChange={(event) => onWrite(event.target.value)}
        required
      />
    </div>
  )
}
