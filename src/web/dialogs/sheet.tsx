import type { ReactNode } from 'react'
import styles from './modal.module.css'
import { Modal } from './modal.tsx'

type SheetProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A sheet that slides up from the bottom of a phone. */
export function Sheet({ children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} size="sheet">
      <div className={styles.contents}>{children}</div>
    </Modal>
  )
}
