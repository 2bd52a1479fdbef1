import { ADMINISTRATOR } from '#contract/roles.ts'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { DefinedList, type ListDefinition } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import type { Route } from './+types/user-list.ts'
import { listUsers } from './calls.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { formatUserCount, ORDERS, ROLE_FILTERS, STATE_FILTERS } from './labels.ts'
import { useManagedUser } from './use-managed-user.ts'
import { UserCards } from './user-cards.tsx'
import { UserChoices } from './user-choices.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserTable } from './user-table.tsx'

const LIST: ListDefinition = {
  title: 'Usuarios',
  items: 'los usuarios',
  counted: ['cuenta', 'cuentas', 'Ninguna cuenta'],
  search: {
    label: 'Buscar por nombre, correo o id',
    placeholder: 'Nombre, correo o id',
    none: 'Nadie',
    nothing: 'Buscamos en el nombre, el correo y el id. Prueba con menos letras.',
  },
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const state = option('estado', STATE_FILTERS)
  const role = option('rol', ROLE_FILTERS)
  const order = option('orden', ORDERS)
  const query = { state: state.query, role: role.query, ordering: order.query, search, page }
  return { state, role, order, ...(await listUsers(query)) }
})

export const HydrateFallback = screenSkeleton(LIST, {}, { tabs: STATE_FILTERS, choices: 2 })
export const ErrorBoundary = screenFailure(LIST)

export default function UserList({ loaderData }: Route.ComponentProps) {
  const { state, role, order, count, results: users } = loaderData
  const start = useFocusOnNewPage('Usuarios', loaderData)
  const work = useManagedUser(users, start)
  const [isInviting, setInviting] = useOpenForm<boolean>()
  const afterSave = useAfterSave(() => setInviting(undefined))
  const invite = (
    <Button icon={IconMail} onClick={() => setInviting(true)}>
      Invitar
    </Button>
  )
  return (
    <>
      <DefinedList
        definition={LIST}
        list={loaderData}
        lead={`${formatUserCount(count)}.`}
        start={start}
        action={invite}
        tabs={STATE_FILTERS}
        current={state.value}
        choices={<UserChoices role={role.value} order={order} />}
      >
        <UserTable users={users} order={order.value} onManage={work.manage} />
        <UserCards users={users} onManage={work.manage} />
      </DefinedList>
      <UserDialog
        user={work.managed}
        onDone={work.done}
        onStale={work.stale}
        onGone={work.gone}
        onClose={work.close}
      />
      <InviteDialog
        opened={isInviting === true}
        onInvited={({ email }) => afterSave(`Hemos invitado a ${email}.`)}
        onClose={() => setInviting(undefined)}
      />
    </>
  )
}
