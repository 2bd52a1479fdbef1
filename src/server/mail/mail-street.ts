import { cream, glow } from '#drawing/colour.ts'
import { type FacadeShop, traits } from '#drawing/traits.ts'
import { escaped } from './escaped.ts'

const MAX_HOUSES = 5
const MAX_HOUSE_PX = 112
/** Number of stripes of each awning. */
const STRIPES = 7
const FONT = "'Atkinson Hyperlegible Next',Verdana,Geneva,sans-serif"

/** Draws shops as table cells, because mails load no pictures. */
export function mailStreet(shops: readonly FacadeShop[]): string {
  const houses = shops.slice(0, MAX_HOUSES).map(house)
  return table(
    `style="max-width:${houses.length * MAX_HOUSE_PX}px;table-layout:fixed" align="center" aria-hidden="true"`,
    `<tr>${houses.join('')}</tr>`,
  )
}

function house(shop: FacadeShop): string {
  const { wall, wood, clothA } = traits(shop)
  const stripes = Array.from({ length: STRIPES }, (_, index) =>
    cell(index % 2 === 0 ? clothA.hex : cream, 12, 'border-radius:0 0 4px 4px'),
  )
  const sign = `<td height="20" bgcolor="${cream}" style="height:20px;background:${cream};font:700 13px/20px ${FONT};color:#131f18;text-align:center;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${escaped(shop.name)}</td>`
  const rows = [
    cell(wall.hex, 26, 'border-radius:4px 4px 0 0'),
    sign,
    `<td style="padding:0">${table('', `<tr>${stripes.join('')}</tr>`)}</td>`,
    cell(glow, 34, `border:solid ${wood.hex};border-width:0 6px 6px`),
  ]
  return `<td valign="bottom" style="padding:14px 3px 0">${table('style="table-layout:fixed"', rows.map((row) => `<tr>${row}</tr>`).join(''))}</td>`
}

const cell = (colour: string, height: number, style: string) =>
  `<td height="${height}" bgcolor="${colour}" style="height:${height}px;background:${colour};${style};font-size:0;line-height:0">&nbsp;</td>`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`
