import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ASSETS = resolve(import.meta.dirname, '../client/assets')
const LINK = /<link nonce="(\w+)" rel="stylesheet" href="\/assets\/([\w.-]+\.css)"[^>]*>/g

/**
 * Inlines the style sheets of a page, with the nonce. Fetching them would cost a slow connection a second
 * round trip before the first paint.
 */
export function inlineStylesheets(html: string, nonce: string): string {
  return html.replace(LINK, (link, marked: string, name: string) =>
    marked === nonce ? `<style nonce="${nonce}">${sheetOf(name)}</style>` : link,
  )
}

/** Cached, because the build does not change. */
const sheets = new Map<string, string>()

function sheetOf(name: string): string {
  const known = sheets.get(name) ?? readFileSync(join(ASSETS, name), 'utf8').trim()
  sheets.set(name, known)
  return known
}
