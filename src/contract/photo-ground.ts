/** Width and height in pixels of the copy of a picture that `photoGround` examines. */
export const GROUND_SAMPLE_SIDE = 64

const DARK = '#131f18'

/** Relative luminance above which an outline is hardly visible on white, and below which on `DARK`. */
const LIGHT_FROM = 0.5
const DARK_TO = 0.06
/** Minimum share of light pixels in the outline: a white text beside a coloured symbol is enough. */
const MIN_LIGHT_SHARE = 0.25

/** Returns the background on which the outline of a transparent picture is visible; undefined: nothing is visible. */
export function photoGround(rgba: Uint8Array | Uint8ClampedArray): string | undefined {
  const side = GROUND_SAMPLE_SIDE
  let [maxAlpha, outline, light, dark] = [0, 0, 0, 0]
  for (let pixel = 0; pixel < side * side; pixel++) {
    maxAlpha = Math.max(maxAlpha, alphaOf(rgba, pixel))
    const neighbours = [
      (pixel + 1) % side > 0 && pixel + 1,
      pixel + side < side * side && pixel + side,
    ]
    for (const other of neighbours) {
      if (other === false) continue
      const alphaStep = alphaOf(rgba, pixel) - alphaOf(rgba, other)
      if (alphaStep === 0) continue
      const luminance = luminanceOf(rgba, alphaStep > 0 ? pixel : other)
      outline += Math.abs(alphaStep)
      if (luminance > LIGHT_FROM) light += Math.abs(alphaStep)
      if (luminance < DARK_TO) dark += Math.abs(alphaStep)
    }
  }
  if (maxAlpha < 8) return undefined
  return light > dark && light >= outline * MIN_LIGHT_SHARE ? DARK : '#ffffff'
}

function alphaOf(rgba: Uint8Array | Uint8ClampedArray, pixel: number): number {
  return rgba[pixel * 4 + 3]!
}

function luminanceOf(rgba: Uint8Array | Uint8ClampedArray, pixel: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => (rgba[pixel * 4 + channel]! / 255) ** 2.2)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
