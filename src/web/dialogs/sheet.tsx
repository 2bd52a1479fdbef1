import type { ReactNode } from 'react'
import styles from './modal.module.css'
import { Modal } from './modal.tsx'

type SheetProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A modal that slides up from the bottom at any width. */
export function Sheet({ children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} size="sheet">
      <div className={styles.contents}>{children}</div>
    </Modal>
  )
}
