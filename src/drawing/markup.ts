/** Template tag for markup: rounds numbers to one decimal. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  let markup = parts[0]!
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    markup += (typeof value === 'number' ? rounded(value) : value) + parts[i + 1]!
  }
  return markup
}

/** Of whole numbers, because V8 takes three times as long to write a fraction. */
function rounded(value: number): string | number {
  const tenths = Math.round(value * 10)
  const tenth = Math.abs(tenths) % 10
  if (tenth === 0) return tenths / 10
  return `${tenths < 0 ? '-' : ''}${(Math.abs(tenths) - tenth) / 10}.${tenth}`
}

/** A rectangle; `more` is further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${spaced(more)}/>`
}

/** An outlined rectangle. */
export function frame(x: number, y: number, w: number, h: number, line: string, more = ''): string {
  return rect(x, y, w, h, 'none', `stroke="${line}"${spaced(more)}`)
}

/** A filled path; `more` is further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`
}

/** A drawn line. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${spaced(more)}/>`
}

/** A line of dashes as long as `dash`, one in each `period`. */
export function dashed(
  d: string,
  colour: string,
  width: number,
  [dash, period]: readonly [number, number],
  more = '',
): string {
  const dashes = svg`stroke-dasharray="${dash} ${period - dash}"`
  return line(d, colour, width, dashes + spaced(more))
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${spaced(more)}/>`
}

/** Shapes translated to a point. */
export function translated(x: number, y: number, shapes: string): string {
  return svg`<g transform="translate(${x},${y})">${shapes}</g>`
}

/** The markup of `count` shapes. */
export function repeated(count: number, draw: (index: number) => string): string {
  let markup = ''
  for (let i = 0; i < count; i++) markup += draw(i)
  return markup
}

/** Shapes beside one another, of each colour one path. */
export function filled(
  count: number,
  draw: (index: number) => readonly [d: string, fill: string] | undefined,
): string {
  const paths = new Map<string, string>()
  for (let i = 0; i < count; i++) {
    const [d, fill] = draw(i) ?? []
    if (d && fill) paths.set(fill, (paths.get(fill) ?? '') + d)
  }
  return [...paths].map(([fill, d]) => path(d, fill)).join('')
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Attributes that name a drawing for screen readers, or hide it beside text. */
export function accessibleName(label: string | false): string {
  return label ? `role="img" aria-label="${escapeText(label)}"` : 'aria-hidden="true"'
}

function spaced(attributes: string): string {
  return attributes && ` ${attributes}`
}
