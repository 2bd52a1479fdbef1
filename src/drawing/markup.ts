/** Template tag for markup: rounds numbers to one decimal. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  let markup = parts[0]!
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    markup += (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + parts[i + 1]!
  }
  return markup
}

/** Draws a rectangle; `more`: further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${spaced(more)}/>`
}

export function frame(x: number, y: number, w: number, h: number, line: string, more = ''): string {
  return rect(x, y, w, h, 'none', `stroke="${line}"${spaced(more)}`)
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${spaced(more)}/>`
}

/** Draws a dashed line: a dash of length `dash` in each `period`. */
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

export function translated(x: number, y: number, shapes: string): string {
  return svg`<g transform="translate(${x},${y})">${shapes}</g>`
}

export function repeated(count: number, draw: (index: number) => string): string {
  let markup = ''
  for (let i = 0; i < count; i++) markup += draw(i)
  return markup
}

/** Draws shapes, joined in one path for each colour. */
export function pathsByColour(
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

/** Returns attributes that describe a drawing to screen readers, or hide it from them. */
export function accessibleName(label: string | false): string {
  return label ? `role="img" aria-label="${escapeText(label)}"` : 'aria-hidden="true"'
}

function spaced(attributes: string): string {
  return attributes && ` ${attributes}`
}
