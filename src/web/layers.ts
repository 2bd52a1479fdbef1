/**
 * The folders of the web, from the lowest to the highest. A folder only imports from earlier folders
 * (architecture.test.ts). The CSS modules of each folder have a cascade layer, in the same order, so that the rules of
 * a screen override those of the components on the screen.
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
  'waiting',
  'map',
  'categories',
  'bin',
  'appeals',
  'commerces',
  'users',
  'hours',
  'gallery',
  'places',
  'offers',
  'applications',
  'messages',
  'reports',
  'faq',
  'holidays',
  'freshness',
  'inbox',
  'figures',
  'overview',
  'activity',
  'status',
  'settings',
  'dashboard',
  'site/layout',
  'site/saving',
  'site/subscribing',
  'site/directory',
  'site/commerce',
  'site/embedded',
  'site/saved',
  'site/contact',
  'site/report',
  'site/suggestion',
  'site/subscription',
  'site/errors',
  'site/faq',
  'site/legal',
  'site/landing',
  'auth',
  'mailed',
  'profile',
  'back-office',
] as const

export const LAYER_ORDER = `@layer ${['base', 'utilities', ...FOLDERS.map(layerOf)].join(', ')};`

/** Wraps a CSS module in the layer of the folder. Each module declares the order, because any bundle may load first. */
export function inLayer(folder: string, css: string): string {
  return `${LAYER_ORDER}\n@layer ${layerOf(folder)} {\n${css}\n}\n`
}

function layerOf(folder: string): string {
  return folder.replace('/', '-')
}
