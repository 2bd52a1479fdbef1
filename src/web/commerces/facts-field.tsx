import { type ReactNode, useId, useState } from 'react'
import { askedFacts } from '#contract/facts/asked-facts.ts'
import { FACT_GROUP_NAMES, FACT_GROUPS, type FactGroup } from '#contract/facts/fact-table.ts'
import { type Facts, facts } from '#contract/facts/facts.ts'
import { sayGroup } from '#contract/facts/say-facts.ts'
import type { useForm } from '#web/forms/use-form.ts'
import { RowContent, valueRow } from '#web/lists/value-row.tsx'
import {
  IconBrandGoogle,
  IconCreditCard,
  IconLanguage,
  IconTruckDelivery,
  IconWheelchair,
} from '#web/ui/icons.ts'
import type { CommerceValues } from './commerce-values.ts'
import { FactInput } from './fact-input.tsx'
import styles from './facts-field.module.css'
import { GoogleLines } from './google-lines.tsx'

type FactsFieldProps = {
  form: ReturnType<typeof useForm<CommerceValues, unknown>>
  /** The names of the chosen categories: each trade is asked for its own facts. */
  categories: readonly string[]
  /** Whether the first group is open, and has the focus. */
  isFirst: boolean
}

const ICONS: Record<FactGroup, typeof IconWheelchair> = {
  door: IconWheelchair,
  payment: IconCreditCard,
  service: IconTruckDelivery,
  languages: IconLanguage,
}

/** 'Acceso, pago y servicios', one group at a time; each answer with one tap. */
export function FactsField({ form, categories, isFirst }: FactsFieldProps) {
  const name = useId()
  const typed = form.values.facts
  const read = facts.safeParse(typed)
  const known: Facts = read.success ? read.data : {}
  return (
    <fieldset className="full-row min-w-0">
      <legend className="strong">{form.labels.facts}</legend>
      <p className="note">Lo preguntan tus vecinos. Lo que no digas, no se muestra.</p>
      <div className={`mt-8 surface rounded-field ${styles.groups}`}>
        {FACT_GROUP_NAMES.map((group, at) => {
          const asked = askedFacts(group, categories, typed)
          const errors = asked.map((one) => form.fieldErrors[`facts.${one}`])
          const Icon = ICONS[group]
          return (
            <Group
              key={group}
              name={name}
              icon={<Icon size={24} aria-hidden />}
              title={FACT_GROUPS[group].asked}
              said={saidOf(group, known)}
              isOpen={(isFirst && at === 0) || errors.some(Boolean)}
              isFocused={isFirst && at === 0}
            >
              {asked.map((one, place) => (
                <FactInput
                  key={one}
                  name={one}
                  id={form.idOf(`facts.${one}`)}
                  value={typed[one]}
                  error={errors[place]}
                  onChange={(value) => form.change('facts', { ...typed, [one]: value })}
                />
              ))}
            </Group>
          )
        })}
        <Group
          name={name}
          icon={<IconBrandGoogle size={24} aria-hidden />}
          title="Para Google"
          said="copiar"
        >
          <GoogleLines facts={known} />
        </Group>
      </div>
    </fieldset>
  )
}

/** More does not fit beside the name of the group. */
const MOST_SAID = 2

function saidOf(group: FactGroup, known: Facts): string {
  const words = sayGroup(group, known).map((fact) => fact.words)
  const said = words.slice(0, MOST_SAID).join(', ')
  if (said === '') return 'sin decir'
  return words.length > MOST_SAID ? `${said}…` : said
}

type GroupProps = {
  /** Of all of the groups, of which one is open. */
  name: string
  icon: ReactNode
  title: string
  said: string
  /** It unfolds when this becomes true, and stays so. */
  isOpen?: boolean
  isFocused?: boolean
  children: ReactNode
}

function Group({ name, icon, title, said, isOpen = false, isFocused, children }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setUnfolded(true)
  }
  return (
    <details
      name={name}
      open={isUnfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className={styles.group}
    >
      <summary className={valueRow} data-autofocus={isFocused || undefined}>
        <RowContent icon={icon} name={title} end={said} />
      </summary>
      <div className={`stack gap-20 ${styles.inputs}`}>{children}</div>
    </details>
  )
}
