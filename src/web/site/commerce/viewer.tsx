import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn } from '#web/ui/icons.ts'
import styles from './viewer.module.css'

/** The dialog that shows the photos of a shop; viewer-script.ts fills it. */
export function Viewer({ name }: { name: string }) {
  return (
    <dialog
      data-viewer
      className={`on-wood no-print inset-0 overflow-hidden ${styles.viewer}`}
      aria-label={`Fotos de ${name}`}
    >
      <div className={`row gap-8 ${styles.bar}`}>
        <p data-count role="status" className="grow strong tabular" />
        <button
          type="button"
          data-does="zoom"
          aria-pressed="false"
          className={`grid place-center tap-square rounded-button ${styles.button}`}
        >
          <IconZoomIn size={26} aria-hidden />
          <span className="visually-hidden">Ampliar</span>
        </button>
        <button
          type="button"
          data-does="close"
          className={`grid place-center tap-square rounded-button ${styles.button}`}
        >
          <IconX size={26} aria-hidden />
          <span className="visually-hidden">Cerrar</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lets the keyboard scroll it */}
      <ol data-strip tabIndex={0} aria-label="Fotos" className={`flex ${styles.strip}`} />
      <p data-caption className={`small centered ${styles.caption}`} />
      <button
        type="button"
        data-does="before"
        className={`grid place-center tap-square rounded-button absolute ${styles.button} ${styles.before}`}
      >
        <IconChevronLeft size={30} aria-hidden />
        <span className="visually-hidden">Foto anterior</span>
      </button>
      <button
        type="button"
        data-does="next"
        className={`grid place-center tap-square rounded-button absolute ${styles.button} ${styles.next}`}
      >
        <IconChevronRight size={30} aria-hidden />
        <span className="visually-hidden">Foto siguiente</span>
      </button>
    </dialog>
  )
}
