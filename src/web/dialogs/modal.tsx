import { Dialog } from '@base-ui/react/dialog'
import { createContext, type ReactNode, useRef } from 'react'
import { IconX } from '#web/ui/icons.ts'
import { CloseOnBack } from './close-on-back.tsx'
import styles from './modal.module.css'
import { useReauthentication } from './reauthentication.ts'

export const CloseDialog = createContext(() => {})

type ModalProps = {
  title: ReactNode
  opened: boolean
  /** Without `onClose` only buttons of the content close the dialog. */
  onClose?: () => void
  onGone?: (() => void) | undefined
  size?: 'small' | 'medium' | 'wide' | 'sheet'
  children: ReactNode
}

/** A dialog, on phones a sheet from the bottom. It focuses `[data-autofocus]`, else its first field or heading. */
export function Modal({ title, opened, onClose, onGone, size = 'medium', children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  // The reauthentication (a dialog without `onClose`) covers other dialogs: Escape and Back must not close them.
  const isCovered = useReauthentication() !== undefined && onClose !== undefined
  return (
    <Dialog.Root
      open={opened}
      // Unlike `true` it does not hide toasts from screen readers. global.css locks the page's scroll.
      modal="trap-focus"
      onOpenChange={() => !isCovered && onClose?.()}
      onOpenChangeComplete={(open) => !open && onGone?.()}
      // A form must not close when a click misses a button that has just moved.
      disablePointerDismissal={size !== 'sheet'}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={`inset-0 ${styles.backdrop}`} />
        <Dialog.Viewport
          className={`inset-0 flex align-center justify-center ${styles.viewport}`}
          data-size={size}
        >
          <Dialog.Popup
            ref={popup}
            className={`flex column min-w-0 overflow-hidden rounded-card surface shadow-modal ${styles.dialog}`}
            aria-modal
            initialFocus={() => firstFocus(popup.current!)}
          >
            {opened && !isCovered && <CloseOnBack onClose={onClose ?? stay} />}
            <div className={`row between gap-16 flex-none ${styles.head}`}>
              <Dialog.Title tabIndex={-1}>{title}</Dialog.Title>
              {onClose && (
                <Dialog.Close
                  className={`grid place-center flex-none sunken rounded-button ${styles.close}`}
                  aria-label="Cerrar"
                >
                  <IconX size={26} aria-hidden />
                </Dialog.Close>
              )}
            </div>
            <CloseDialog value={onClose ?? stay}>{children}</CloseDialog>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function focusFirst(): void {
  firstFocus(document.querySelector<HTMLElement>('[role="dialog"]')!)?.focus()
}

function firstFocus(popup: HTMLElement): HTMLElement | null {
  return (
    popup.querySelector<HTMLElement>('[data-autofocus]') ??
    [...popup.querySelectorAll<HTMLElement>(FIELD)].find((field) => field.checkVisibility()) ??
    popup.querySelector('h2')
  )
}

const FIELD =
  'form :is(input, select, textarea):not([type="file"], [type="hidden"], [type="range"], [tabindex="-1"])'

/** The back button does nothing in a dialog without `onClose`. */
function stay() {}

/** A modal that slides up from the bottom at any width. */
export function Sheet({ children, ...modal }: Omit<ModalProps, 'size' | 'onGone'>) {
  return (
    <Modal {...modal} size="sheet">
      <div className={styles.contents}>{children}</div>
    </Modal>
  )
}
