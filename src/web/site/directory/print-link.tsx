import styles from './directory-route.module.css'

/** Below a list, where there is a printer: on desktops. */
export function PrintLink({ to }: { to: string }) {
  return (
    <p className={`no-print mt-32 ${styles.print}`}>
      <a href={to}>Imprimir la lista</a>
    </p>
  )
}
