import { iron } from './colour.ts'
import { circle, path, rect } from './markup.ts'

/** Objects on the pavement of a street: foot at y = 0, centre at x = 0. */
export const orangeTree =
  rect(-4, -78, 8, 54, '#6d4a30') +
  rect(-24.5, -26, 49, 8, '#d07a4f', 'rx="3"') +
  path('M-20 -18H20L15 0H-15Z', '#b9603a') +
  circle(0, -96, 36, '#3f7a3d') +
  circle(-22, -82, 23, '#4d8a4a') +
  circle(24, -86, 22, '#356b36') +
  circle(-7, -112, 20, '#5a9450') +
  [
    [-32, -82],
    [-18, -98],
    [-3, -85],
    [7, -114],
    [14, -77],
    [23, -95],
  ]
    .map(([x, y]) => circle(x!, y!, 5.5, '#eb8a2e'))
    .join('')

export const lampPost =
  rect(-3.5, -160, 7, 154, iron) +
  rect(-9.5, -11, 19, 11, iron) +
  path('M-18 -200L0 -216L18 -200Z', iron) +
  path('M-8 -169H8L12.5 -160H-12.5Z', iron)

/** The lamp's glass, which stays lit in the night theme. */
export const lampHead = path('M-15 -200H15L12 -170H-12Z', '#ffd978')
