import { contrast, cream, type Palette } from './colour.ts'
import { escapeText, frame, path, rect, svg } from './markup.ts'
import type { Front } from './shop-front.ts'
import type { Traits } from './traits.ts'

export type TextStyle = { x: number; y: number; size: number; weight: number; fill: string }

/** Draws a text centred at x and y. PNG pictures draw outlines instead of text, because they cannot load fonts. */
export type Letters = (text: string, at: TextStyle) => string

export function sign(front: Front, name: string, letters: Letters = textLetters): string {
  const { traits, plan } = front
  const painted = traits.sign === 'painted'
  const text = signText(name)
  const width = signWidth(front)
  const at = {
    x: plan.width / 2,
    y: plan.signTop + (traits.sign === 'board' ? 17 : 13.6),
    size: letterSize(text, width) * (painted ? 1.08 : 1),
    weight: painted ? 750 : 640,
    fill: signColours(traits, front.palette).letters,
  }
  if (text === '') return emptySign(front, width)
  const relief = painted
    ? letters(text, { ...at, x: at.x + 1, y: at.y + 1.2, fill: front.palette.wallLo })
    : ''
  return emptySign(front, width) + relief + letters(text, at)
}

export function signText(name: string): string {
  const words = name.trim().split(/\s+/)
  const text: string[] = []
  for (const word of words) {
    if ([...text, word].join(' ').length > maxLetters) break
    text.push(word)
  }
  if (text.length === words.length) return text.join(' ')
  while (text.length > 1 && isShortWord(text.at(-1)!)) text.pop()
  const cut = text.join(' ').replace(/(?<![\s,;:·–-])[\s,;:·–-]+$/, '')
  return cut || [...words[0]!].slice(0, maxLetters).join('')
}

/** The letters have a contrast of at least 4.5:1. */
export function signColours(traits: Traits, palette: Palette): { board: string; letters: string } {
  if (traits.sign === 'board') return { board: palette.wood, letters: cream }
  if (traits.sign === 'plate') return { board: cream, letters: palette.wood }
  if (traits.sign === 'painted') return { board: palette.wall, letters: palette.woodLo }
  const board = contrast(palette.clothA, cream) > 4.5 ? palette.clothA : palette.woodLo
  return { board, letters: cream }
}

/** Draws SVG text. The style sheet centres it and sets its font. */
export const textLetters: Letters = (text, { x, y, size, weight, fill }) =>
  svg`<text x="${x}" y="${y}" style="font-weight:${weight}" font-size="${size}" fill="${fill}">` +
  `${escapeText(text)}</text>`

const maxLetters = 30

function isShortWord(word: string) {
  return word.length <= 3 && !/^[A-ZÁÉÍÓÚÜÑ0-9]/.test(word)
}

function signWidth({ traits, plan }: Front): number {
  return traits.sign === 'plate' || traits.sign === 'bevelled' ? plan.span - 36 : plan.span
}

/** Letters that take a whole em. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/gu

/** Returns the font size. A letter counts as half an em, more if it is wide, or a capital that does not begin a word. */
function letterSize(text: string, width: number): number {
  const capitals = text.match(/(?<=\S)\p{Lu}/gu)?.length ?? 0
  const wide = text.match(WIDE)?.length ?? 0
  const ems = [...text].length * 0.5 + capitals * 0.22 + wide * 0.5
  return Math.max(11, Math.min(24, (width - 26) / ems))
}

function emptySign(front: Front, width: number): string {
  const x = (front.plan.width - width) / 2
  const y = front.plan.signTop
  const fill = signColours(front.traits, front.palette).board
  if (front.traits.sign === 'board') return plank(front, x, y, width)
  if (front.traits.sign === 'plate') return plaque(front, x, y, width)
  if (front.traits.sign === 'bevelled') return bevelled(x, y, width, fill)
  return rect(x, y - 3, width, 36, fill, 'rx="18"')
}

function plank({ palette }: Front, x: number, y: number, width: number): string {
  return (
    rect(x - 6, y - 4, width + 12, 5, palette.woodHi, 'rx="1"') +
    rect(x - 3, y, width + 6, 36, palette.wood) +
    frame(x + 3, y + 4, width - 6, 28, palette.woodHi, 'stroke-width="1.5"')
  )
}

function plaque({ palette }: Front, x: number, y: number, width: number): string {
  const rim = 'rx="4.5" stroke-width="1.2" opacity=".55"'
  return (
    rect(x + 1, y + 2, width, 32, palette.wallLo, 'rx="7"') +
    rect(x, y - 1, width, 32, cream, 'rx="7"') +
    frame(x + 3.5, y + 2.5, width - 7, 25, palette.wood, rim)
  )
}

function bevelled(x: number, y: number, width: number, fill: string): string {
  const outline = (inset: number, top: number, cut: number, side: number) => {
    const [left, right] = [x + inset, x + width - inset]
    return (
      svg`M${left + cut} ${top}H${right - cut}l${cut} ${cut}v${side}` +
      svg`l${-cut} ${cut}H${left + cut}l${-cut} ${-cut}v${-side}Z`
    )
  }
  const rim = `stroke="${cream}" stroke-width="1.2" opacity=".7"`
  return path(outline(0, y - 2, 10, 14), fill) + path(outline(3.5, y + 1.5, 8, 11), 'none', rim)
}
