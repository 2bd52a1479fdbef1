import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { MarkupStore } from '#contract/rendering.ts'
import { type InlineSources, sourceHash } from './content-policy.ts'
import { inlineStylesheets } from './inline-stylesheets.ts'
import { RenderedScripts } from './nonce.tsx'
import { partsOf, RememberedMarkup } from './remembered.tsx'
import { modulesIn } from './sheet-rules.ts'

/** A page without the framework, and what its policy allows. */
export function renderStaticPage(
  context: EntryContext,
  url: string,
  known: MarkupStore['parts'],
): { body: Buffer; sources: InlineSources } {
  const scripts = new Set<string>()
  const page = { known, used: [] }
  const html = renderToStaticMarkup(
    <RenderedScripts value={scripts}>
      <RememberedMarkup value={page}>
        {/* Nobody reads the data that the framework would start with. */}
        <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
      </RememberedMarkup>
    </RenderedScripts>,
  )
  const bodyAt = html.indexOf('<body>')
  const head = `<!DOCTYPE html>${html.slice(0, bodyAt)}`
  const parts = partsOf(html.slice(bodyAt), page)
  const shown = parts.reduce((all, { modules }) => all.union(modules), modulesIn(head))
  const { parts: headParts, sheets } = inlineStylesheets(head, shown)
  const body = Buffer.concat([...headParts, ...parts.map(({ bytes }) => bytes)])
  return { body, sources: { scripts: [...scripts].map(knownHash), sheets } }
}

/** Of the scripts of the build, which do not change. */
const hashes = new Map<string, string>()

function knownHash(script: string): string {
  const hash = hashes.get(script) ?? sourceHash(script)
  hashes.set(script, hash)
  return hash
}
