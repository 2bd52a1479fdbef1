import { type FactName, factOf } from '#contract/facts/fact-table.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/facts/languages.ts'
import { CheckField } from '#web/forms/check-field.tsx'
import { TextField } from '#web/forms/field.tsx'
import { Segments } from '#web/ui/segments.tsx'

type FactInputProps = {
  name: FactName
  id: string
  /** The typed value; undefined: not known. */
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

/** A field for one fact, according to its kind. */
export function FactInput({ name, id, value, error, onChange }: FactInputProps) {
  const { kind, question, help } = factOf(name)
  if (kind === 'flag') {
    return (
      <div className="stack gap-6">
        <p className="strong" aria-hidden>
          {question}
        </p>
        <Segments
          label={question}
          value={value === undefined ? 'unknown' : value ? 'yes' : 'no'}
          options={ANSWERS}
          onChange={(answer) => onChange(answer === 'unknown' ? undefined : answer === 'yes')}
        />
      </div>
    )
  }
  if (kind === 'languages') {
    return <LanguagesInput id={id} question={question} value={value} onChange={onChange} />
  }
  const isNumber = kind === 'centimetres'
  return (
    <TextField
      id={id}
      label={question}
      help={help}
      {...(error !== undefined && { error })}
      value={String(value ?? '')}
      inputMode={isNumber ? 'numeric' : 'url'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

const ANSWERS = [
  { value: 'yes', name: 'Sí' },
  { value: 'no', name: 'No' },
  { value: 'unknown', name: 'No lo decimos' },
] as const

type LanguagesInputProps = Pick<FactInputProps, 'id' | 'value' | 'onChange'> & { question: string }

function LanguagesInput({ id, question, value, onChange }: LanguagesInputProps) {
  const chosen = Array.isArray(value) ? (value as Language[]) : []
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="strong">{question}</legend>
      {LANGUAGE_CODES.map((code) => (
        <CheckField
          key={code}
          id={`${id}-${code}`}
          label={LANGUAGES[code]}
          checked={chosen.includes(code)}
          onChange={(isSpoken) => {
            const others = chosen.filter((one) => one !== code)
            const next = isSpoken ? [...others, code] : others
            onChange(next.length > 0 ? next : undefined)
          }}
        />
      ))}
    </fieldset>
  )
}
