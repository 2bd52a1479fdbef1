import type { CSSProperties } from 'react'
import { utilities } from './utilities.ts'

/** Semantic colours as [light, dark]. Components use only these. */
export const tokens = {
  bg: ['#fcf9f1', '#07150f'],
  surface: ['#fffdf8', '#0e1d16'],
  sunken: ['#f6f2e8', '#050f0a'],
  raised: ['#ffffff', '#15261d'],
  line: ['#dfd9cb', '#34463c'],
  'line-field': ['#666b60', '#939b8f'],
  ink: ['#131f18', '#f3f0e6'],
  dim: ['#475046', '#bdbfb2'],
  primary: ['#007e46', '#66cf8f'],
  'primary-hi': ['#006738', '#84dfa5'],
  'primary-edge': ['#004d2b', '#389560'],
  'on-primary': ['#ffffff', '#01190d'],
  'primary-text': ['#006738', '#87dea6'],
  'primary-soft': ['#dcf4e3', '#113623'],
  offer: ['#b54a20', '#f2966c'],
  'offer-text': ['#973b1a', '#fab18b'],
  'offer-soft': ['#fee8d6', '#46271c'],
  'on-offer': ['#ffffff', '#250f07'],
  'ok-bg': ['#dcf4e3', '#113623'],
  'ok-text': ['#004d2b', '#a8eabe'],
  'ok-line': ['#96d5ab', '#23643f'],
  'pend-bg': ['#fdeece', '#412f13'],
  'pend-text': ['#683e11', '#f9d68c'],
  'pend-line': ['#f9cd78', '#78571d'],
  'rej-bg': ['#fee5e2', '#4f2422'],
  'rej-text': ['#952421', '#fcc4bf'],
  'rej-line': ['#f7a59e', '#9c433e'],
  danger: ['#b12d29', '#f28881'],
  'danger-text': ['#952421', '#f9aea7'],
  side: ['#05331e', '#030d08'],
  'side-hi': ['#004d2b', '#11271c'],
  'side-text': ['#f6efdc', '#f3ecd9'],
  'side-dim': ['#bce7ca', '#a6bfaa'],
  focus: ['#0b57d0', '#8ab8ff'],
  'focus-side': ['#ffd35c', '#ffd35c'],
  sky1: ['#fdf3dc', '#10251f'],
  sky2: ['#f9dfba', '#1c3a33'],
  hill: ['#d8cfa3', '#16302a'],
  band: ['#004d2b', '#0a2417'],
  'band-text': ['#fbf4e2', '#fbf4e2'],
  'band-dim': ['#dcf4e3', '#b8d8bd'],
  scallopA: ['#007e46', '#267b4c'],
  scallopB: ['#f5e8c8', '#cfc9b6'],
  toast: ['#05331e', '#2a4035'],
  'offer-edge': ['#752c15', '#b5623c'],
  tile: ['#fbeecb', '#fbeecb'],
  shelf: ['#8a5a2b', '#5f4122'],
  'logo-wood': ['#05331e', '#2f6b4a'],
} as const

export type Token = keyof typeof tokens

/** Other tokens that change with the theme: shadows, and the night filters of drawings. */
const effects = {
  shadow: [
    '0 1px 2px rgb(60 45 15 / .08), 0 6px 20px -6px rgb(60 45 15 / .16)',
    '0 0 0 1px rgb(255 255 255 / .05), 0 8px 24px -8px rgb(0 0 0 / .6)',
  ],
  'night-skin': ['none', 'url(#fx-night)'],
  'night-sign': ['none', 'brightness(.86)'],
  'night-lit': ['none', 'brightness(.98) saturate(1.12)'],
  'night-mark': ['none', 'brightness(.82)'],
  'night-photo': ['none', 'brightness(.76) saturate(.92)'],
} as const

