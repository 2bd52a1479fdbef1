import type { UserOrder } from '#contract/users.ts'
import { ListChoices } from '#web/lists/list-filters.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { ListSelect } from '#web/lists/list-select.tsx'
import { useOrderAnnounced } from '#web/lists/use-order-announced.ts'
import { ORDERS, ROLE_FILTERS } from './labels.ts'
import styles from './users.module.css'

type UserChoicesProps = {
  /** Value of the URL parameter. */
  role: string
  order: ListOption<UserOrder>
}

/** Selects for the role and the order of the list. */
export function UserChoices({ role, order }: UserChoicesProps) {
  useOrderAnnounced(order.name)
  return (
    <ListChoices>
      <ListSelect label="Rol" param="rol" value={role} options={ROLE_FILTERS} />
      <div className={styles.order}>
        <ListSelect label="Orden" param="orden" value={order.value} options={ORDERS} />
      </div>
    </ListChoices>
  )
}
