import styles from './order-note.module.css'

/** Below a list: that its order is not for sale, and what decides it. */
export function OrderNote() {
  return (
    <p className={styles.note}>
      Nadie paga por salir antes. <a href="/como-ordenamos">Cómo ordenamos</a>
    </p>
  )
}
