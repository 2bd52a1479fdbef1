import { ROLE_NAMES } from '#contract/roles.ts'
import type { ListedUser } from '#contract/users.ts'
import { ListTable, SortHead } from '#web/lists/list-table.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { COLUMNS } from './labels.ts'
import { ManageButton, manageIds } from './manage-button.tsx'
import { UserStateChip } from './user-state-chip.tsx'
import styles from './users.module.css'

type UserTableProps = {
  users: readonly ListedUser[]
  /** The present value of the URL parameter. */
  order: string
  onManage: (user: ListedUser) => void
}

/** The users as a table, which CSS shows if it fits. */
export function UserTable({ users, order, onManage }: UserTableProps) {
  return (
    <ListTable caption="Usuarios">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortHead key={column.name} column={column} order={order} />
          ))}
          <th scope="col">Estado</th>
          <th scope="col">
            <span className="visually-hidden">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td className="muted tabular">{user.id}</td>
            <th scope="row" className="strong break-anywhere">
              {user.username}
            </th>
            <td className="break-anywhere">
              <EmailAddress>{user.email}</EmailAddress>
            </td>
            <td>{ROLE_NAMES[user.role]}</td>
            <td>
              <UserStateChip user={user} />
            </td>
            <td className={styles.action}>
              <ManageButton user={user} onManage={onManage} id={manageIds(user.id)[0]} />
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  )
}
