import { ListChoices } from '#web/lists/list-filters.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { useOrderAnnounced } from '#web/lists/use-order-announced.ts'
import { ORDERS, optionFor, ROLE_FILTERS } from './labels.ts'
import styles from './user-choices.module.css'

/** Which roles the list shows and in what order, by their values in the address. */
export function UserChoices({ role, order }: { role: string; order: string }) {
  useOrderAnnounced(optionFor(ORDERS, order).name)
  return (
    <ListChoices>
      <ListSelect label="Rol" param="rol" value={role} options={ROLE_FILTERS} />
      <div className={styles.order}>
        <ListSelect label="Orden" param="orden" value={order} options={ORDERS} />
      </div>
    </ListChoices>
  )
}
