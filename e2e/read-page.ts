import { serverUrl } from '../tools/shared-servers.ts'

export type JsonLd = Record<string, unknown>

/** Reads a public page as a search engine does: status, metadata, structured data and links. */
export async function read(path: string) {
  const answer = await fetch(new URL(path, serverUrl('demo')), { redirect: 'manual' })
  const html = await answer.text()
  const attribute = (pattern: RegExp) => decoded(pattern.exec(html)?.[1])
  return {
    status: answer.status,
    html,
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    meta: (property: string) =>
      attribute(new RegExp(`<meta property="${property}" content="([^"]*)"`)),
    things: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]): JsonLd => JSON.parse(json!),
    ),
    links: [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => decoded(href)!),
  }
}

export function decoded(text: string | undefined): string | undefined {
  const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
  return text?.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_all, name: string) => signs[name]!)
}

export async function sitemapUrls(): Promise<string[]> {
  const xml = await (await fetch(`${serverUrl('demo')}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => decoded(address)!)
}
