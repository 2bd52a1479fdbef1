import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderingContext } from './api/server-api.ts'
import { contentPolicy, sourcesWithNonce, stripNonce } from './document/content-policy.ts'
import { Nonce } from './document/nonce.tsx'
import { Origin } from './document/origin.tsx'
import type { PageHandle } from './document/page-handle.ts'
import { renderStaticPage } from './document/render-static-page.tsx'

// Exported because the server must use the same copy as the built pages.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { apiContext, renderingContext } from './api/server-api.ts'
export { openSearchParams } from './document/search-params.ts'

/** Renders the whole page before sending: the policy has hashes of all scripts, because a nonce prevents caching. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const handles = handlesOf(context)
  const isEmbeddable = handles.some((handle) => handle?.isEmbeddable)
  const framedBy = isEmbeddable ? loadContext.get(renderingContext).embedHosts : []
  // Static pages are sent without the framework.
  if (handles.some((handle) => handle?.staticScript) && !import.meta.env.DEV) {
    const { body, sources } = renderStaticPage(context, request.url)
    headers.set('Content-Security-Policy', contentPolicy(sources, false, framedBy))
    // Passed beside the response, because a body in a `Response` would be streamed and copied.
    loadContext.get(renderingContext).body = body
    return new Response(null, { status, headers })
  }
  const nonce = randomBytes(16).toString('hex')
  let finalStatus = status
  const stream = await renderToReadableStream(
    <Origin value={new URL(request.url).origin}>
      <Nonce value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </Nonce>
    </Origin>,
    {
      nonce,
      signal: AbortSignal.timeout(5000),
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set(
    'Content-Security-Policy',
    contentPolicy(sourcesWithNonce(html, nonce), import.meta.env.DEV, framedBy),
  )
  return new Response(stripNonce(html, nonce), { status: finalStatus, headers })
}

function handlesOf({ routeModules, staticHandlerContext }: EntryContext) {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
  return handles as (PageHandle | undefined)[]
}
