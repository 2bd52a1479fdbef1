import { escapeText } from '#drawing/markup.ts'

/** Renders an element without the characters that XML 1.0 does not allow. */
export function element(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`)
  return `<${name}${pairs.join('')}>${escapedXml(text)}</${name}>`
}

export function escapedXml(text: string): string {
  return escapeText(text.toWellFormed().replace(NOT_ALLOWED, ''))
}

/** Characters not allowed in XML 1.0, section 2.2: control characters other than tabs and line ends. */
const NOT_ALLOWED = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
