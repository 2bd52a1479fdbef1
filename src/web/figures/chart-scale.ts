const MAX_LINES = 5

/** Returns the values of a chart's grid lines, from zero to at least `highest`, in round integer steps. */
export function chartLines(highest: number): number[] {
  const minStep = Math.max(highest, 1) / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = Math.max(1, [1, 2, 4, 5, 10].find((one) => one * power >= minStep)! * power)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
