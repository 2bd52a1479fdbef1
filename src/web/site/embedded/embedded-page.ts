import type { RouterContextProvider } from 'react-router'
import { ASK_HEIGHT } from '#contract/embedding.ts'
import { renderingContext } from '#web/api/server-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startEmbedded } from './embedded-script.ts'

/** Handle of a page that other websites may show in a frame. */
export const embeddedPage: PageHandle = {
  searchParams: ['tema'],
  staticScript: `(${startEmbedded})(${JSON.stringify(ASK_HEIGHT)})`,
  isListed: false,
  isEmbeddable: true,
}

export const hostsFor = (context: Readonly<RouterContextProvider>) =>
  context.get(renderingContext).embedHosts
