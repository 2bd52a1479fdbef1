import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { ListFiltersSkeleton } from '#web/lists/list-filters-skeleton.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { formatRowRange, pageFromUrl, redirectToPreviousPage } from '#web/lists/paging.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import type { Route } from './+types/user-list.ts'
import { listUsers } from './calls.ts'
import { formatUserCount, ORDERS, optionFor, ROLE_FILTERS, STATE_FILTERS } from './labels.ts'
import { NoUsers } from './no-users.tsx'
import { useManagedUser } from './use-managed-user.ts'
import { UserCards } from './user-cards.tsx'
import { UserChoices } from './user-choices.tsx'
import { UserDialog } from './user-dialog.tsx'
import styles from './user-list.module.css'
import { UserTable } from './user-table.tsx'

export const clientLoader = guarded([ADMINISTRATOR], async ({ request }) => {
  const { searchParams } = new URL(request.url)
  const state = optionFor(STATE_FILTERS, searchParams.get('estado'))
  const role = optionFor(ROLE_FILTERS, searchParams.get('rol'))
  const order = optionFor(ORDERS, searchParams.get('orden'))
  const search = searchParams.get('buscar')?.trim() || undefined
  const page = pageFromUrl(request)
  try {
    const { count, results } = await listUsers({
      state: state.query,
      role: role.query,
      ordering: order.query,
      search,
      page,
    })
    return { state, role, order, search, page, count, users: results }
  } catch (error) {
    throw redirectToPreviousPage(request, error)
  }
})

export function HydrateFallback() {
  return (
    <>
      <ScreenHead title={TITLE} />
      <ListFiltersSkeleton tabs={STATE_FILTERS} choices={2} />
      <RowsSkeleton label="Cargando los usuarios" cards={3} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar los usuarios'
  return <ScreenFailure error={error} heading={TITLE} title={title} />
}

export default function UserList({ loaderData }: Route.ComponentProps) {
  const { state, role, order, search, page, count, users } = loaderData
  const start = useFocusOnNewPage(page, `Usuarios ${formatRowRange(page, count)}`)
  const work = useManagedUser(users, start)
  return (
    <div className={styles.screen}>
      <ScreenHead title={TITLE} lead={`${formatUserCount(count)}.`} leadRef={start} />
      <ListFilters>
        <ListTabs
          tabs={STATE_FILTERS.map((one) => ({ ...one, isCurrent: one.value === state.value }))}
        />
        <ListSearch
          search={search}
          label="Buscar por nombre, email o id"
          placeholder="Nombre, email o id"
          found={formatUserCount(count)}
        />
      </ListFilters>
      <div className={styles.list}>
        <UserChoices role={role.value} order={order.value} />
        {count > 0 && (
          <>
            <UserTable users={users} order={order.value} onManage={work.manage} />
            <UserCards users={users} onManage={work.manage} />
          </>
        )}
      </div>
      {count === 0 && <NoUsers isFiltered={Boolean(state.value || role.value)} search={search} />}
      <Pager page={page} count={count} />
      <UserDialog
        user={work.managed}
        onDone={work.done}
        onStale={work.stale}
        onGone={work.gone}
        onClose={work.close}
      />
    </div>
  )
}

const TITLE = 'Usuarios'
