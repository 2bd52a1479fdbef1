import { Button } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import styles from './draft-notice.module.css'

type DraftNoticeProps = {
  state: 'none' | 'recovered' | 'cleared' | 'refused'
  onClear: () => void
  onUndo: () => void
  /** Says what the draft does not contain. */
  note?: string
  /** Text that is shown after 'Empezar de nuevo'. */
  cleared: string
}

/** Says that the form was filled from a draft, or that this device cannot store one. */
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
