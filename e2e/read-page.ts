import { type SharedServer, serverUrl } from '../tools/shared-servers.ts'

export type JsonLd = Record<string, unknown>

/** Reads a public page as a search engine does: status, metadata, structured data and links. */
export async function read(path: string, server: SharedServer = 'demo') {
  const answer = await fetch(new URL(path, serverUrl(server)), { redirect: 'manual' })
  const html = await answer.text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const anchors = anchorsIn(html)
  const attribute = (pattern: RegExp) => decoded(pattern.exec(html)?.[1])
  return {
    status: answer.status,
    html,
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    heading: attribute(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.replaceAll(/<[^>]*>/g, ''),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    meta: (property: string) =>
      attribute(new RegExp(`<meta property="${property}" content="([^"]*)"`)),
    things: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]): JsonLd => JSON.parse(json!),
    ),
    text: textOf(main),
    cards: [...main.matchAll(/<article[\s\S]*?<(h[23])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , name]) => textOf(name!),
    ),
    links: anchors.map(([href]) => href),
    footer: anchorsIn(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''),
    /** Returns the address of the first link with these words. */
    hrefOf: (words: string) => anchors.find(([, name]) => name === words)?.[0],
  }
}

/** Returns the address and the words of each link in some HTML. */
const anchorsIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, inner]) => [decoded(href)!, textOf(inner!)] as const,
  )

/** Returns the text of some HTML. */
export const textOf = (html: string): string =>
  decoded(html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ''))!

export function decoded(text: string | undefined): string | undefined {
  const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
  return text?.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_all, name: string) => signs[name]!)
}

export async function sitemapUrls(): Promise<string[]> {
  const xml = await (await fetch(`${serverUrl('demo')}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => decoded(address)!)
}

/** Returns the words of a page's main part, with a space for each tag and for any white space. */
export function wordsOf(html: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(html)!
  const bare = main.replaceAll(/<!--.*?-->|<(script|style)[\s\S]*?<\/\1>/g, '')
  return decoded(bare.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))!
}
