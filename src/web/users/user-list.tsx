import { emailForm } from '#contract/auth.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { ListSelect } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import type { Route } from './+types/user-list.ts'
import { inviteUser, listUsers } from './calls.ts'
import { ORDERS, STATE_FILTERS } from './labels.ts'
import { useManagedUser } from './use-managed-user.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserCards, UserTable } from './user-rows.tsx'
import styles from './users.module.css'

const LIST: ListDefinition = {
  title: 'Usuarios',
  items: 'los usuarios',
  counted: ['cuenta', 'cuentas', 'Ninguna cuenta'],
  search: {
    label: 'Buscar por nombre, correo o id',
    placeholder: 'Nombre, correo o id',
    notFound: 'Nadie',
    advice: 'Buscamos en el nombre, el correo y el id. Prueba con menos letras.',
  },
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const state = option('estado', STATE_FILTERS)
  const order = option('orden', ORDERS)
  const query = { state: state.query, ordering: order.query, search, page }
  return { order, ...(await listUsers(query)) }
})

export const HydrateFallback = listSkeleton(
  LIST,
  {},
  { tabs: STATE_FILTERS, choices: <OrderSelect /> },
)
export const ErrorBoundary = screenFailure(LIST)

export default function UserList({ loaderData }: Route.ComponentProps) {
  const { order, count, results: users } = loaderData
  const start = useFocusOnNewPage('Usuarios', loaderData)
  useOnChange(order.name, () => announce(`Orden: ${order.name}`))
  const manager = useManagedUser(users, start)
  const [isInviting = false, setInviting] = useOpenForm<boolean>('invitation')
  const invite = (
    <Button icon={IconMail} aria-haspopup="dialog" onClick={() => setInviting(true)}>
      Invitar
    </Button>
  )
  return (
    <>
      <DefinedList
        definition={LIST}
        list={loaderData}
        lead={`${count === 0 ? 'Ninguna cuenta' : formatCount(count, 'cuenta', 'cuentas')}.`}
        start={start}
        action={invite}
        tabs={STATE_FILTERS}
        choices={<OrderSelect />}
      >
        <UserTable users={users} onManage={manager.manage} />
        <UserCards users={users} onManage={manager.manage} />
      </DefinedList>
      <FormDialog title="Invitar" opened={isInviting} onClose={() => setInviting(false)}>
        <InviteForm />
      </FormDialog>
      <UserDialog manager={manager} />
    </>
  )
}

/** Orders the cards. The table is ordered by its column headings. */
function OrderSelect() {
  return (
    <div className={`mb-16 ${styles.order}`}>
      <ListSelect label="Orden" param="orden" options={ORDERS} />
    </div>
  )
}

function InviteForm() {
  const afterSave = useAfterSave()
  const form = useForm({
    schema: emailForm,
    initial: { email: '' },
    labels: { email: 'Correo electrónico' },
    draft: `invitation-${storedUser()?.id}`,
    send: ({ values }, { key }) => inviteUser(values, key),
    onSuccess: ({ email }) => afterSave(`Hemos invitado a ${email}.`),
  })
  return (
    <DialogForm form={form} send="Invitar" sending="Invitando…">
      <EmailField
        {...form.field('email')}
        help="Le llega un enlace para elegir su contraseña y añadir su comercio."
        autoComplete="off"
      />
    </DialogForm>
  )
}
