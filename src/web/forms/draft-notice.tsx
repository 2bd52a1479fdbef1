import { Button } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import styles from './draft-notice.module.css'

type DraftNoticeProps = {
  state: 'none' | 'recovered' | 'cleared'
  onClear: () => void
  onUndo: () => void
  /** What the draft does not contain. */
  note?: string
  /** What 'Empezar de nuevo' has restored. */
  cleared: string
}

/** Says that the form was filled from a draft. */
export function DraftNotice({ state, note, cleared, ...on }: DraftNoticeProps) {
  return (
    <div role="status">
      {state !== 'none' && (
        <div className={styles.notice}>
          <IconHistory size={24} aria-hidden />
          {state === 'recovered' ? (
            <p>
              <strong>Hemos recuperado lo que habías escrito.</strong> {note}
            </p>
          ) : (
            <p>
              <strong>{cleared}</strong>
            </p>
          )}
          {state === 'recovered' ? (
            <Button variant="text" size="small" onClick={on.onClear}>
              Empezar de nuevo
            </Button>
          ) : (
            <Button variant="text" size="small" onClick={on.onUndo}>
              Deshacer
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