/** The steps of spacing in pixels: `--space-{step}`. */
export const spaces = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 44, 48, 50, 56,
  64, 68, 72, 76, 92,
]

const PIXEL_SIZES = [14, 22, 23, 25, 28, 30, 32, 36, 40, 46, 48, 50, 52, 58, 72, 84]

/** Font sizes in rem: `--text-{name}`. Frequent sizes are named by their role, others by their pixels. */
export const textSizes = {
  hero: 4.625,
  'hero-phone': 2.8125,
  h1: 2.625,
  'h1-phone': 2.125,
  h2: 1.875,
  'h2-phone': 1.625,
  name: 1.5,
  h3: 1.25,
  lead: 1.3125,
  'lead-phone': 1.1875,
  body: 1.125,
  small: 1,
  tiny: 0.9375,
  ...Object.fromEntries(PIXEL_SIZES.map((px) => [px, px / 16])),
}

/** Returns the stylesheet with tokens for light and dark. Without JavaScript the system's preference decides. */
export function designTokensCss(): string {
  const light = declarations(0)
  const dark = declarations(1)
  return [
    `:root { color-scheme: light; ${light} ${scaleDeclarations()} }`,
    `:root[data-color-scheme='dark'] { color-scheme: dark; ${dark} }`,
    '@media (prefers-color-scheme: dark) {',
    `  :root:not([data-color-scheme]) { color-scheme: dark; ${dark} }`,
    '}',
    '@media print {',
    `  :root:root:root { color-scheme: light; ${light} --shadow: none; }`,
    '}',
    '@layer base, utilities;',
    `@layer utilities { ${utilityClasses()} }`,
  ].join('\n')
}

/** The light colours as styles of an element that imitates paper and stays light in dark mode. */
export const paperColors: CSSProperties = {
  colorScheme: 'light',
  ...Object.fromEntries(
    Object.entries({ ...tokens, ...effects }).map(([name, [light]]) => [`--${name}`, light]),
  ),
}

function declarations(scheme: 0 | 1): string {
  return Object.entries({ ...tokens, ...effects })
    .map(([name, values]) => `--${name}: ${values[scheme]};`)
    .join(' ')
}

function scaleDeclarations(): string {
  const steps = spaces.map((px) => `--space-${px}: ${px}px;`)
  const sizes = Object.entries(textSizes).map(([name, rem]) => `--text-${name}: ${sizeOf(rem)};`)
  const corners = Object.entries(radii).map(([name, px]) => `--radius-${name}: ${px}px;`)
  return [...steps, ...sizes, ...corners].join(' ')
}

/** Corner radii in pixels: `--radius-{name}`. */
const radii = { chip: 8, field: 10, button: 12, card: 16 }

/** CSS properties of utility classes such as `gap-8`. The last wins: `p-20 px-16` is 20 px above and 16 px beside. */
export const spacingClasses = {
  gap: 'gap',
  'gap-x': 'column-gap',
  mt: 'margin-top',
  mb: 'margin-bottom',
  p: 'padding',
  py: 'padding-block',
  px: 'padding-inline',
}

function utilityClasses(): string {
  const spacing = Object.entries(spacingClasses).flatMap(([name, property]) =>
    spaces.map((px) => `.${name}-${px} { ${property}: var(--space-${px}); }`),
  )
  const sizes = Object.keys(textSizes).map((n) => `.text-${n} { font-size: var(--text-${n}); }`)
  const corners = Object.keys(radii).map(
    (n) => `.rounded-${n} { border-radius: var(--radius-${n}); }`,
  )
  const others = Object.entries(utilities).map(([name, css]) => `.${name} { ${css}; }`)
  return [...spacing, ...sizes, ...corners, ...others].join(' ')
}

/** Limits sizes above body text, so that a word of twelve letters fits a phone at twice the size. */
const sizeOf = (rem: number) => (rem > textSizes.body ? `min(${rem}rem, 12vw)` : `${rem}rem`)
