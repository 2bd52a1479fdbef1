import { awning } from './awning.ts'
import { glow } from './colour.ts'
import { rect } from './markup.ts'

/** Hidden from screen readers, because the name is beside it. The dark theme sets `--logo-wood`. */
export function logo(): string {
  const cloth = awning({
    left: 3,
    right: 31,
    top: 0,
    shape: 'scallops',
    stripes: 'equal',
    clothA: '#007e46',
    clothB: '#fff9ec',
    clothC: '#007e46',
    slope: 12.5,
    valance: 6.5,
    overhang: 3,
    count: 5,
  })
  const shapes =
    rect(2, 12, 30, 22, 'var(--logo-wood, #05331e)', 'rx="1.5"') +
    rect(5, 14, 13, 15, glow) +
    rect(21, 14, 8, 20, glow) +
    cloth
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" class="fx" viewBox="0 0 34 34" aria-hidden="true">' +
    `${shapes}</svg>`
  )
}
