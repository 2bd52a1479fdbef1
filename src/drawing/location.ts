import { kerb, ochre, paving, walls } from './colour.ts'
import { facadeLayers, paintLayers } from './facade.ts'
import {
  accessibleName,
  circle,
  frame,
  line,
  path,
  rect,
  repeated,
  svg,
  translated,
} from './markup.ts'
import type { Notice } from './shutter.ts'
import { textLetters } from './sign.ts'
import { orangeTree } from './street-furniture.ts'
import { type FacadeShop, traits } from './traits.ts'

/** Draws a shop without coordinates: its façade beside street tiles with the address, 640 × 400. */
export function location(shop: FacadeShop, address: string, notice?: Notice): string {
  const { floors: _, ...house } = facadeLayers(shop, { w: houseWidth, h: 350, floors: 1, notice })
  const layers = Object.entries(house).map(([name, shapes]) => [name, translated(0, 10, shapes)])
  const label = `Dibujo de ${shop.name.trim() || 'el comercio'} en su calle: ${address.trim()}`
  return (
    `<svg class="fx" viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice" ${accessibleName(label)}>` +
    `<g class="fx-skin">${rect(0, 0, 640, 400, '#cbe2ee')}${neighbourHouse(shop)}${road}</g>` +
    paintLayers(Object.fromEntries(layers)) +
    `<g class="fx-sign">${tiles(address)}</g>` +
    `<g class="fx-skin">${translated(592, 378, orangeTree)}</g></svg>`
  )
}

export function streetAndNumber(address: string): { street: string; number?: string } {
  const [, street, number] =
    /^(.+?)(?<!\d),\s*(\d{1,4}(?:\s?(?:bis|[A-Za-z]))?)$/.exec(address.trim()) ?? []
  return street === undefined ? { street: address.trim() } : { street, number }
}

const houseWidth = 330
const tilesX = 485
const ground = 346
const [cobalt, glaze] = ['#1f4e8c', '#fbf8ee']

function neighbourHouse(shop: FacadeShop): string {
  const ownWall = traits(shop).wall.name
  const wall = walls.find(({ name }) => name === (ownWall === 'sand' ? 'whitewash' : 'sand'))!
  const width = 640 - houseWidth
  return (
    rect(houseWidth, 0, width, ground, wall.hex) +
    rect(houseWidth, 286, width, ground - 286, ochre, 'opacity=".55"') +
    rect(houseWidth, 283, width, 4, '#fff', 'opacity=".6"') +
    rect(houseWidth, 0, 5, ground, '#12241b', 'opacity=".14"')
  )
}

const road =
  rect(0, ground, 640, 14, paving) +
  rect(0, ground + 14, 640, 40, '#cdc5b3') +
  rect(0, ground + 14, 640, 2.5, '#b4ab99') +
  line(
    repeated(7, (i) => svg`M${houseWidth + i * 60} ${ground}v14`),
    kerb,
    1.5,
  ) +
  line(
    repeated(12, (i) => svg`M${i * 60 + (i % 2 ? 14 : 30)} ${i % 2 ? 390 : 376}h28`),
    '#bab19e',
    2.5,
  )

function tiles(address: string): string {
  const { street, number } = streetAndNumber(address)
  return nameTile(street, number ? 42 : 84) + (number ? numberTile(number) : '')
}

function nameTile(street: string, y: number): string {
  const lines = wrap(street)
  const longest = Math.max(1, ...lines.map((words) => [...words].length))
  const size = Math.min(38, 226 / (longest * 0.5), 104 / (lines.length * 1.15))
  const [x, w, h] = [tilesX - 135, 270, 144]
  const first = y + h / 2 - ((lines.length - 1) * size * 1.15) / 2
  const words = lines.map((text, i) =>
    textLetters(text, { x: tilesX, y: first + i * size * 1.15, size, weight: 700, fill: cobalt }),
  )
  return glazed(x, y, w, h) + words.join('')
}

function numberTile(number: string): string {
  const size = Math.min(42, 60 / ([...number].length * 0.5))
  return (
    glazed(tilesX - 41, 196, 82, 72) +
    textLetters(number, { x: tilesX, y: 232, size, weight: 700, fill: cobalt })
  )
}

function glazed(x: number, y: number, w: number, h: number): string {
  const columns = repeated(Math.ceil(w / 72) - 1, (i) => svg`M${x + (i + 1) * 72} ${y}v${h}`)
  const rows = repeated(Math.ceil(h / 72) - 1, (i) => svg`M${x} ${y + (i + 1) * 72}h${w}`)
  const corners = [x + 15, x + w - 15].flatMap((cx) =>
    [y + 15, y + h - 15].map((cy) => flower(cx, cy)),
  )
  const ornaments =
    frame(x + 9.5, y + 9.5, w - 19, h - 19, cobalt, 'rx="1" stroke-width="1"') + corners.join('')
  return (
    rect(x + 2, y + 4, w, h, '#12241b', 'rx="3" opacity=".2"') +
    rect(x, y, w, h, glaze, 'rx="3"') +
    line(columns + rows, '#d9d8cf', 1.2) +
    frame(x + 4, y + 4, w - 8, h - 8, cobalt, 'rx="2" stroke-width="3"') +
    (h > 80 ? ornaments : '')
  )
}

function flower(x: number, y: number): string {
  const petal = 'c5 -4 5 -8 0 -11c-5 3 -5 7 0 11Z'
  const petals = [45, 135, 225, 315].map(
    (turn) => `<g transform="rotate(${turn})">${path(`M0 0${petal}`, cobalt)}</g>`,
  )
  return translated(x, y, circle(0, 0, 11.5, glaze) + petals.join('') + circle(0, 0, 2.6, ochre))
}

/** Splits a text into lines of at most fourteen letters, or of a quarter of its length if that is more. */
function wrap(text: string): string[] {
  const maxLetters = Math.max(14, Math.ceil(text.length / 4))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= maxLetters)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines
}
