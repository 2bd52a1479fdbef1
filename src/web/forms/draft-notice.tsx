import { Button } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import styles from './draft-notice.module.css'

type DraftNoticeProps = {
  state: 'none' | 'recovered' | 'cleared' | 'refused'
  onClear: () => void
  onUndo: () => void
  /** What the draft does not contain. */
  note?: string
  /** What 'Empezar de nuevo' has restored. */
  cleared: string
}

/** Says that the form was filled from a draft, or that this device keeps none. */
export function DraftNotice({ state, note, cleared, ...on }: DraftNoticeProps) {
  return (
    <div role="status">
      {state !== 'none' && (
        <div
          className={`grid align-center outlined ok rounded-button gap-4 gap-x-14 ${styles.notice}`}
        >
          <IconHistory size={24} aria-hidden />
          <p>
            <strong>{state === 'cleared' ? cleared : SENTENCES[state]}</strong>{' '}
            {state === 'recovered' && note}
          </p>
          {state === 'recovered' && (
            <Button variant="text" size="small" onClick={on.onClear}>
              Empezar de nuevo
            </Button>
          )}
          {state === 'cleared' && (
            <Button variant="text" size="small" onClick={on.onUndo}>
              Deshacer
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const SENTENCES = {
  recovered: 'Hemos recuperado lo que habías escrito.',
  refused:
    'Tu navegador no deja guardar lo que escribes: no cierres esta página hasta enviarlo. Para guardarlo, deja espacio o permite los datos de este sitio en sus ajustes.',
}
