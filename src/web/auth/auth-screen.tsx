import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './auth-screen.module.css'

type AuthScreenProps = {
  title: string
  picture?: ReactNode
  children: ReactNode
}

/** A page with one card for one task, such as choosing a password. */
export function AuthScreen({ title, picture, children }: AuthScreenProps) {
  const sheet = useRef<HTMLElement>(null)
  const lastTitle = useRef(title)
  // When the content is replaced, the focused element is gone: the new title takes the focus.
  useEffect(() => {
    if (lastTitle.current === title) return
    lastTitle.current = title
    sheet.current?.querySelector('h1')?.focus()
    announce(title)
  }, [title])

  return (
    <div className={`grid justify-center ${styles.page}`}>
      <header className="flex tap justify-center">
        <Brand />
      </header>
      <main ref={sheet} id="contenido" className={`card overflow-clip ${styles.sheet}`}>
        {picture && <div className={`frame ${styles.picture}`}>{picture}</div>}
        <div className={`stack gap-20 p-32 ${styles.body}`}>
          <PageTitle className={`text-36 ${styles.title}`}>{title}</PageTitle>
          {children}
        </div>
      </main>
    </div>
  )
}

/** Size in px of the picture's frame in auth-screen.module.css. */
export const FRAME = { w: 320, h: 208 }

export const openPicture = <Facade shop={{ id: 'boceto', name: 'Abierto' }} {...FRAME} />
export const closedPicture = (
  <Facade shop={{ id: 'boceto', name: 'Cerrado' }} closed sign="Cerrado" {...FRAME} />
)
