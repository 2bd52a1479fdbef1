import { randomBytes } from 'node:crypto'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderingContext } from './api/server-api.ts'
import { contentPolicy, stripNonce } from './document/content-policy.ts'
import { inlineStylesheets } from './document/inline-stylesheets.ts'
import { Nonce } from './document/nonce.tsx'
import type { PageHandle } from './document/page-handle.ts'

// The server must use the copy that the pages were built with.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { apiContext, renderingContext } from './api/server-api.ts'
export { openSearchParams } from './document/search-params.ts'

/**
 * Renders a page completely before answering: its policy lists the hashes of its scripts, so that the
 * answer can be cached, unlike one with a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = randomBytes(16).toString('hex')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isStaticPage(context) && !import.meta.env.DEV) {
    const page = renderToStaticMarkup(
      // Nobody reads the data that the framework would start with.
      pageOf(request, { ...context, serverHandoffStream: undefined }, nonce),
    )
    const html = inlineStylesheets(`<!DOCTYPE html>${page}`, nonce)
    headers.set('Content-Security-Policy', contentPolicy(html, nonce, false))
    // Handed over as it is: a body of a response would be encoded, streamed and copied.
    loadContext.get(renderingContext).html = stripNonce(html, nonce)
    return new Response(null, { status, headers })
  }
  let answered = status
  const stream = await renderToReadableStream(pageOf(request, context, nonce), {
    nonce,
    signal: AbortSignal.timeout(renderTimeout),
    onError(error) {
      answered = 500
      console.error(error)
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('Content-Security-Policy', contentPolicy(html, nonce, import.meta.env.DEV))
  return new Response(stripNonce(html, nonce), { status: answered, headers })
}

function pageOf(request: Request, context: EntryContext, nonce: string) {
  return (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>
  )
}

/** Whether it is sent without the framework, which would load the style sheets anyway. */
function isStaticPage({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  return (handles as (PageHandle | undefined)[]).some((handle) => handle?.staticScript)
}

/** In ms; pages wait for all their data. */
const renderTimeout = 5000
