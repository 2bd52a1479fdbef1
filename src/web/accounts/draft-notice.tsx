import { Button } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import styles from './draft-notice.module.css'

type DraftNoticeProps = {
  state: 'none' | 'recovered' | 'emptied'
  onStartAgain: () => void
  onUndo: () => void
}

/** Says where the words in the form come from. */
export function DraftNotice({ state, onStartAgain, onUndo }: DraftNoticeProps) {
  return (
    <div role="status">
      {state !== 'none' && (
        <div className={styles.notice}>
          <IconHistory size={24} aria-hidden />
          {state === 'recovered' ? (
            <p>
              <strong>Hemos recuperado lo que habías escrito.</strong> La contraseña no la
              guardamos: escríbela otra vez.
            </p>
          ) : (
            <p>
              <strong>El formulario está vacío.</strong>
            </p>
          )}
          {state === 'recovered' ? (
            <Button variant="text" size="small" onClick={onStartAgain}>
              Empezar de nuevo
            </Button>
          ) : (
            <Button variant="text" size="small" onClick={onUndo}>
              Deshacer
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
