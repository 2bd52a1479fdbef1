import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'

type EmbeddedFrameProps = {
  /** Hosts whose pages may show it in a frame. */
  hosts: readonly string[]
  title: string
  more: { path: string; words: string }
  children?: ReactNode
}

/** The layout of embedded pages: no header, and links open the directory outside of the frame. */
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

const MORE = { path: '/directorio', words: 'Ver los comercios del pueblo' }

/** The error page inside a frame: as small as the other embedded pages. */
export function ErrorBoundary() {
  return (
    <EmbeddedFrame hosts={[]} title="Ahora no podemos mostrarlo" more={MORE}>
      <p>Puede que ya no esté en el directorio.</p>
    </EmbeddedFrame>
  )
}
