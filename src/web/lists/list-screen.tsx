import type { ComponentProps, ReactNode, RefObject } from 'react'
import { MainAction } from '#web/screens/main-action.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { ListFiltersSkeleton } from './list-filters-skeleton.tsx'
import { Pager } from './pager.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

type ListScreenProps = Pick<
  ComponentProps<typeof ScreenHead>,
  'title' | 'lead' | 'tab' | 'isWide'
> & {
  /** How many there are on all pages, and which page this is, if the list has pages. */
  list: { count: number; page?: number }
  /** The sentence below the heading, of `useFocusOnNewPage`. */
  start: RefObject<HTMLParagraphElement | null>
  /** The main action: beside the heading, and on phones above the bottom bar. */
  action?: ReactNode
  /** There is nothing at all, whatever was asked for: `empty` has the action. */
  isBlank?: boolean
  filters?: ReactNode
  /** Stands in place of the list where `count` is 0. */
  empty: ReactNode
  /** Above the heading. */
  back?: ReactNode
  /** Below the pager. */
  foot?: ReactNode
  /** What can be done with the chosen rows: takes the place of the main action at the foot. */
  selectionBar?: ReactNode
  children: ReactNode
}

/** A screen that manages a list: heading, filters, the list or why it is empty, and its pages. */
export function ListScreen(props: ListScreenProps) {
  const { title, lead, tab, isWide, start, action, isBlank, children } = props
  const { count, page } = props.list
  return (
    <>
      {props.back}
      <ScreenHead
        title={title}
        tab={tab}
        lead={lead}
        leadRef={start}
        action={!isBlank && action}
        isWide={isWide}
      />
      <div className={isWide ? undefined : 'max-w-1120 container'}>
        {props.filters}
        {count === 0 ? props.empty : children}
      </div>
      {page !== undefined && <Pager page={page} count={count} />}
      {props.foot}
      {props.selectionBar || (action && <MainAction>{action}</MainAction>)}
    </>
  )
}

/** What a screen is called: by its heading, and in a sentence ('los mensajes'). */
type ScreenNames = {
  title: string
  items: string
  /** Above the heading. */
  above?: ReactNode
}

/** The `HydrateFallback` of a screen of rows: the silhouettes of its filters, if it has any, and of its rows. */
export function screenSkeleton(
  { title, items, above }: ScreenNames,
  rows: Omit<ComponentProps<typeof RowsSkeleton>, 'label'>,
  filters?: ComponentProps<typeof ListFiltersSkeleton>,
) {
  return () => (
    <>
      {above}
      <ScreenHead title={title} />
      {filters && <ListFiltersSkeleton {...filters} />}
      <RowsSkeleton label={`Cargando ${items}`} {...rows} />
    </>
  )
}

/** The `ErrorBoundary` of a screen: why it could not be loaded, and another try. */
export function screenFailure({ title, items, above }: ScreenNames) {
  return ({ error }: { error: unknown }) => (
    <>
      {above}
      <ScreenFailure error={error} heading={title} title={`No hemos podido cargar ${items}`} />
    </>
  )
}
