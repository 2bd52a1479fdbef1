const cache = new Map<string, string>()

/**
 * Converts oklch to `#rrggbb`: l from 0 to 1, c from 0, h in degrees. Colours outside sRGB keep lightness and hue and
 * lose chroma. Results are cached, because the drawings use only about a hundred colours.
 */
export function hex(l: number, c: number, h: number): string {
  const key = `${l} ${c} ${h}`
  const cached = cache.get(key)
  if (cached) return cached
  const colour = toHex(toLinear(l, chromaWithin(l, c, h), h))
  cache.set(key, colour)
  return colour
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

type Rgb = [red: number, green: number, blue: number]

function chromaWithin(l: number, c: number, h: number): number {
  if (isInside(toLinear(l, c, h))) return c
  let inside = 0
  let outside = c
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2
    if (isInside(toLinear(l, middle, h))) inside = middle
    else outside = middle
  }
  return inside
}

function isInside(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= 0 && channel <= 1)
}

/** Converts Björn Ottosson's Oklab to linear sRGB (bottosson.github.io/posts/oklab), as in CSS Color 4. */
function toLinear(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  return [
    4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s,
    -1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s,
    -0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s,
  ]
}

function toHex(rgb: Rgb): string {
  const digits = rgb.map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear))
    const channel = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
