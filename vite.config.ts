import { dirname, relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { LISTED_PASSWORDS } from './src/contract/common-passwords.ts'
import { SCREEN_NOT_LOADED } from './src/web/document/screen-not-loaded.ts'
import { inLayer } from './src/web/layers.ts'
import { designTokensCss } from './src/web/theme/design-tokens.ts'

const LEAFLET_STYLES = /node_modules[\\/]leaflet[\\/]dist[\\/]leaflet\.css$/
const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/** Modules of which every hydrated page needs some: drawings, calls, small parts. */
const EVERYWHERE =
  /src[\\/](drawing|web[\\/](api|document|ui|format|forms|site[\\/](layout|errors|landing|legal))[\\/](?!use-form|.*-route)).*(?<!\.css)$|@tabler/
const BACK_OFFICE =
  /src[\\/]web[\\/]((back-office|screens|lists|dialogs)[\\/](?!.*-route)|\w+[\\/]pending\.ts).*(?<!\.css)$/
/** Opening hours. Also the shape of photos, which would otherwise be a separate file on each screen with shops. */
const HOURS = /src[\\/](contract|web)[\\/]hours[\\/]|contract[\\/]gallery|open-words|time-zone/
/** Small parts of several screens of a shop: location, contact, facts, restrictions. */
const CONTACT =
  /src[\\/](contract[\\/](.*address.*|facts[\\/]|word-list|trades[\\/]trade-names|map-query|social-links|whatsapp|link-fields|same-name|coordinates|.*field-table|shared-fields|appeals|proposals?)|web[\\/]appeals[\\/](calls|labels|restriction-notice)|web[\\/]commerces[\\/](address-text|commerce-photo|facade-of|no-commerces|link-words|shop-links|map-link|use-town|directions-url)).*(?<!\.css)$/

export default defineConfig(({ command }) => ({
  plugins: [
    designTokens(),
    commonPasswords(),
    cascadeLayers(),
    publicMap(),
    failedImports(),
    reactRouter(),
  ],
  publicDir: false,
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page loads all of these. In one file they compress better, by 5 kB of the landing's 140.
            { name: 'vendor', test: VENDOR },
            // Otherwise each icon and small part would be a separate file: a hundred for one screen.
            { name: 'everywhere', test: EVERYWHERE, minShareCount: 3 },
            { name: 'back-office', test: BACK_OFFICE, minShareCount: 3 },
            { name: 'hours', test: HOURS, minShareCount: 2 },
            { name: 'contact', test: CONTACT, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Otherwise Vite finds each of these late and reloads the page in development.
  optimizeDeps: { include: ['axios', '@base-ui/react'] },
  define: {
    // Zod's compiled validators need `eval`, which the content security policy forbids. Firefox reports even the attempt.
    'globalThis.__zod_globalConfig': '({ jitless: true })',
    // Always React's production version, whatever NODE_ENV is at the start: the other is four times slower.
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  ssr: command === 'build' ? { noExternal: true as const } : {},
}))

/**
 * Serves `virtual:design-tokens.css`, so that the colours are written once, in design-tokens.ts. React Router's development
 * server asks for it by its URL from the root.
 */
function designTokens(): Plugin {
  const url = '/src/web/theme/design-tokens.virtual.css'
  const file = resolve(`.${url}`)
  return {
    name: 'design-tokens',
    resolveId: (id) => (id === 'virtual:design-tokens.css' || id === url ? file : undefined),
    load: (id) => (id.split('?')[0] === file ? designTokensCss() : undefined),
  }
}

/** Leaves out the passwords that `isCommonPassword` does not use, so that browsers load a quarter of the list. */
function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    enforce: 'pre',
    transform: {
      filter: { id: /language-common[\\/]src[\\/]passwords\.json/ },
      handler: (json) => JSON.stringify(JSON.parse(json).slice(0, LISTED_PASSWORDS)),
    },
  }
}

/** Puts each CSS module into the cascade layer of its folder, so that the order of bundles does not matter. */
function cascadeLayers(): Plugin {
  const web = resolve('src/web')
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform(css, id) {
      const file = id.split('?')[0]!
      if (LEAFLET_STYLES.test(file)) return inLayer('map', css)
      if (!file.startsWith(web) || !file.endsWith('.module.css')) return undefined
      return inLayer(relative(web, dirname(file)).replaceAll('\\', '/'), css)
    },
  }
}

/** Builds the map, which only pages without the framework import, so that no route contains it. */
function publicMap(): Plugin {
  return {
    name: 'public-map',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve('src/web/map/public-map.ts'), name: 'public-map' })
    },
  }
}

/**
 * If a screen cannot be downloaded, React Router reloads the page, which shows the browser's error page while offline. This
 * returns a screen that throws instead, so that an error boundary shows the reason. (If the import throws, it waits for ever.)
 */
function failedImports(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
  const failing = `
    const fail = () => { throw Object.assign(error, { name: '${SCREEN_NOT_LOADED}' }) };
    return { clientMiddleware: [fail], clientLoader: fail, clientAction: fail, default: fail };`
  let isReplaced = false
  return {
    name: 'failed-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        isReplaced = reload.test(code)
        return code.replace(reload, failing)
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('React Router reloads the page elsewhere when an import fails')
    },
  }
}
