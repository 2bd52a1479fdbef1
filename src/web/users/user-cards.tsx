import { ROLE_NAMES } from '#contract/roles.ts'
import type { ListedUser } from '#contract/users.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { ManageButton, manageIds } from './manage-button.tsx'
import { UserStateChip } from './user-state-chip.tsx'
import styles from './users.module.css'

type UserCardsProps = { users: readonly ListedUser[]; onManage: (user: ListedUser) => void }

/** The users as cards, which CSS shows if a table does not fit. */
export function UserCards({ users, onManage }: UserCardsProps) {
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
            <ManageButton user={user} onManage={onManage} id={manageIds(user.id)[1]} isFullWidth />
          </div>
        </li>
      ))}
    </ul>
  )
}
