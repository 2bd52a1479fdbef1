import { ROLE_NAMES } from '#contract/roles.ts'
import { type ListedUser, stateOf } from '#contract/users.ts'
import { ListTable, SortHead } from '#web/lists/list-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { buttonIds, COLUMNS, STATES } from './labels.ts'
import styles from './users.module.css'

type UsersProps = { users: readonly ListedUser[]; onManage: (user: ListedUser) => void }

export function UserTable({ users, onManage }: UsersProps) {
  return (
    <ListTable caption="Usuarios" isWide>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortHead key={column.name} column={column} />
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
            <th scope="row" className="strong">
              <span className={`break-anywhere ${styles.name}`}>{user.username}</span>
            </th>
            <td>
              <EmailAddress>{user.email}</EmailAddress>
            </td>
            <td>{ROLE_NAMES[user.role]}</td>
            <td>
              <UserStateChip user={user} />
            </td>
            <td className={styles.action}>
              <ManageButton user={user} onManage={onManage} id={buttonIds(user.id).table} />
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  )
}

export function UserCards({ users, onManage }: UsersProps) {
  return (
    <ul className={`gap-12 ${styles.cards}`}>
      {users.map((user) => (
        <li key={user.id} className={`grid card gap-4 gap-x-12 p-16 ${styles.card}`}>
          <h2 className="small-title strong">{user.username}</h2>
          <p className="full-row">
            <EmailAddress>{user.email}</EmailAddress>
          </p>
          <p className="full-row muted small">
            {ROLE_NAMES[user.role]} <span aria-hidden>·</span> Id {user.id}
          </p>
          <div className={styles.state}>
            <UserStateChip user={user} />
          </div>
          <div className="full-row mt-12">
            <ManageButton
              user={user}
              onManage={onManage}
              id={buttonIds(user.id).card}
              isFullWidth
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type ManageButtonProps = Pick<UsersProps, 'onManage'> & {
  user: ListedUser
  id: string
  isFullWidth?: boolean
}

function ManageButton({ user, onManage, ...button }: ManageButtonProps) {
  return (
    <Button
      {...button}
      variant="soft"
      size="small"
      aria-label={`Gestionar ${user.username}`}
      aria-haspopup="dialog"
      onClick={() => onManage(user)}
    >
      Gestionar
    </Button>
  )
}

export function UserStateChip({ user }: { user: ListedUser }) {
  const state = stateOf(user)
  const { word, tone } = STATES[state]
  return state === 'active' ? word : <StatusChip tone={tone}>{word}</StatusChip>
}
