import { useId } from 'react'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  type FactGroup,
  type FactName,
  factOf,
} from '#contract/facts/fact-table.ts'
import { type Facts, facts, factsToAsk } from '#contract/facts/facts.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/facts/languages.ts'
import { googleLines, sayGroup } from '#contract/facts/say-facts.ts'
import { CheckField } from '#web/forms/choice-field.tsx'
import { TextField } from '#web/forms/field.tsx'
import type { useForm } from '#web/forms/use-form.ts'
import { ValueFold, ValueFolds } from '#web/lists/value-row.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  IconBrandGoogle,
  IconCopy,
  IconCreditCard,
  IconLanguage,
  IconTruckDelivery,
  IconWheelchair,
} from '#web/ui/icons.ts'
import { Segments } from '#web/ui/segments.tsx'
import { copy } from '#web/ui/share-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { CommerceValues } from './commerce-values.ts'

type FactsFieldProps = {
  form: ReturnType<typeof useForm<CommerceValues, unknown>>
  /** Names of the chosen categories. Each trade has its own facts. */
  categories: readonly string[]
  takesFocus: boolean
}

const ICONS: Record<FactGroup, typeof IconWheelchair> = {
  door: IconWheelchair,
  payment: IconCreditCard,
  service: IconTruckDelivery,
  languages: IconLanguage,
}

/** 'Acceso, pago y servicios': groups of facts, of which at most one is unfolded. */
export function FactsField({ form, categories, takesFocus }: FactsFieldProps) {
  const foldName = useId()
  const typed = form.values.facts
  const validFacts = facts.safeParse(typed).data ?? {}
  return (
    <fieldset id={form.idOf('facts')} className="stack gap-8 full-row min-w-0">
      <legend className="strong">{form.labels.facts}</legend>
      <p className="note">Lo preguntan tus vecinos. Lo que no digas, no se muestra.</p>
      <ValueFolds>
        {FACT_GROUP_NAMES.map((group, index) => {
          const Icon = ICONS[group]
          return (
            <ValueFold
              key={group}
              name={foldName}
              icon={<Icon size={24} aria-hidden />}
              title={FACT_GROUPS[group].formName}
              text={summaryOf(group, validFacts)}
              isOpen={takesFocus && index === 0}
            >
              {factsToAsk(group, categories, typed).map((fact) => (
                <FactInput
                  key={fact}
                  name={fact}
                  id={form.idOf(`facts.${fact}`)}
                  value={typed[fact]}
                  error={form.fieldErrors[`facts.${fact}`]}
                  onChange={(value) => form.change('facts', { ...typed, [fact]: value })}
                />
              ))}
            </ValueFold>
          )
        })}
        <ValueFold
          name={foldName}
          icon={<IconBrandGoogle size={24} aria-hidden />}
          title="Para Google"
          text="copiar"
        >
          <GoogleLines facts={validFacts} />
        </ValueFold>
      </ValueFolds>
    </fieldset>
  )
}

/** Names the first two facts of a group; more do not fit beside the group's name. */
function summaryOf(group: FactGroup, validFacts: Facts): string {
  const [first, second, more] = sayGroup(group, validFacts).map(({ words }) => words)
  if (first === undefined) return 'sin decir'
  return `${[first, second].filter(Boolean).join(', ')}${more ? '…' : ''}`
}

type FactInputProps = {
  name: FactName
  id: string
  /** The typed value; undefined: not known. */
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

function FactInput({ name, id, value, error, onChange }: FactInputProps) {
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
  return (
    <TextField
      id={id}
      label={question}
      help={help}
      error={error}
      value={String(value ?? '')}
      inputMode={kind === 'centimetres' ? 'numeric' : 'url'}
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
            const others = chosen.filter((other) => other !== code)
            const next = isSpoken ? [...others, code] : others
            onChange(next.length > 0 ? next : undefined)
          }}
        />
      ))}
    </fieldset>
  )
}

/** What to enter in a Google business profile, line by line. We send nothing to Google. */
function GoogleLines({ facts }: { facts: Facts }) {
  const lines = googleLines(facts)
  if (lines.length === 0) {
    return <p className="note">Cuando digas algo de lo anterior, aquí verás qué poner en Google.</p>
  }
  return (
    <>
      <p className="note">
        Dilo también en tu perfil de empresa de Google. Tú lo copias: no lo enviamos.
      </p>
      <ul className="stack gap-8">
        {lines.map(({ name, value }) => {
          const text = `${name}: ${value}`
          return (
            <li key={name} className="row wrap between gap-8">
              <span>{text}</span>
              <Button
                variant="soft"
                size="small"
                className="flex-none"
                icon={IconCopy}
                aria-label={`Copiar «${text}»`}
                onClick={async () => {
                  const isCopied = await copy(text)
                  toast({ message: isCopied ? 'Copiado.' : `No se ha podido copiar: ${text}` })
                }}
              >
                Copiar
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
