import { useId } from 'react'
import { askedFacts } from '#contract/facts/asked-facts.ts'
import { FACT_GROUP_NAMES, FACT_GROUPS, type FactGroup } from '#contract/facts/fact-table.ts'
import { type Facts, facts } from '#contract/facts/facts.ts'
import { sayGroup } from '#contract/facts/say-facts.ts'
import type { useForm } from '#web/forms/use-form.ts'
import { ValueFold, ValueFolds } from '#web/lists/value-fold.tsx'
import {
  IconBrandGoogle,
  IconCreditCard,
  IconLanguage,
  IconTruckDelivery,
  IconWheelchair,
} from '#web/ui/icons.ts'
import type { CommerceValues } from './commerce-values.ts'
import { FactInput } from './fact-input.tsx'
import { GoogleLines } from './google-lines.tsx'

type FactsFieldProps = {
  form: ReturnType<typeof useForm<CommerceValues, unknown>>
  /** Names of the chosen categories. Each trade has its own facts. */
  categories: readonly string[]
  /** Whether the first group is open and focused. */
  isFirst: boolean
}

const ICONS: Record<FactGroup, typeof IconWheelchair> = {
  door: IconWheelchair,
  payment: IconCreditCard,
  service: IconTruckDelivery,
  languages: IconLanguage,
}

/** 'Acceso, pago y servicios': groups of facts, of which one is open; most answers need one tap. */
export function FactsField({ form, categories, isFirst }: FactsFieldProps) {
  const name = useId()
  const typed = form.values.facts
  const read = facts.safeParse(typed)
  const known: Facts = read.success ? read.data : {}
  return (
    <fieldset id={form.idOf('facts')} className="stack gap-8 full-row min-w-0">
      <legend className="strong">{form.labels.facts}</legend>
      <p className="note">Lo preguntan tus vecinos. Lo que no digas, no se muestra.</p>
      <ValueFolds>
        {FACT_GROUP_NAMES.map((group, at) => {
          const asked = askedFacts(group, categories, typed)
          const Icon = ICONS[group]
          return (
            <ValueFold
              key={group}
              name={name}
              icon={<Icon size={24} aria-hidden />}
              title={FACT_GROUPS[group].asked}
              said={saidOf(group, known)}
              isFirst={isFirst && at === 0}
            >
              {asked.map((one) => (
                <FactInput
                  key={one}
                  name={one}
                  id={form.idOf(`facts.${one}`)}
                  value={typed[one]}
                  error={form.fieldErrors[`facts.${one}`]}
                  onChange={(value) => form.change('facts', { ...typed, [one]: value })}
                />
              ))}
            </ValueFold>
          )
        })}
        <ValueFold
          name={name}
          icon={<IconBrandGoogle size={24} aria-hidden />}
          title="Para Google"
          said="copiar"
        >
          <GoogleLines facts={known} />
        </ValueFold>
      </ValueFolds>
    </fieldset>
  )
}

/** Maximum number of facts beside the name of a group; more do not fit. */
const MAX_SHOWN = 2

function saidOf(group: FactGroup, known: Facts): string {
  const words = sayGroup(group, known).map((fact) => fact.words)
  const said = words.slice(0, MAX_SHOWN).join(', ')
  if (said === '') return 'sin decir'
  return words.length > MAX_SHOWN ? `${said}…` : said
}
