import { OWNER, ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import type { StoredUser } from '#web/api/session.ts'
import { Mark } from '#web/ui/drawing.tsx'
import styles from './layout.module.css'

export function Person({ user }: { user: StoredUser | undefined }) {
  const role = roleNumber(user?.role)
  return (
    <span className={`row gap-12 min-w-0 ${styles.person}`}>
      {user && role === OWNER ? (
        <Mark shop={{ id: user.id, name: user.username }} size={48} />
      ) : (
        <span className={`grid place-center flex-none tap-square ${styles.initial}`} aria-hidden>
          {[...(user?.username ?? '')][0]?.toLocaleUpperCase('es')}
        </span>
      )}
      <span className="grid min-w-0">
        <span className="ellipsis strong leading-13">{user?.username}</span>
        <span className="visually-hidden">, </span>
        <span className={`ellipsis leading-13 ${styles.role}`}>{role && ROLE_NAMES[role]}</span>
      </span>
    </span>
  )
}
