import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { foldAccents } from '#contract/fold-accents.ts'
import { Field, useFieldIds } from '../forms/field.tsx'
import { announce } from '../ui/announcer.tsx'
import { CategorySymbol } from '../ui/drawing.tsx'
import { IconCheck, IconChevronDown, IconX } from '../ui/icons.ts'
import styles from './category-picker.module.css'

type CategoryPickerProps = {
  id: string
  label: string
  help?: string
  error?: string
  categories: Category[]
  chosen: number[]
  onChange: (ids: number[]) => void
}

/** Several categories as chips, chosen from a list that narrows while one types (ARIA 1.2 combobox). */
export function CategoryPicker(props: CategoryPickerProps) {
  const { id, label, help, error, chosen } = props
  const ids = useFieldIds(id, help, error)
  const input = useRef<HTMLInputElement>(null)
  const state = useCategoryPicker(props)
  const { list, picker, query, isOpen, found, picked, current } = state
  return (
    <Field label={label} help={help} error={error} ids={ids}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees the focus leave */}
      <div
        ref={picker}
        className={styles.picker}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) state.close()
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the input in it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys */}
        <div
          className={`row wrap relative gap-8 rounded-field ${styles.box}`}
          data-bad={error ? true : undefined}
          onClick={() => input.current?.focus()}
        >
          {picked.map((category) => (
            <Chip
              key={category.id}
              category={category}
              onRemove={() => {
                state.toggle(category)
                input.current?.focus()
              }}
            />
          ))}
          <input
            {...ids.control}
            ref={input}
            className={styles.input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={current && `${list}-${current.id}`}
            autoComplete="off"
            spellCheck={false}
            // Escape closes the list, and not the dialog around it.
            data-mantine-stop-propagation={isOpen}
            placeholder={picked.length === 0 ? 'Busca o elige…' : 'Añadir otra…'}
            value={query}
            onChange={(event) => state.search(event.target.value)}
            onClick={() => state.open(0)}
            onKeyDown={state.onKeyDown}
          />
          <IconChevronDown className={styles.chevron} size={22} aria-hidden />
        </div>
        <div className={`surface rounded-field ${styles.list}`} hidden={!isOpen}>
          <div
            id={list}
            role="listbox"
            aria-label="Opciones"
            aria-multiselectable
            className={styles.options}
          >
            {found.map((category) => (
              <Option
                key={category.id}
                id={`${list}-${category.id}`}
                category={category}
                isChosen={chosen.includes(category.id)}
                isActive={category === current}
                onToggle={state.toggle}
              />
            ))}
          </div>
          <button
            type="button"
            tabIndex={-1}
            className={styles.done}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => state.setOpen(false)}
          >
            Listo
          </button>
          {found.length === 0 && <p className={styles.noMatch}>No hay ninguna con ese nombre.</p>}
        </div>
      </div>
    </Field>
  )
}

/** What is open, walked to and chosen in the picker. */
function useCategoryPicker({
  categories,
  chosen,
  onChange,
}: Pick<CategoryPickerProps, 'categories' | 'chosen' | 'onChange'>) {
  const list = useId()
  const picker = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = categories.filter(({ name }) =>
    foldAccents(name).includes(foldAccents(query).trim()),
  )
  const picked = chosen.flatMap((one) => categories.find(({ id }) => id === one) ?? [])
  const current = isOpen ? found[Math.min(active, found.length - 1)] : undefined

  // The whole list comes into view; above the keyboard of a phone there is little room for it.
  useEffect(() => {
    const isPhone = matchMedia('(max-width: 47.99em)').matches
    if (isOpen) picker.current?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' })
  }, [isOpen])

  function toggle({ id, name }: Category) {
    const isChosen = chosen.includes(id)
    onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
    setActive(categories.findIndex((category) => category.id === id))
    announce(isChosen ? `${name}, quitada` : `${name}, añadida`)
    setQuery('')
  }

  function open(at: number) {
    setOpen(true)
    setActive(at)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && query === '' && picked.length > 0) toggle(picked.at(-1)!)
    if (event.key === 'Escape' && isOpen) return setOpen(false)
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) toggle(current)
      else open(0)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (isOpen) move(Math.min(active, found.length - 1) + step)
    else open(step > 0 ? 0 : found.length - 1)
  }

  function move(to: number) {
    const index = (to + found.length) % found.length
    if (Number.isNaN(index)) return
    setActive(index)
    document.getElementById(`${list}-${found[index]!.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    setOpen(false)
    setQuery('')
  }

  function search(words: string) {
    setQuery(words)
    open(0)
  }

  return {
    list,
    picker,
    query,
    isOpen,
    setOpen,
    found,
    picked,
    current,
    toggle,
    open,
    close,
    search,
    onKeyDown,
  }
}

function Chip({ category, onRemove }: { category: Category; onRemove: () => void }) {
  return (
    <span className={styles.chip}>
      <CategorySymbol category={category.name} size={28} />
      {category.name}
      <button
        type="button"
        className={`grid place-center tap rounded-chip ${styles.remove}`}
        aria-label={`Quitar ${category.name}`}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </span>
  )
}

type OptionProps = {
  id: string
  category: Category
  isChosen: boolean
  isActive: boolean
  onToggle: (category: Category) => void
}

function Option({ id, category, isChosen, isActive, onToggle }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={`row gap-12 ${styles.option}`}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(category)}
    >
      <CategorySymbol category={category.name} size={30} />
      {category.name}
      {isChosen && <IconCheck size={22} aria-hidden />}
    </div>
  )
}
