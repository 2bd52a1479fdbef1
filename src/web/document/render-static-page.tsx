import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { type InlineSources, sourceHash } from './content-policy.ts'
import { inlineStylesheets } from './inline-stylesheets.ts'
import { RenderedScripts } from './nonce.tsx'

/** A page without the framework, and what its policy allows. */
export function renderStaticPage(
  context: EntryContext,
  url: string,
): { body: Buffer; sources: InlineSources } {
  const scripts = new Set<string>()
  const page = renderToStaticMarkup(
    <RenderedScripts value={scripts}>
      {/* Nobody reads the data that the framework would start with. */}
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
    </RenderedScripts>,
  )
  const { body, sheets } = inlineStylesheets(`<!DOCTYPE html>${page}`)
  return { body, sources: { scripts: [...scripts].map(knownHash), sheets } }
}

/** Of the scripts of the build, which do not change. */
const hashes = new Map<string, string>()

function knownHash(script: string): string {
  const hash = hashes.get(script) ?? sourceHash(script)
  hashes.set(script, hash)
  return hash
}
