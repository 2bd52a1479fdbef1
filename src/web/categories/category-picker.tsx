import { Combobox } from '@base-ui/react/combobox'
import { useRef } from 'react'
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
  chosenIds: number[]
  onChange: (ids: number[]) => void
}

export function CategoryPicker(props: CategoryPickerProps) {
  const { id, label, help, error, categories, chosenIds, onChange } = props
  const ids = useFieldIds(id, help, error)
  const picker = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useRef<Combobox.Root.Actions>(null)
  const chosen = chosenIds.flatMap((chosenId) => categories.find(({ id }) => id === chosenId) ?? [])

  function choose(next: Category[]) {
    const added = next.find((category) => !chosen.includes(category))
    const removed = chosen.find((category) => !next.includes(category))
    announce(added ? `${added.name}, añadida` : `${removed!.name}, quitada`)
    onChange(next.map(({ id }) => id))
  }

  return (
    <Field label={label} help={help} error={error} ids={ids}>
      <Combobox.Root
        multiple
        autoHighlight
        items={categories}
        value={chosen}
        onValueChange={(next, { reason }) => {
          // While the combobox is closed, Escape would remove all chosen categories.
          if (reason !== 'escape-key') choose(next)
        }}
        itemToStringLabel={({ name }) => name}
        filter={matchesQuery}
        actionsRef={combobox}
      >
        <div ref={picker} className="relative">
          <Combobox.InputGroup
            className={`row wrap relative gap-8 rounded-field field-box min-h-54 ${styles.box}`}
            data-bad={error ? true : undefined}
          >
            {chosen.map((category) => (
              <Chip
                key={category.id}
                category={category}
                onRemove={() => {
                  choose(chosen.filter((other) => other !== category))
                  input.current?.focus()
                }}
              />
            ))}
            <Combobox.Input
              {...ids.control}
              ref={input}
              className={`min-w-0 px-8 ${styles.input}`}
              spellCheck={false}
              placeholder={chosen.length === 0 ? 'Busca o elige…' : 'Añadir otra…'}
            />
            <IconChevronDown className={styles.chevron} size={22} aria-hidden />
          </Combobox.InputGroup>
          <Combobox.Portal container={picker}>
            <Combobox.Positioner className={styles.place} sideOffset={6} align="start">
              <Combobox.Popup className="surface rounded-field overflow-clip outlined shadow">
                <Combobox.Empty className={`muted ${styles.noMatch}`}>
                  No hay ninguna con ese nombre.
                </Combobox.Empty>
                <Combobox.List className={styles.options} aria-label="Opciones">
                  {(category: Category) => (
                    <Combobox.Item
                      key={category.id}
                      value={category}
                      className={`hover-sunken row gap-12 px-16 py-4 min-h-52 pointer ${styles.option}`}
                    >
                      <CategorySymbol category={category.name} size={30} />
                      {category.name}
                      <Combobox.ItemIndicator className="ml-auto">
                        <IconCheck size={22} aria-hidden />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
                <button
                  type="button"
                  tabIndex={-1}
                  className="phone-only surface strong primary full-width line-top min-h-52"
                  onClick={() => combobox.current?.close()}
                >
                  Listo
                </button>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </div>
      </Combobox.Root>
    </Field>
  )
}

const matchesQuery = ({ name }: Category, query: string) =>
  foldAccents(name).includes(foldAccents(query).trim())

function Chip({ category, onRemove }: { category: Category; onRemove: () => void }) {
  return (
    <span
      className={`inline-row gap-8 small strong sunken tap rounded-chip outlined ${styles.chip}`}
    >
      <CategorySymbol category={category.name} size={28} />
      {category.name}
      <button
        type="button"
        className={`inset-focus grid place-center tap rounded-chip ${styles.remove}`}
        aria-label={`Quitar ${category.name}`}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </span>
  )
}
