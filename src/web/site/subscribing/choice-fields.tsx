import type { ReactNode } from 'react'
import { joinWords } from '#contract/spanish.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconBell, IconChevronDown } from '#web/ui/icons.ts'
import styles from './subscribing.module.css'

type Named = { id: number; name: string }

type ChoiceFieldsProps = {
  categories: readonly Named[]
  /** Shops offered beside the categories. They are only some, because a list of all would be too long. */
  commerces: readonly Named[]
  chosen: { categories: readonly number[]; commerces: readonly number[] }
  errors?: { categories?: string; commerces?: string } | undefined
  /** Number of categories shown at first, the chosen ones among them. The others unfold. */
  shown?: number
}

/** Fields for the categories and shops of a subscription. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { categories, commerces, chosen, errors, shown = categories.length } = props
  const isChosen = ({ id }: Named) => chosen.categories.includes(id)
  const ordered =
    shown < categories.length
      ? categories.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
      : categories
  const [first, rest] = [ordered.slice(0, shown), ordered.slice(shown)]
  const category = (one: Named) => (
    <Choice
      key={one.id}
      name="categories"
      id={one.id}
      label={one.name}
      symbol={<CategorySymbol category={one.name} size={24} />}
      isChosen={isChosen(one)}
    />
  )
  const error = errors?.categories ?? errors?.commerces
  return (
    <fieldset aria-describedby={error && 'elegido-error'}>
      <legend className="strong">¿De qué te avisamos?</legend>
      <p className="note">Si no marcas nada, te avisamos de todo.</p>
      {error && (
        <p id="elegido-error" className="strong danger">
          {error}
        </p>
      )}
      <ul className={`grid gap-x-16 mt-8 ${styles.list}`}>
        {commerces.map(({ id, name }) => (
          <Choice
            key={`c${id}`}
            name="commerces"
            id={id}
            label={`De «${name}»`}
            isChosen={chosen.commerces.includes(id)}
          />
        ))}
        {first.map(category)}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="row gap-8 strong tap primary">
            Ver todas
            <IconChevronDown size={22} aria-hidden />
          </summary>
          <ul className={`grid gap-x-16 mt-8 ${styles.list}`}>{rest.map(category)}</ul>
        </details>
      )}
    </fieldset>
  )
}

/** Like `ChoiceFields`, but folded while nothing is chosen: then the subscription is about the whole town. */
export function FoldedChoice(props: ChoiceFieldsProps) {
  const { categories, commerces, chosen, errors } = props
  const names = [
    ...commerces.filter(({ id }) => chosen.commerces.includes(id)),
    ...categories.filter(({ id }) => chosen.categories.includes(id)),
  ].map(({ name }) => name)
  return (
    <details className="card" open={names.length > 0 || errors !== undefined}>
      <summary className="row gap-12 py-8 px-16 tap-large">
        <IconBell size={24} className="primary" aria-hidden />
        <span className="grow min-w-0">
          <span className="block strong">
            {names.length === 0 ? 'De todo el pueblo' : `De ${joinWords(names)}`}
          </span>
          <span className="block note">Elige de qué, si quieres</span>
        </span>
        <IconChevronDown size={22} className="primary" aria-hidden />
      </summary>
      <div className="px-16 mb-16">
        <ChoiceFields {...props} shown={SHOWN} />
      </div>
    </details>
  )
}

/** Two columns of four fit on a phone. */
const SHOWN = 8

type ChoiceProps = {
  name: string
  id: number
  label: string
  symbol?: ReactNode
  isChosen: boolean
}

function Choice({ name, id, label, symbol, isChosen }: ChoiceProps) {
  return (
    <li>
      <label className={`row gap-8 small tap break-anywhere ${styles.choice}`}>
        <input type="checkbox" name={name} value={id} defaultChecked={isChosen} />
        {symbol}
        <span>{label}</span>
      </label>
    </li>
  )
}

/** Returns the values of these fields in a form. */
export function choiceIn(form: FormData) {
  const ids = (name: string) => form.getAll(name).map(Number)
  return { categories: ids('categories'), commerces: ids('commerces') }
}
