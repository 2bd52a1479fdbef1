import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { sourceHash } from './content-policy.ts'
import { inlineStylesheets } from './inline-stylesheets.ts'
import { RenderedScripts } from './nonce.tsx'
import { Origin } from './origin.tsx'

/** Renders a static page. `sources` are the hashes for the Content-Security-Policy. */
export function renderStaticPage(context: EntryContext, url: string) {
  const scripts = new Set<string>()
  const html = renderToStaticMarkup(
    <Origin value={new URL(url).origin}>
      <RenderedScripts value={scripts}>
        <ServerRouter context={withoutOtherPages(context)} url={url} />
      </RenderedScripts>
    </Origin>,
  )
  const bodyAt = html.indexOf('<body>')
  const { head, sheetHashes } = inlineStylesheets(html.slice(0, bodyAt), html)
  const body = Buffer.from(`<!DOCTYPE html>${head}${html.slice(bodyAt)}`)
  return { body, sources: { scripts: [...scripts].map(sourceHash), sheets: sheetHashes } }
}

/** Removes what a static page does not need: the hydration data and the routes of other pages. */
function withoutOtherPages(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return { ...context, serverHandoffStream: undefined, manifest: { ...manifest, routes } }
}
