import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './message-screen.module.css'
import { PublicHeader } from './plain-header.tsx'

type MessageProps = { title: string; sentence: ReactNode; action: ReactNode; picture: ReactNode }

/** A whole screen that says one thing and offers one way on. */
export function MessageScreen(message: MessageProps) {
  return (
    <>
      <PublicHeader />
      <main id="contenido" className={styles.screen}>
        <Message {...message} />
      </main>
    </>
  )
}

/** The same, for a place that has its frame already. */
export function Message({ title, sentence, action, picture }: MessageProps) {
  return (
    <div className={styles.message}>
      <div className={styles.words}>
        <PageTitle className={styles.title}>{title}</PageTitle>
        <p className={styles.sentence}>{sentence}</p>
        {action}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  )
}
