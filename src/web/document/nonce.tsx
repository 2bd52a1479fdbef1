import { createContext, useContext } from 'react'

/** Marks our own scripts while a hydrated page is rendered on the server. */
export const Nonce = createContext<string | undefined>(undefined)

/** Collects our own scripts while a static page is rendered, which is done at once and in one pass. */
export const RenderedScripts = createContext<Set<string> | undefined>(undefined)

/** An inline script of ours; its hash goes into the page's policy. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(Nonce)
  useContext(RenderedScripts)?.add(code)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}
