/**
 * Runs in the page: finds what overflows its right or left edge, except what scrolls or is clipped on purpose, grids
 * narrower than their columns, words that overflow their box, and short words that are broken.
 */
export function findOverflow(): string[] {
  // With letters twice as large a phone has no space for longer words.
  const longest = getComputedStyle(document.documentElement).fontSize === '32px' ? 12 : 14
  const { scrollWidth, clientWidth } = document.documentElement
  const isHeld = (element: Element) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible' && above !== document.body) return true
    }
    return false
  }
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || element.closest('svg, .visually-hidden')) return false
    return (right > clientWidth + 1 || left < -1) && !isHeld(element)
  })
  const main = document.querySelector('main') ?? document.body
  const texts = textsOf(main)
  const grids = [...main.querySelectorAll('*')].filter(isTooWideInside)
  const named = (what: string) => (element: Element) =>
    `${what}: ${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`] : []),
    ...wide.map(named('beyond the edge')),
    ...grids.map(named('a grid narrower than its columns')),
    ...texts.flatMap(outsideOf),
    ...texts.flatMap(brokenWords).map((word) => `broken: ${word}`),
  ]

  /** Returns whether an item has made a grid's columns wider than the grid. */
  function isTooWideInside(element: Element): boolean {
    const { display, gridTemplateColumns, columnGap, overflowX } = getComputedStyle(element)
    if (display !== 'grid' || overflowX !== 'visible' || !element.checkVisibility()) return false
    // Empty columns of auto-fit have no width and no gap.
    const columns = gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Boolean)
    const gaps = (Number.parseFloat(columnGap) || 0) * (columns.length - 1)
    return columns.reduce((sum, width) => sum + width, gaps) > element.clientWidth + 1
  }

  /** Returns the visible texts, except those only for screen readers. */
  function textsOf(place: Element): Text[] {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!/\S/.test(text.data) || !parent.checkVisibility({ opacityProperty: true })) continue
      if (parent.closest('svg, option, textarea, [aria-hidden="true"]') || isHidden(parent))
        continue
      found.push(text)
    }
    return found
  }

  /** Visually hidden: only for screen readers. */
  function isHidden(element: Element): boolean {
    for (let above: Element | null = element; above; above = above.parentElement) {
      if (getComputedStyle(above).clipPath !== 'none') return true
    }
    return false
  }

  function outsideOf(text: Text): string[] {
    const range = new Range()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    for (let above = text.parentElement!; above.tagName !== 'MAIN'; above = above.parentElement!) {
      const { display, overflowX, position, marginLeft } = getComputedStyle(above)
      // A negative margin overflows on purpose.
      const bleeds = Number.parseFloat(marginLeft) < 0
      if (bleeds || overflowX !== 'visible' || /absolute|fixed/.test(position)) return []
      const box = above.getBoundingClientRect()
      if (
        display !== 'inline' &&
        display !== 'contents' &&
        (right > box.right + 1 || left < box.left - 1)
      ) {
        return [`«${text.data.slice(0, 30)}» sticks out of ${above.tagName} ${above.className}`]
      }
    }
    return []
  }

  /** Returns short words that wrap, except after a hyphen. */
  function brokenWords(text: Text): string[] {
    const range = new Range()
    return [...text.data.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index }) => {
      // Addresses and identifiers do not count as words.
      if (word.length > longest || /[_@/]|\.\w/.test(word)) return []
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [word] : []
    })
  }
}
