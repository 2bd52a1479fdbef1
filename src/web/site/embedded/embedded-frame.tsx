import type { ReactNode } from 'react'
import { ASK_HEIGHT } from '#contract/embedding.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

export const embeddedPage: PageHandle = {
  searchParams: ['tema'],
  staticScript: `(${startEmbedded})(${JSON.stringify(ASK_HEIGHT)})`,
  isListed: false,
  isEmbeddable: true,
}

type EmbeddedFrameProps = {
  /** Hosts that may embed the page. */
  hosts: readonly string[]
  title: string
  moreLink: { path: string; words: string }
  children?: ReactNode
}

export function EmbeddedFrame({ hosts, title, moreLink, children }: EmbeddedFrameProps) {
  return (
    <main id="contenido" className="stack gap-16 p-16" data-hosts={hosts.join(' ')}>
      <PageTitle className="title">{title}</PageTitle>
      {children}
      <p className="small">
        <OutLink path={moreLink.path}>{moreLink.words}</OutLink>
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

export function ErrorBoundary() {
  const moreLink = { path: '/directorio', words: 'Ver los comercios del pueblo' }
  return (
    <EmbeddedFrame hosts={[]} title="Ahora no podemos mostrarlo" moreLink={moreLink}>
      <p>Puede que ya no esté en el directorio.</p>
    </EmbeddedFrame>
  )
}

/** Sends the height of this page to the embedding page, if its host is allowed. Inlined, so it must only use its parameter. */
function startEmbedded(askHeight: string): void {
  const content = document.querySelector<HTMLElement>('[data-hosts]')
  if (!content) return
  const hosts = (content.dataset.hosts ?? '').split(' ')
  let parentOrigin: string | undefined
  const sendHeight = () => {
    if (parentOrigin)
      parent.postMessage(Math.ceil(content.getBoundingClientRect().height), parentOrigin)
  }
  addEventListener('message', ({ data, source, origin }) => {
    const isNamed = hosts.some((host) => [`https://${host}`, `http://${host}`].includes(origin))
    if (source !== parent || data !== askHeight || !isNamed) return
    if (!parentOrigin) new ResizeObserver(sendHeight).observe(content)
    parentOrigin = origin
    sendHeight()
  })
  document.documentElement.dataset.site = 'started'
}
