import { escapeText } from '#drawing/markup.ts'

/** Drops characters that XML 1.0 does not allow. */
export function element(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`)
  return `<${name}${given.join('')}>${escapedXml(text)}</${name}>`
}

export function escapedXml(text: string): string {
  return escapeText(text.toWellFormed().replace(UNFIT, ''))
}

/** Characters not allowed in XML 1.0, section 2.2: control characters other than tabs and line ends. */
const UNFIT = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
