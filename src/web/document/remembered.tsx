import { type ComponentType, createContext, createElement, useContext } from 'react'
import type { Markup, MarkupStore } from '#contract/rendering.ts'
import { modulesIn } from './sheet-rules.ts'

/** Of a static page while it is rendered: what is known already, and what it uses, in the order of the document. */
type PageMarkup = {
  known: MarkupStore['parts']
  used: { key: string; markup: Markup | undefined }[]
}

export const RememberedMarkup = createContext<PageMarkup | undefined>(undefined)

/** Stands around a part, or where a known one goes, until the page is put together. */
const TAG = 'remembered-markup'
const CLOSING = `</${TAG}>`

/**
 * A component that static pages render once for the same props: a card stands in many lists, and most cards of a
 * list stay as they are when it changes. Its props must be JSON, and all that it shows beside what the site says of
 * itself and the day (`scope` of the store). None may hold another, nor what React writes into the head of the page: a
 * title, or a photo that loads at once.
 */
export function remembered<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Remembered(props: Props) {
    const page = useContext(RememberedMarkup)
    if (page === undefined) return <Component {...props} />
    const key = JSON.stringify([name, props])
    const markup = page.known.get(key)
    page.used.push({ key, markup })
    return createElement(TAG, null, markup ? null : <Component {...props} />)
  }
}

/** The parts that may be used for what a page shows: none of another scope. */
export function partsIn(scope: string, markup: MarkupStore): MarkupStore['parts'] {
  if (scope !== markup.scope) markup.parts.clear()
  markup.scope = scope
  return markup.parts
}

/** A rendered page in parts: those that are remembered, and what stands between them. `modules` are those of all. */
export function partsOf(
  html: string,
  { known, used }: PageMarkup,
): { parts: Uint8Array[]; modules: Set<string> } {
  const parts: Uint8Array[] = []
  let between = ''
  const add = (text: string) => {
    between += text
    parts.push(Buffer.from(text))
  }
  const all = new Set<string>()
  let at = 0
  for (const { key, markup } of used) {
    const opening = html.indexOf(`<${TAG}>`, at)
    const start = opening + TAG.length + 2
    const end = html.indexOf(CLOSING, start)
    add(html.slice(at, opening))
    const part = markup ?? markupOf(html.slice(start, end))
    if (markup === undefined) known.set(key, part)
    parts.push(part.bytes)
    for (const hash of part.modules) all.add(hash)
    at = end + CLOSING.length
  }
  add(html.slice(at))
  for (const hash of modulesIn(between)) all.add(hash)
  return { parts, modules: all }
}

function markupOf(html: string): Markup {
  return { bytes: Buffer.from(html), modules: modulesIn(html) }
}
