import type { ComponentProps, ReactNode, RefObject } from 'react'
import { MainAction } from '#web/screens/main-action.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Pager } from './pager.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

type ListScreenProps = Pick<
  ComponentProps<typeof ScreenHead>,
  'title' | 'lead' | 'tab' | 'isWide'
> & {
  list: { count: number; page?: number }
  /** The paragraph below the heading, from `useFocusOnNewPage`. */
  start: RefObject<HTMLParagraphElement | null>
  action?: ReactNode
  /** Whether there are no items even without a filter. Then `empty` contains the action. */
  isBlank?: boolean
  filters?: ReactNode
  empty: ReactNode
  back?: ReactNode
  foot?: ReactNode
  /** Replaces the action above the bottom bar of phones while rows are chosen. */
  selectionBar?: ReactNode
  children: ReactNode
}

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

type ScreenNames = {
  title: string
  items: string
  above?: ReactNode
}

/** Returns the `HydrateFallback` of a screen: filters that are inert, and placeholders for rows. */
export function screenSkeleton(
  { title, items, above }: ScreenNames,
  rows: Omit<ComponentProps<typeof RowsSkeleton>, 'label'>,
  filters?: ReactNode,
) {
  return () => (
    <>
      {above}
      <ScreenHead title={title} />
      <div inert className="max-w-1120 container">
        {filters}
      </div>
      <RowsSkeleton label={`Cargando ${items}`} {...rows} />
    </>
  )
}

/** Returns the `ErrorBoundary` of a screen: why loading failed, and a retry. */
export function screenFailure({ title, items, above }: ScreenNames) {
  return ({ error }: { error: unknown }) => (
    <>
      {above}
      <ScreenFailure error={error} heading={title} problem={`No hemos podido cargar ${items}`} />
    </>
  )
}
