/**
 * The folders of the web, from the lowest to the highest. A folder imports only from those before it
 * (architecture.test.ts), and its style sheets lie in a cascade layer of its own, in the same order:
 * what a screen says of a part it uses counts, in whatever order the bundles are loaded.
 */
export const FOLDERS = [
  'theme',
  'document',
  'format',
  'api',
  'ui',
  'forms',
  'screens',
  'dialogs',
  'lists',
  'categories',
  'bin',
  'users',
  'commerces',
  'offers',
  'applications',
  'messages',
  'faq',
  'activity',
  'dashboard',
  'site/layout',
  'site/directory',
  'site/commerce',
  'site/contact',
  'site/errors',
  'site/faq',
  'site/legal',
  'site/landing',
  'auth',
  'profile',
  'back-office',
] as const

/** Mantine's own styles and the rules for plain elements (global.css) come before all. */
export const LAYER_ORDER = `@layer ${['mantine', 'base', ...FOLDERS.map(layerOf)].join(', ')};`

/** A CSS module in the cascade layer of its folder; every bundle may come first, so each tells the order. */
export function inLayer(folder: string, css: string): string {
  return `${LAYER_ORDER}\n@layer ${layerOf(folder)} {\n${css}\n}\n`
}

/** A slash has no place in a layer's name. */
function layerOf(folder: string): string {
  return folder.replace('/', '-')
}
