import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { contentPolicy, stripNonce } from './document/content-policy.ts'
import { inlineStylesheets } from './document/inline-stylesheets.ts'
import { Nonce } from './document/nonce.tsx'
import type { PageHandle } from './document/page-handle.ts'

// The server must use the copy that the pages were built with.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { apiContext } from './api/server-api.ts'

/**
 * Renders a page completely before answering: its policy lists the hashes of its scripts, so that the
 * answer can be cached, unlike one with a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let answered = status
  const nonce = randomBytes(16).toString('hex')
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeout),
      onError(error) {
        answered = 500
        console.error(error)
      },
    },
  )
  await stream.allReady
  const page = await new Response(stream).text()
  const html = isStaticPage(context) && !import.meta.env.DEV ? inlineStylesheets(page, nonce) : page

  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentPolicy(html, nonce, import.meta.env.DEV))
  return new Response(stripNonce(html, nonce), { status: answered, headers })
}

/** Whether it is sent without the framework, which would load the style sheets anyway. */
function isStaticPage({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  return (handles as (PageHandle | undefined)[]).some((handle) => handle?.staticScript)
}

/** In ms; pages wait for all their data. */
const renderTimeout = 5000
