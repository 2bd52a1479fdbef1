import { createContext, useContext } from 'react'

/** The nonce of our own inline scripts while a hydrated page is rendered on the server. */
export const Nonce = createContext<string | undefined>(undefined)

/** Collects our own inline scripts while a static page is rendered. */
export const RenderedScripts = createContext<Set<string> | undefined>(undefined)

/** Renders an inline script of ours; its hash or nonce becomes part of the page's policy. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(Nonce)
  useContext(RenderedScripts)?.add(code)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}
