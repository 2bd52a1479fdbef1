import { useEffect, useRef } from 'react'
import { ListChoices } from '#web/lists/list-filters.tsx'
import { ListSelect } from '#web/lists/list-select.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { askedOf, ORDERS, ROLE_FILTERS } from './labels.ts'
import styles from './user-choices.module.css'

/** Which roles the list shows and in what order, by their values in the address. */
export function UserChoices({ role, order }: { role: string; order: string }) {
  useOrderAnnounced(order)
  return (
    <ListChoices>
      <ListSelect label="Rol" param="rol" value={role} options={ROLE_FILTERS} />
      <div className={styles.order}>
        <ListSelect label="Orden" param="orden" value={order} options={ORDERS} />
      </div>
    </ListChoices>
  )
}

function useOrderAnnounced(order: string) {
  const last = useRef(order)
  useEffect(() => {
    if (last.current === order) return
    last.current = order
    announce(`Orden: ${askedOf(ORDERS, order).name}`)
  }, [order])
}
