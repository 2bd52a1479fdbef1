import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'
import styles from './sheet.module.css'

type SheetProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A sheet that slides up from the bottom of a phone. */
export function Sheet({ children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} size="sheet">
      <div className={styles.body}>{children}</div>
    </Modal>
  )
}
