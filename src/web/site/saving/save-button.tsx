import { Button } from '#web/ui/button.tsx'
import { IconBookmark } from '#web/ui/icons.ts'
import styles from './save-button.module.css'
import { type SavedKind, savedKey } from './saved-list.ts'

/** Saves a shop or an offer on this device, or removes a saved shop or offer (saved-page.ts). */
export function SaveButton({ kind, id, name }: { kind: SavedKind; id: number; name?: string }) {
  return (
    <>
      <Button
        variant="outline"
        data-does="save"
        data-saved-keys={savedKey(kind, id)}
        className={`scripts-only no-print ${styles.button!}`}
        icon={IconBookmark}
      >
        <span className={styles.words}>
          <span className={styles.save}>Guardar</span>
          <span className={styles.saved}>Guardado</span>
        </span>
        {name && <span className="visually-hidden"> {name}</span>}
      </Button>
      <SavedNote />
    </>
  )
}

/** An empty line in which saved-page.ts shows what the previous button has done. */
export function SavedNote() {
  return <p role="status" data-saved-note className="no-print full-width" />
}
