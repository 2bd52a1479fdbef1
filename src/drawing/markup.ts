/** Template tag for markup: rounds numbers to one decimal. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  let markup = parts[0]!
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    markup += (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + parts[i + 1]!
  }
  return markup
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
