import { useEffect } from 'react'
import type { ListedCategory } from '#contract/directory.ts'
import { formatNumber } from '#contract/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import checkbox from '#web/ui/checkbox.module.css'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconAdjustmentsHorizontal, IconCheck, IconX } from '#web/ui/icons.ts'
import styles from './category-filters.module.css'
import { startFilters } from './filters-script.ts'
import { startNear } from './near-script.ts'

/** Categories shown at first; the rest expand. */
const SHOWN = 8
const SHEET = 'filtros'

export type Toggle = {
  /** What it is about: 'Cuándo'. */
  group: string
  /** Of its parameter. */
  name: string
  value: string
  label: string
  isPressed: boolean
}

type CategoryFiltersProps = {
  /** The filtered list. */
  action: '/directorio' | '/ofertas'
  /** The other parameters of its URL. */
  params: Record<string, string | undefined>
  /** Those without any result are hidden. */
  categories: readonly ListedCategory[]
  chosen: readonly ListedCategory[]
  /** Further filters, which are on or off. */
  toggles?: readonly Toggle[]
  submit: string
}

/** What is counted of a category, and its nouns for screen readers. */
const COUNTED = {
  '/directorio': {
    countOf: ({ commerces }: ListedCategory) => commerces,
    nouns: ['comercio', 'comercios'],
  },
  '/ofertas': {
    countOf: ({ offers = 0 }: ListedCategory) => offers,
    nouns: ['oferta', 'ofertas'],
  },
} as const

/**
 * A plain form that works without JavaScript: beside the list on wide screens, a popover over it on phones.
 * With filters-script.ts each choice on wide screens submits at once.
 */
export function CategoryFilters({
  action,
  params,
  categories,
  chosen,
  toggles = [],
  submit,
}: CategoryFiltersProps) {
  const { countOf, nouns } = COUNTED[action]
  useEffect(startFilters, [])
  useEffect(startNear, [])
  const isChosen = ({ id }: ListedCategory) => chosen.some((one) => one.id === id)
  const present = categories
    .filter((category) => countOf(category) > 0 || isChosen(category))
    .toSorted((one, other) => countOf(other) - countOf(one))
  // Nothing to filter.
  if (present.length === 0 && !toggles.some(({ isPressed }) => isPressed)) return null
  const more = present.slice(SHOWN)
  const option = (category: ListedCategory) => (
    <CategoryOption
      key={category.id}
      category={category}
      count={countOf(category)}
      counted={nouns}
      isChosen={isChosen(category)}
    />
  )
  return (
    <form
      action={action}
      aria-label="Filtros"
      // Otherwise the back button restores checkboxes that do not match the list.
      autoComplete="off"
      key={chosen.map(({ slug }) => slug).join()}
      className={`small ${styles.filters}`}
      data-filters
    >
      {Object.entries(params).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {toggles.map(
        ({ name, value, isPressed }) =>
          isPressed && <input key={value} type="hidden" name={name} value={value} />,
      )}
      {present.length > 0 && (
        <>
          <SheetButton chosen={chosen.length} />
          <div id={SHEET} popover="auto" className={styles.sheet}>
            <div className={styles.head}>
              <h2>Filtros</h2>
              <button
                type="button"
                popoverTarget={SHEET}
                popoverTargetAction="hide"
                aria-label="Cerrar"
              >
                <IconX size={24} aria-hidden />
              </button>
            </div>
            <fieldset className={styles.options}>
              <legend className={styles.name}>Qué es</legend>
              <ul>{present.slice(0, SHOWN).map(option)}</ul>
              {more.length > 0 && (
                <details open={more.some(isChosen)}>
                  <summary className={`strong tap ${styles.more}`}>
                    Ver las {formatNumber(present.length)} categorías
                  </summary>
                  <ul>{more.map(option)}</ul>
                </details>
              )}
            </fieldset>
            <div className={`mt-12 ${styles.foot}`}>
              <Button type="submit" isFullWidth>
                {submit}
              </Button>
            </div>
          </div>
        </>
      )}
      <Toggles toggles={toggles} />
    </form>
  )
}

/** Buttons of the form, so that the checkboxes are sent with them; of what a parameter says the last counts. */
function Toggles({ toggles }: { toggles: readonly Toggle[] }) {
  const groups = [...new Set(toggles.map(({ group }) => group))]
  return groups.map((group) => (
    <div key={group} className={styles.toggles}>
      <h2 className={styles.name}>{group}</h2>
      {toggles
        .filter((one) => one.group === group)
        .map(({ name, value, label, isPressed }) => (
          <button
            key={value}
            type="submit"
            className={styles.toggle}
            aria-pressed={isPressed}
            name={name}
            value={isPressed ? '' : value}
          >
            <span className={`${checkbox.checkbox} ${styles.box}`}>
              {isPressed && <IconCheck size={20} aria-hidden />}
            </span>
            {label}
          </button>
        ))}
    </div>
  ))
}

type CategoryOptionProps = {
  category: ListedCategory
  count: number
  /** The noun that is counted: singular, plural. */
  counted: readonly [string, string]
  isChosen: boolean
}

function CategoryOption({ category, count, counted, isChosen }: CategoryOptionProps) {
  const { name, slug } = category
  return (
    <li>
      <label className={styles.option}>
        <input
          type="checkbox"
          className={checkbox.checkbox}
          name="categoria"
          id={`categoria-${slug}`}
          value={slug}
          defaultChecked={isChosen}
        />
        <span className={`row gap-10 break-anywhere ${styles.words}`}>
          <CategorySymbol category={name} size={28} />
          {name}
        </span>
        <span className="muted tabular">
          {formatNumber(count)}
          <span className="visually-hidden"> {counted[count === 1 ? 0 : 1]}</span>
        </span>
      </label>
    </li>
  )
}

/** Opens the filters on phones, and shows how many are active. */
function SheetButton({ chosen }: { chosen: number }) {
  return (
    <button type="button" popoverTarget={SHEET} className={styles.open}>
      <IconAdjustmentsHorizontal size={22} aria-hidden />
      Filtros
      {chosen > 0 && (
        <span className={styles.badge}>
          {formatNumber(chosen)}
          <span className="visually-hidden"> {chosen > 1 ? 'elegidos' : 'elegido'}</span>
        </span>
      )}
    </button>
  )
}
