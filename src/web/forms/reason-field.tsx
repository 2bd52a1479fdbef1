import { type ComponentProps, useEffect, useRef } from 'react'
import { IconCheck } from '../ui/icons.ts'
import { TextArea } from './field.tsx'
import styles from './reason-field.module.css'

type ReasonFieldProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  reasons: readonly CommonReason[]
  question?: string
  value: string
  onWrite: (text: string) => void
  /** Focuses the first chip. Not needed in a dialog, which focuses `[data-autofocus]`. */
  takesFocus?: boolean
}

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
        {reasons.map(({ name, sentence }, index) => {
          const isWritten = value.includes(sentence)
          return (
            <button
              key={name}
              ref={index === 0 ? first : undefined}
              // A focused text field would open the phone's keyboard over the chips.
              data-autofocus={index === 0 || undefined}
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

export type CommonReason = { name: string; sentence: string }

export function toggleReason(text: string, sentence: string): string {
  if (!text.includes(sentence))
    return text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`
  return text
    .replace(sentence, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
