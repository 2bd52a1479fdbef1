import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import styles from './status-message.module.css'

export type StatusMessageProps = {
  title: string
  sentence: ReactNode
  action: ReactNode
  picture: ReactNode
}

export function StatusMessage({ title, sentence, action, picture }: StatusMessageProps) {
  return (
    <div className={`grid align-center ${styles.message}`}>
      <div className={styles.words}>
        <PageTitle className={styles.title}>{title}</PageTitle>
        <p className={styles.sentence}>{sentence}</p>
        {action}
      </div>
      <div className={`full-width overflow-clip ${styles.picture}`}>{picture}</div>
    </div>
  )
}
