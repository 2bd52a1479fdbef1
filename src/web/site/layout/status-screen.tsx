import { StatusMessage, type StatusMessageProps } from '#web/ui/status-message.tsx'
import { PlainHeader } from './plain-header.tsx'
import styles from './status-screen.module.css'

/** A StatusMessage as a full page. */
export function StatusScreen(message: StatusMessageProps) {
  return (
    <>
      <PlainHeader />
      <main id="contenido" className={`grid align-center ${styles.screen}`}>
        <StatusMessage {...message} />
      </main>
    </>
  )
}
