import { useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { DialogBody, DialogFooter, FormDialog } from '#web/dialogs/form-dialog.tsx'
import {
  ListChoices,
  ListFilters,
  ListSearch,
  ListSelect,
  ListTabs,
} from '#web/lists/list-filters.tsx'
import { useListQuery, useListUrl } from '#web/lists/list-url.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconFilter, IconX } from '#web/ui/icons.ts'
import styles from './commerce-list.module.css'
import { OFFICE_ORDERS, ORDERS, parseQuery, STATES } from './parse-query.ts'

type CommerceFiltersProps = {
  count: number
  categories: readonly Category[]
  /** Whether the list contains the shops of all owners; then the search also finds owners. */
  isOffice: boolean
}

export function CommerceFilters({ count, categories, isOffice }: CommerceFiltersProps) {
  const { state, category } = parseQuery(useListQuery())
  const [isOpen, setOpen] = useState(false)
  const urlWith = useListUrl()
  const categoryOptions = categories.map(({ id, name }) => ({ name, value: String(id) }))
  const chosenCategory = categoryOptions.find(({ value }) => value === String(category))
  const countText = count === 0 ? 'Ningún comercio' : formatCount(count, 'comercio', 'comercios')
  const chosen = [
    ...(state.value === '' ? [] : [{ ...state, param: 'estado' }]),
    ...(chosenCategory ? [{ ...chosenCategory, param: 'categoria' }] : []),
  ]
  const categorySelect = (
    <ListSelect
      label="Categoría"
      param="categoria"
      options={[{ name: 'Todas las categorías', value: '' }, ...categoryOptions]}
    />
  )
  const orderSelect = (
    <ListSelect label="Orden" param="orden" options={isOffice ? OFFICE_ORDERS : ORDERS} />
  )
  return (
    <>
      <ListFilters>
        <ListTabs tabs={STATES} className="no-phone" />
        <ListSearch
          label={
            isOffice ? 'Buscar comercio, calle, teléfono o persona' : 'Buscar entre tus comercios'
          }
          placeholder={isOffice ? 'Comercio, calle o persona' : 'Nombre, calle o teléfono'}
          found={countText}
        />
      </ListFilters>
      <ListChoices>
        <div className="no-phone">{categorySelect}</div>
        <div className={`no-phone ${isOffice ? styles.order : ''}`}>{orderSelect}</div>
        <div className="phone-only flex wrap gap-8">
          <Button variant="outline" size="small" icon={IconFilter} onClick={() => setOpen(true)}>
            Filtros
          </Button>
          {chosen.map(({ param, name }) => (
            <ButtonLink
              key={param}
              to={urlWith({ [param]: '' })}
              variant="soft"
              size="small"
              icon={IconX}
              aria-label={`Quitar ${name}`}
            >
              {name}
            </ButtonLink>
          ))}
        </div>
      </ListChoices>
      <FormDialog title="Filtros" opened={isOpen} onClose={() => setOpen(false)}>
        <DialogBody>
          <div className="grid gap-16">
            <ListSelect label="Estado" param="estado" options={STATES} />
            {categorySelect}
            {orderSelect}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => setOpen(false)}>
            {count === 0 ? countText : `Ver ${countText}`}
          </Button>
        </DialogFooter>
      </FormDialog>
    </>
  )
}
