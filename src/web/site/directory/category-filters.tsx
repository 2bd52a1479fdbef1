import type { ReactNode } from 'react'
import type { ListedCategory } from '#contract/directory.ts'
import { FILTERED_FACTS } from '#contract/facts/fact-filters.ts'
import { type FactName, factOf } from '#contract/facts/fact-table.ts'
import { formatNumber } from '#contract/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { IconChevronDown, IconX } from '#web/ui/icons.ts'
import styles from './category-filters.module.css'
import { Chip } from './chips.tsx'

/** Number of categories that are not folded. */
const INITIAL_COUNT = 8
const POPOVER_ID = 'filtros'

/** A chip that switches the filter `name=value` on or off. */
export type Toggle = { name: string; value: string; label: string; isPressed: boolean }

type CategoryFiltersProps = {
  action: '/directorio' | '/ofertas'
  /** Other query parameters that a submit must not lose. */
  params: Record<string, string | undefined>
  /** Categories without results are hidden unless they are in `chosen`. */
  categories: readonly ListedCategory[]
  chosen: readonly ListedCategory[]
  /** Facts that shops must have. Undefined: the list has no filter for facts. */
  facts?: readonly FactName[]
  toggles: readonly Toggle[]
  submitLabel: string
  before?: ReactNode
  order?: ReactNode
}

/** A row of chips above a list: a form that works without JavaScript. */
export function CategoryFilters(props: CategoryFiltersProps) {
  const { action, params, categories, chosen, facts, toggles, submitLabel, before, order } = props
  const noun = action === '/ofertas' ? 'oferta' : 'comercio'
  const countOf = ({ commerces, offers = 0 }: ListedCategory) =>
    action === '/ofertas' ? offers : commerces
  const isChosen = (category: ListedCategory) => chosen.some(({ id }) => id === category.id)
  const listed = categories
    .filter((category) => countOf(category) > 0 || isChosen(category))
    .toSorted((one, other) => countOf(other) - countOf(one))
  if (listed.length === 0 && !toggles.some(({ isPressed }) => isPressed)) return null
  const more = listed.slice(INITIAL_COUNT)
  const option = (category: ListedCategory) => (
    <Option key={category.id} name="categoria" value={category.slug} isChosen={isChosen(category)}>
      <span className={`row gap-10 break-anywhere ${styles.words}`}>
        <CategorySymbol category={category.name} size={28} />
        {category.name}
      </span>
      <span className="muted tabular">
        {formatNumber(countOf(category))}
        <span className="visually-hidden"> {countOf(category) === 1 ? noun : `${noun}s`}</span>
      </span>
    </Option>
  )
  return (
    <form
      action={action}
      aria-label="Filtros"
      // Otherwise the back button restores checkboxes of another list.
      autoComplete="off"
      key={[...chosen.map(({ slug }) => slug), ...(facts ?? [])].join()}
      className={`flex gap-8 relative small no-print mb-12 ${styles.chips}`}
      data-filters
    >
      {Object.entries(params).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {toggles.map(
        ({ name, value, isPressed }) =>
          isPressed && <input key={value} type="hidden" name={name} value={value} />,
      )}
      {/* Enter on a checkbox presses the first button of a form: this one, not a chip. */}
      <button type="submit" hidden />
      {before}
      {/* A pressed chip sends '' after the value of its hidden input. The last value counts: the filter is off. */}
      {toggles.map(({ name, value, label, isPressed }) => (
        <Chip key={value} type="submit" {...{ name, isPressed }} value={isPressed ? '' : value}>
          {label}
          {isPressed && <IconX size={20} aria-hidden />}
        </Chip>
      ))}
      {listed.length > 0 && (
        <FilterSheet count={chosen.length + (facts?.length ?? 0)} submitLabel={submitLabel}>
          <fieldset>
            <legend className="visually-hidden">Qué buscas</legend>
            <ul>{listed.slice(0, INITIAL_COUNT).map(option)}</ul>
            {more.length > 0 && (
              <details open={more.some(isChosen)}>
                <summary className="py-12 strong primary underline">
                  Ver las {formatNumber(listed.length)} categorías
                </summary>
                <ul>{more.map(option)}</ul>
              </details>
            )}
          </fieldset>
          {facts && (
            <details open={facts.length > 0}>
              <summary className="py-12 strong primary underline">Acceso, pago y servicios</summary>
              <ul>
                {FILTERED_FACTS.map((name) => (
                  <Option key={name} name="facts" value={name} isChosen={facts.includes(name)}>
                    <span className={styles.words}>{factOf(name).filter}</span>
                  </Option>
                ))}
              </ul>
            </details>
          )}
        </FilterSheet>
      )}
      {order}
    </form>
  )
}

type FilterSheetProps = { count: number; submitLabel: string; children: ReactNode }

function FilterSheet({ count, submitLabel, children }: FilterSheetProps) {
  return (
    <>
      <Chip popoverTarget={POPOVER_ID} isPressed={count > 0}>
        Qué buscas
        {count > 0 && (
          <span className={`px-6 centered ${styles.badge}`}>
            {formatNumber(count)}
            <span className="visually-hidden">{count > 1 ? ' elegidos' : ' elegido'}</span>
          </span>
        )}
        <IconChevronDown size={20} aria-hidden />
      </Chip>
      <div id={POPOVER_ID} popover="auto" className={`surface shadow-modal ${styles.sheet}`}>
        <div className={`row between ${styles.head}`}>
          <h2 className="text-h2-phone">Qué buscas</h2>
          <button
            type="button"
            popoverTarget={POPOVER_ID}
            popoverTargetAction="hide"
            aria-label="Cerrar"
            className="grid place-center tap-square rounded-button"
          >
            <IconX size={24} aria-hidden />
          </button>
        </div>
        <div className={`grow ${styles.options}`}>{children}</div>
        <div className={`line-top ${styles.foot}`}>
          <Button type="submit" isFullWidth>
            {submitLabel}
          </Button>
        </div>
      </div>
    </>
  )
}

type OptionProps = {
  name: 'categoria' | 'facts'
  value: string
  isChosen: boolean
  children: ReactNode
}

function Option({ name, value, isChosen, children }: OptionProps) {
  return (
    <li>
      <label className={`grid align-center gap-12 tap ${styles.option}`}>
        <input
          type="checkbox"
          name={name}
          id={`${name}-${value}`}
          value={value}
          defaultChecked={isChosen}
        />
        {children}
      </label>
    </li>
  )
}
