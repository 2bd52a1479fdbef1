import type { ReactNode } from 'react'
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
        <ViewerButton does="zoom" label="Ampliar" isPressed={false}>
          <IconZoomIn size={26} aria-hidden />
        </ViewerButton>
        <ViewerButton does="close" label="Cerrar">
          <IconX size={26} aria-hidden />
        </ViewerButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lets the keyboard scroll it */}
      <ol data-strip tabIndex={0} aria-label="Fotos" className={`flex ${styles.strip}`} />
      <p data-caption className={`small centered ${styles.caption}`} />
      <ViewerButton does="before" label="Foto anterior">
        <IconChevronLeft size={30} aria-hidden />
      </ViewerButton>
      <ViewerButton does="next" label="Foto siguiente">
        <IconChevronRight size={30} aria-hidden />
      </ViewerButton>
    </dialog>
  )
}

type ViewerButtonProps = {
  does: 'zoom' | 'close' | 'before' | 'next'
  label: string
  isPressed?: boolean
  children: ReactNode
}

function ViewerButton({ does, label, isPressed, children }: ViewerButtonProps) {
  return (
    <button
      type="button"
      data-does={does}
      aria-pressed={isPressed}
      className={`grid place-center tap-square rounded-button ${styles.button}`}
    >
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
