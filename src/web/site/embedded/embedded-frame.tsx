import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'

type EmbeddedFrameProps = {
  /** The hosts of the pages that may show it. */
  hosts: readonly string[]
  title: string
  /** Below it: where there is more. */
  more: { path: string; words: string }
  children?: ReactNode
}

/** What is around it belongs to somebody else: no header, and links open the directory beside it. */
export function EmbeddedFrame({ hosts, title, more, children }: EmbeddedFrameProps) {
  return (
    <main id="contenido" className="stack gap-16 p-16" data-hosts={hosts.join(' ')}>
      <PageTitle className="title">{title}</PageTitle>
      {children}
      <p className="small">
        <OutLink path={more.path}>{more.words}</OutLink>
      </p>
    </main>
  )
}

export function OutLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (en otra pestaña)</span>
    </a>
  )
}
