import { joinWords } from '#contract/spanish.ts'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconBell, IconChevronDown } from '#web/ui/icons.ts'
import styles from './subscribing.module.css'

type Named = { id: number; name: string }

type ChoiceFieldsProps = {
  categories: readonly Named[]
  /** Only shops that were chosen before: a list of all shops would be too long. */
  commerces: readonly Named[]
  chosen: { categories: readonly number[]; commerces: readonly number[] }
  errors?: { categories?: string; commerces?: string } | undefined
  visibleCount?: number
}

export function ChoiceFields(props: ChoiceFieldsProps) {
  const { categories, commerces, chosen, errors, visibleCount = categories.length } = props
  const isChosen = ({ id }: Named) => chosen.categories.includes(id)
  const ordered =
    visibleCount < categories.length
      ? categories.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
      : categories
  const [visible, folded] = [ordered.slice(0, visibleCount), ordered.slice(visibleCount)]
  const categoryChoice = (category: Named) => (
    <ChoiceCheckbox
      key={category.id}
      name="categories"
      id={category.id}
      label={category.name}
      isChosen={isChosen(category)}
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
          <ChoiceCheckbox
            key={`c${id}`}
            name="commerces"
            id={id}
            label={`De «${name}»`}
            isChosen={chosen.commerces.includes(id)}
          />
        ))}
        {visible.map(categoryChoice)}
      </ul>
      {folded.length > 0 && (
        <details>
          <summary className="row gap-8 strong tap primary">
            Ver todas
            <IconChevronDown size={22} aria-hidden />
          </summary>
          <ul className={`grid gap-x-16 mt-8 ${styles.list}`}>{folded.map(categoryChoice)}</ul>
        </details>
      )}
    </fieldset>
  )
}

export function FoldedChoiceFields(props: ChoiceFieldsProps) {
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
        <ChoiceFields {...props} visibleCount={VISIBLE_COUNT} />
      </div>
    </details>
  )
}

/** Number of categories that are not folded: two columns of four on a phone. */
const VISIBLE_COUNT = 8

type CheckboxProps = {
  name: 'categories' | 'commerces'
  id: number
  label: string
  isChosen: boolean
}

function ChoiceCheckbox({ name, id, label, isChosen }: CheckboxProps) {
  return (
    <li>
      <label className={`row gap-8 small tap break-anywhere ${styles.choice}`}>
        <input type="checkbox" name={name} value={id} defaultChecked={isChosen} />
        {name === 'categories' && <CategorySymbol category={label} size={24} />}
        <span>{label}</span>
      </label>
    </li>
  )
}

/** Returns the ids of the chosen categories and shops. */
export function choiceIn(form: FormData) {
  const ids = (name: string) => form.getAll(name).map(Number)
  return { categories: ids('categories'), commerces: ids('commerces') }
}
