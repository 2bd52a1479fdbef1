import type { RouterContextProvider } from 'react-router'
import { ASK_HEIGHT } from '#contract/embedding.ts'
import { renderingContext } from '#web/api/server-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'

/** Handle of a page that other websites may show in a frame. */
export const embeddedPage: PageHandle = {
  searchParams: ['tema'],
  staticScript: `(${startEmbedded})(${JSON.stringify(ASK_HEIGHT)})`,
  isListed: false,
  isEmbeddable: true,
}

export const hostsFor = (context: Readonly<RouterContextProvider>) =>
  context.get(renderingContext).embedHosts

/**
 * Sends the height of this page to the page around it, whenever it changes, if that page asks and its host is allowed.
 * The function is inlined in the page, so it must only use its parameters.
 */
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
