import type { InboxKind } from '#contract/inbox.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import styles from './inbox.module.css'
import { useShortcuts } from './shortcuts.ts'

const KEYS: readonly [keys: readonly string[], effect: string][] = [
  [['↑', '↓'], 'Ir a lo de antes o lo de después (también K y J)'],
  [['A'], 'Aceptar, dar por bueno o escribir la respuesta'],
  [['R'], 'Rechazar, preguntar al dueño o dejarlo como está'],
  [['L'], 'Dejarlo para mañana a las 8:00'],
  [['Ctrl', '↵'], 'Enviar lo que has escrito'],
  [['Esc'], 'Salir del campo en el que escribes'],
  [['Ctrl', 'Z'], 'Deshacer lo último'],
  [['1', '…', '7'], 'Ver todo o una sola clase'],
  [['?'], 'Ver estas teclas'],
]

/** What the keys A and R do with an item of each kind. */
const EFFECTS: Record<InboxKind, [a: string, r?: string]> = {
  application: ['aceptar', 'rechazar'],
  change: ['aceptar', 'rechazar'],
  message: ['responder'],
  report: ['corregido', 'dejarlo como está'],
  appeal: ['darle la razón', 'mantener'],
  suggestion: ['añadir', 'no añadir'],
  unconfirmed: ['dar por bueno', 'preguntar'],
}

type KeysBarProps = { openKind: InboxKind | undefined; hasLater: boolean; onHelp: () => void }

/** The most important shortcuts. Hidden if there is no mouse, and so probably no keyboard. */
export function KeysBar({ openKind, hasLater, onHelp }: KeysBarProps) {
  const areShortcutsOn = useShortcuts()
  const [a, r] = openKind ? EFFECTS[openKind] : []
  return (
    <div className={`row wrap gap-4 gap-x-20 muted text-tiny ${styles.keys}`}>
      {areShortcutsOn && (
        <ul className="row wrap gap-4 gap-x-20" aria-label="Teclas">
          <Key keys={['↑', '↓']}>moverse</Key>
          {a && <Key keys={['A']}>{a}</Key>}
          {r && <Key keys={['R']}>{r}</Key>}
          {hasLater && <Key keys={['L']}>luego</Key>}
          <Key keys={['Ctrl', 'Z']}>deshacer</Key>
        </ul>
      )}
      <button
        type="button"
        className={`pointer inherit-color ml-auto ${styles.help}`}
        onClick={onHelp}
      >
        <kbd aria-hidden>?</kbd> Todas las teclas
      </button>
    </div>
  )
}

function Key({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <li>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{' '}
      {children}
    </li>
  )
}

export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <FormDialog title="Teclas de la bandeja" opened={opened} onClose={onClose}>
      <dl className={`grid gap-10 ${styles.allKeys}`}>
        {KEYS.map(([keys, effect]) => (
          <div className="grid align-center gap-12" key={effect}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small mt-20">
        Las letras solas se pueden apagar en Configuración, abajo a la izquierda.
      </p>
    </FormDialog>
  )
}
