import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { EmptyList } from './empty-list.tsx'
import { ListFilters, ListSearch, ListTabs } from './list-filters.tsx'
import { ListScreen } from './list-screen.tsx'
import { ListSelect } from './list-select.tsx'
import { useListUrl } from './list-url.ts'

/** Texts for an empty list. `link` is the label of a link to the list without filters. */
export type Empty = { title: string; text: string; sign?: string; link?: string }

/** Texts of a list screen, by which it differs from others. */
export type ListDefinition = {
  title: string
  /** Name of the items in a sentence: 'los mensajes'. */
  items: string
  above?: ReactNode
  /** Words for the number of items: singular, plural, none. */
  counted: readonly [one: string, many: string, none: string]
  search: {
    label: string
    placeholder: string
    /** Start of the title if a search finds nothing: 'Nadie' in 'Nadie con «tomas»'. Default: 'Nada'. */
    none?: string
    /** Explains what was searched, and what else to try. */
    nothing: string
  }
  /** Texts if the list is empty without a filter or search. */
  empty?: Empty
}

type FiltersProps = {
  definition: ListDefinition
  list: { search?: string | undefined; count: number }
  tabs?: ComponentProps<typeof ListTabs>['tabs']
  current?: string
  select?: ComponentProps<typeof ListSelect>
}

/** The tabs of a list, or a select instead, and its search. */
export function DefinedFilters({ definition, list, tabs, current = '', select }: FiltersProps) {
  const [one, many, none] = definition.counted
  const found = list.count === 0 ? none : formatCount(list.count, one, many)
  return (
    <ListFilters>
      {tabs && <ListTabs tabs={tabs} current={current} counted={[one, many]} />}
      {select && <ListSelect {...select} />}
      <ListSearch {...definition.search} search={list.search} found={found} />
    </ListFilters>
  )
}

const FILTERED = { title: 'Nada por aquí', text: 'Mira si está entre lo demás.', link: 'Ver todo' }
/** URL parameters of other filters. '' removes a parameter. */
const NO_FILTERS = { tipo: '', persona: '', rol: '' }

type EmptyProps = Pick<ComponentProps<typeof EmptyList>, 'hasMainAction' | 'isBelowFilters'> & {
  definition: ListDefinition
  search: string | undefined
  /** Texts for the state that is shown. */
  ofState?: Empty | undefined
}

/** Explains why nothing is listed, with a link to more of the list. */
export function DefinedEmpty({ definition, search, ofState, ...look }: EmptyProps) {
  const urlWith = useListUrl()
  const [params] = useSearchParams()
  const isFiltered = useIsFiltered()
  const { none = 'Nada', nothing } = definition.search
  const ofAll = isFiltered ? FILTERED : (ofState ?? definition.empty ?? FILTERED)
  // The search may find something without the filter.
  const wider = isFiltered || params.has('estado') ? ofAll.link : undefined
  const { title, text, link, ...sign } =
    search === undefined
      ? ofAll
      : { title: `${none} con «${search}»`, text: nothing, link: wider ?? 'Quitar la búsqueda' }
  const isWidened = search === undefined || wider !== undefined
  const to = urlWith(isWidened ? { estado: '', ...NO_FILTERS } : { buscar: '' })
  return (
    <EmptyList title={title} {...sign} link={link ? { to, name: link } : undefined} {...look}>
      {text}
    </EmptyList>
  )
}

type ListProps = Pick<FiltersProps, 'definition' | 'tabs' | 'current' | 'select'> &
  Pick<EmptyProps, 'ofState' | 'hasMainAction'> &
  Pick<ComponentProps<typeof ListScreen>, 'lead' | 'start' | 'action' | 'foot' | 'children'> & {
    list: FiltersProps['list'] & { page: number }
    /** Further filters below tabs and search. */
    choices?: ReactNode
    /** Whether to show the filters. Default: if there are tabs or items, or the list is filtered. */
    hasFilters?: boolean
  }

/** A list screen whose heading, filters and texts come from the definition. */
export function DefinedList(listProps: ListProps) {
  const { definition, list, choices, ofState, hasMainAction, ...props } = listProps
  const { tabs, current, select, ...screen } = props
  const isAsked = useIsFiltered() || list.search !== undefined
  const { hasFilters = tabs !== undefined || list.count > 0 || isAsked } = props
  const filters = { definition, list, tabs, current, select }
  return (
    <ListScreen
      {...screen}
      title={definition.title}
      back={definition.above}
      list={list}
      filters={
        hasFilters && (
          <>
            <DefinedFilters {...filters} />
            {choices}
          </>
        )
      }
      empty={
        <DefinedEmpty
          definition={definition}
          search={list.search}
          ofState={ofState}
          hasMainAction={hasMainAction}
        />
      }
    />
  )
}

/** Returns whether the list is filtered, apart from the state. */
function useIsFiltered(): boolean {
  const [params] = useSearchParams()
  return Object.keys(NO_FILTERS).some((name) => params.has(name))
}
