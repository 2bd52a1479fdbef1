import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './auth-screen.module.css'

type AccountScreenProps = {
  title: string
  /** Bleeds to the edges of the sheet. */
  picture?: ReactNode
  children: ReactNode
}

/** A small sheet with one task: confirm, ask for a link, choose a password. */
export function AuthScreen({ title, picture, children }: AccountScreenProps) {
  const sheet = useRef<HTMLElement>(null)
  const shown = useRef(title)
  // What stood here has gone, and with it the focus: the new title takes it and is read.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    sheet.current?.querySelector('h1')?.focus()
    announce(title)
  }, [title])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main ref={sheet} id="contenido" className={styles.sheet}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.body}>
          <PageTitle className={styles.title}>{title}</PageTitle>
          {children}
        </div>
      </main>
    </div>
  )
}
