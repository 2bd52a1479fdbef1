import { Link } from 'react-router'
import { ROLE_NAMES } from '#contract/roles.ts'
import type { ListedUser, UserOrder } from '#contract/users.ts'
import { useListUrl } from '#web/lists/list-url.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconArrowDown, IconArrowUp } from '#web/ui/icons.ts'
import { COLUMNS, ORDERS } from './labels.ts'
import { ManageButton } from './manage-button.tsx'
import { UserStateChip } from './user-state-chip.tsx'
import styles from './user-table.module.css'

type UserTableProps = {
  users: readonly ListedUser[]
  order: UserOrder
  onManage: (user: ListedUser) => void
}

/** The people as a table, where there is room for one. */
export function UserTable({ users, order, onManage }: UserTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Usuarios</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column.name} column={column} order={order} />
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
            <td className={styles.id}>{user.id}</td>
            <th scope="row" className={styles.name}>
              {user.username}
            </th>
            <td className={styles.email}>
              <EmailAddress>{user.email}</EmailAddress>
            </td>
            <td>{ROLE_NAMES[user.role]}</td>
            <td>
              <UserStateChip user={user} />
            </td>
            <td className={styles.action}>
              <ManageButton user={user} onManage={onManage} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { column: (typeof COLUMNS)[number]; order: UserOrder }

/** A press orders by this column, the next one the other way round. */
function Head({ column: { name, up, down, first }, order }: HeadProps) {
  const addressOf = useListUrl()
  const isUp = order === up
  const isDown = order === down
  const next = isUp || isDown ? (isUp ? down : up) : first === 'up' ? up : down
  const { value } = ORDERS.find(({ asked }) => asked === next)!
  const sorted = isUp ? 'ascending' : isDown ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={sorted}>
      <Link to={addressOf({ orden: value })} replace preventScrollReset className={styles.head}>
        {name}
        {isUp && <IconArrowUp size={20} aria-hidden />}
        {isDown && <IconArrowDown size={20} aria-hidden />}
      </Link>
    </th>
  )
}
