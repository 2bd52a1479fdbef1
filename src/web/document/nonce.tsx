import { createContext, useContext } from 'react'

/** Marks, while a page is rendered on the server, the scripts that are ours. */
export const Nonce = createContext<string | undefined>(undefined)

/** A script of ours that runs where it stands; its hash goes into the page's policy. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(Nonce)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}
