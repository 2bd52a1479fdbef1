import { Button } from './button.tsx'
import { IconCloudOff, IconRefresh } from './icons.ts'
import styles from './list-error.module.css'

type ListErrorProps = { title: string; children: string; retrying?: boolean; onRetry: () => void }

/** Shown for a list that failed to load, with a retry. */
export function ListError({ title, children, retrying, onRetry }: ListErrorProps) {
  return (
    <div role="alert" className="cluster gap-12 card py-22 px-20">
      <IconCloudOff size={28} aria-hidden />
      <div className={`min-w-0 ${styles.words}`}>
        <h2 className={styles.title}>{title}</h2>
        <p className="note">{children}</p>
        <Button
          variant="outline"
          size="small"
          icon={IconRefresh}
          isBusy={retrying}
          busyLabel="Cargando…"
          onClick={onRetry}
        >
          Reintentar
        </Button>
      </div>
    </div>
  )
}
