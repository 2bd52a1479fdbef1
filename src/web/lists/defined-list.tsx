import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { EmptyList } from './empty-list.tsx'
import { ListFilters, ListSearch, ListTabs } from './list-filters.tsx'
import { ListSelect } from './list-select.tsx'
import { useListUrl } from './list-url.ts'

/** Said where nothing is listed; `link` leads to the list without its states. */
export type Empty = { title: string; text: string; sign?: string; link?: string }

/** All that tells one list from another, but for its rows. */
export type ListDefinition = {
  title: string
  /** In a sentence: 'los mensajes'. */
  items: string
  /** Above the heading. */
  above?: ReactNode
  /** What is counted: one, many, and none of it. */
  counted: readonly [one: string, many: string, none: string]
  search: {
    label: string
    placeholder: string
    /** 'Nadie' con «tomas»; 'Nada' unless it says something else. */
    none?: string
    /** Where it looked, and what else to try. */
    nothing: string
  }
  /** Of the list as it is asked for first, if nothing may be there. */
  empty?: Empty
}

type FiltersProps = {
  definition: ListDefinition
  list: { search?: string | undefined; count: number }
  tabs?: ComponentProps<typeof ListTabs>['tabs']
  current?: string
  select?: ComponentProps<typeof ListSelect>
}

/** Its states or kinds, and its search. */
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
/** Its filters beside the states, by their parameters of the address; '' asks for none. */
const NO_FILTERS = { tipo: '', persona: '', rol: '' }

type EmptyProps = Pick<ComponentProps<typeof EmptyList>, 'hasMainAction' | 'isBelowFilters'> & {
  definition: ListDefinition
  search: string | undefined
  /** What the state that is listed says of itself. */
  ofState?: Empty | undefined
}

/** Why nothing is listed, and the way to more of the list. */
export function DefinedEmpty({ definition, search, ofState, ...look }: EmptyProps) {
  const urlWith = useListUrl()
  const [params] = useSearchParams()
  const isFiltered = Object.keys(NO_FILTERS).some((name) => params.has(name))
  const { none = 'Nada', nothing } = definition.search
  const ofAll = isFiltered ? FILTERED : (ofState ?? definition.empty ?? FILTERED)
  // What is searched may be among the rest.
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
