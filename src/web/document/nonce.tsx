import { createContext, useContext } from 'react'

/** Marks our own scripts while a page is rendered on the server. */
export const Nonce = createContext<string | undefined>(undefined)

/** An inline script of ours; its hash goes into the page's policy. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(Nonce)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}
