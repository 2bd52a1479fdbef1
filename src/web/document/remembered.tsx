import { type ComponentType, createContext, createElement, useContext } from 'react'
import type { Markup, MarkupStore } from '#contract/rendering.ts'

/** Of a static page while it is rendered: what is known already, and what it uses, in the order of the document. */
export type PageMarkup = {
  known: MarkupStore['parts']
  used: { key: string; markup: Markup | undefined }[]
}

export const RememberedMarkup = createContext<PageMarkup | undefined>(undefined)

/** Stands around a part, or where a known one goes, until the page is put together. */
export const PART_TAG = 'remembered-markup'

/**
 * A component that static pages render once for the same props: a card stands in many lists, and most cards of a
 * list stay as they are when it changes. Its props must be JSON, and all that it shows beside what the site says of
 * itself and the day (`scope` of the store). None may hold another, nor what React writes into the head of the page: a
 * title, or a photo that loads at once. `keyOf` tells it apart from all other parts.
 */
export function remembered<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  keyOf = (props: Props) => JSON.stringify([name, props]),
) {
  return function Remembered(props: Props) {
    const page = useContext(RememberedMarkup)
    if (page === undefined) return <Component {...props} />
    const key = keyOf(props)
    const markup = page.known.get(key)
    page.used.push({ key, markup })
    return createElement(PART_TAG, null, markup ? null : <Component {...props} />)
  }
}

/** The parts that may be used for what a page shows: none of another scope. */
export function partsIn(scope: string, markup: MarkupStore): MarkupStore['parts'] {
  if (scope !== markup.scope) markup.parts.clear()
  markup.scope = scope
  return markup.parts
}
