import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceHash } from './content-policy.ts'

const ASSETS = resolve(import.meta.dirname, '../client/assets')
/** React Router ends the address of a sheet that something loaded later needs too with «#». */
const LINK = /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)#?"[^>]*>/g

/**
 * Inlines the style sheets that the head of a page links to. Fetching them would cost a slow connection a
 * second round trip before the first paint. `sheets` are their hashes for the policy.
 */
export function inlineStylesheets(html: string): { body: Buffer; sheets: string[] } {
  const parts: Buffer[] = []
  const sheets: string[] = []
  let end = 0
  // The body, which is long, is not searched.
  const head = html.slice(0, html.indexOf('</head>'))
  for (const { 0: link, 1: name, index } of head.matchAll(LINK)) {
    const { element, hash } = sheetOf(name!)
    parts.push(Buffer.from(html.slice(end, index)), element)
    sheets.push(hash)
    end = index + link.length
  }
  parts.push(Buffer.from(html.slice(end)))
  return { body: Buffer.concat(parts), sheets }
}

type Sheet = { element: Buffer; hash: string }

/** Cached, because the build does not change. */
const known = new Map<string, Sheet>()

function sheetOf(name: string): Sheet {
  const css = () => readFileSync(join(ASSETS, name), 'utf8').trim()
  const sheet = known.get(name) ?? inlined(css())
  known.set(name, sheet)
  return sheet
}

function inlined(css: string): Sheet {
  return { element: Buffer.from(`<style>${css}</style>`), hash: sourceHash(css) }
}
