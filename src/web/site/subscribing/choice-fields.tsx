import checkbox from '#web/ui/checkbox.module.css'
import { IconBell, IconChevronDown } from '#web/ui/icons.ts'
import styles from './subscribing.module.css'

type Named = { id: number; name: string }

type ChoiceFieldsProps = {
  categories: readonly Named[]
  /** Offered beside the categories: there are too many to list them all. */
  commerces: readonly Named[]
  chosen: { categories: readonly number[]; commerces: readonly number[] }
  errors?: { categories?: string; commerces?: string } | undefined
}

/** What somebody subscribes to. */
export function ChoiceFields({ categories, commerces, chosen, errors }: ChoiceFieldsProps) {
  const error = errors?.categories ?? errors?.commerces
  return (
    <fieldset aria-describedby={error && 'elegido-error'}>
      <legend className="strong">¿De qué te avisamos?</legend>
      <p className="note">Si no marcas nada, te avisamos de todo.</p>
      {error && (
        <p id="elegido-error" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.list}>
        {commerces.map(({ id, name }) => (
          <Choice
            key={`c${id}`}
            name="commerces"
            id={id}
            label={`De «${name}»`}
            isChosen={chosen.commerces.includes(id)}
          />
        ))}
        {categories.map(({ id, name }) => (
          <Choice
            key={id}
            name="categories"
            id={id}
            label={name}
            isChosen={chosen.categories.includes(id)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

/** The same, folded while nothing is chosen: then it is about the whole town. */
export function FoldedChoice(props: ChoiceFieldsProps) {
  const { categories, commerces, chosen, errors } = props
  const names = [
    ...commerces.filter(({ id }) => chosen.commerces.includes(id)),
    ...categories.filter(({ id }) => chosen.categories.includes(id)),
  ].map(({ name }) => name)
  return (
    <details className={`card ${styles.fold}`} open={names.length > 0 || errors !== undefined}>
      <summary className="row between gap-12 tap">
        <IconBell size={24} aria-hidden />
        <span className="grow min-w-0">
          <span className="block strong">
            {names.length === 0 ? 'De todo el pueblo' : `De ${LIST.format(names)}`}
          </span>
          <span className="block note">Elige de qué, si quieres</span>
        </span>
        <IconChevronDown size={22} aria-hidden />
      </summary>
      <ChoiceFields {...props} />
    </details>
  )
}

const LIST = new Intl.ListFormat('es')

type ChoiceProps = { name: string; id: number; label: string; isChosen: boolean }

function Choice({ name, id, label, isChosen }: ChoiceProps) {
  return (
    <li>
      <label className={`row gap-12 break-anywhere tap ${styles.choice}`}>
        <input
          type="checkbox"
          name={name}
          value={id}
          defaultChecked={isChosen}
          className={checkbox.checkbox}
        />
        <span>{label}</span>
      </label>
    </li>
  )
}

/** What a form of such fields says. */
export function choiceIn(form: FormData) {
  const ids = (name: string) => form.getAll(name).map(Number)
  return { categories: ids('categories'), commerces: ids('commerces') }
}
