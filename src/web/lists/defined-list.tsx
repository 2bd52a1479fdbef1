import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { EmptyList } from './empty-list.tsx'
import { ListFilters, ListSearch, ListSelect, ListTabs } from './list-filters.tsx'
import { ListScreen, screenSkeleton } from './list-screen.tsx'
import { useListQuery, useListUrl } from './list-url.ts'

export type ListDefinition = {
  title: string
  /** Name of the items in a sentence: 'los mensajes'. */
  items: string
  above?: ReactNode
  counted: readonly [one: string, many: string, none: string]
  search: {
    label: string
    placeholder: string
    /** Start of the title if a search finds nothing: 'Nadie' in 'Nadie con «tomas»'. Default: 'Nada'. */
    notFound?: string
    /** Advice if a search finds nothing. Default: 'Prueba con menos letras.' */
    advice?: string
  }
  empty?: { title: string; text: string; sign?: string }
}

type FiltersProps = {
  definition: ListDefinition
  count: number
  tabs?: ComponentProps<typeof ListTabs>['tabs']
  select?: ComponentProps<typeof ListSelect>
}

export function DefinedFilters({ definition, count, tabs, select }: FiltersProps) {
  const [one, many, none] = definition.counted
  const found = count === 0 ? none : formatCount(count, one, many)
  return (
    <ListFilters>
      {tabs && <ListTabs tabs={tabs} counted={[one, many]} />}
      {select && <ListSelect {...select} />}
      <ListSearch {...definition.search} found={found} />
    </ListFilters>
  )
}

const DEFAULT_EMPTY = { title: 'Nada por aquí', text: 'Mira si está entre lo demás.' }
/** URL parameters of the filters. '' removes a parameter. */
const NO_FILTERS = { estado: '', tipo: '' }

type EmptyProps = Pick<ComponentProps<typeof EmptyList>, 'hasMainAction' | 'isBelowFilters'> & {
  definition: ListDefinition
  isFiltered: boolean
}

export function DefinedEmpty({ definition, isFiltered, ...look }: EmptyProps) {
  const urlWith = useListUrl()
  const { search } = useListQuery()
  const { notFound = 'Nada', advice = 'Prueba con menos letras.' } = definition.search
  const isSearched = search !== undefined
  const { text, ...words } = isSearched
    ? { title: `${notFound} con «${search}»`, text: advice }
    : (!isFiltered && definition.empty) || DEFAULT_EMPTY
  // With a search and a filter, the search may find something without the filter.
  const link = isFiltered
    ? { to: urlWith(NO_FILTERS), name: 'Ver lo demás' }
    : isSearched && { to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }
  return (
    <EmptyList {...words} link={link || undefined} {...look}>
      {text}
    </EmptyList>
  )
}

type ListProps = Pick<FiltersProps, 'definition' | 'tabs' | 'select'> &
  Pick<EmptyProps, 'hasMainAction'> &
  Omit<ComponentProps<typeof ListScreen>, 'title' | 'back' | 'filters' | 'empty'> & {
    choices?: ReactNode
  }

export const listSkeleton = (
  definition: ListDefinition,
  rows: Parameters<typeof screenSkeleton>[1],
  { choices, ...filters }: Pick<ListProps, 'tabs' | 'select' | 'choices'> = {},
) =>
  screenSkeleton(
    definition,
    rows,
    <>
      <DefinedFilters definition={definition} count={0} {...filters} />
      {choices}
    </>,
  )

export function DefinedList({ definition, choices, hasMainAction, ...props }: ListProps) {
  const { tabs, select, ...screen } = props
  const { count } = screen.list
  const { search } = useListQuery()
  const [params] = useSearchParams()
  const isFiltered = Object.keys(NO_FILTERS).some((name) => params.has(name))
  const hasFilters = tabs !== undefined || count > 0 || isFiltered || search !== undefined
  return (
    <ListScreen
      {...screen}
      title={definition.title}
      back={definition.above}
      filters={
        hasFilters && (
          <>
            <DefinedFilters definition={definition} count={count} tabs={tabs} select={select} />
            {choices}
          </>
        )
      }
      empty={
        <DefinedEmpty
          definition={definition}
          isFiltered={isFiltered}
          hasMainAction={hasMainAction}
        />
      }
    />
  )
}
