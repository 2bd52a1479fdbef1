import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { tokensCss } from './src/web/theme/tokens.ts'

const STREET = /src[\\/]web[\\/](public|street|ui)[\\/].*\.module\.css$/
const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/** What every page of the framework needs some of: drawings, calls, small parts. */
const EVERYWHERE =
  /@tabler|src[\\/](drawing|web[\\/](api\.ts|shell[\\/]guard|public[\\/](?!.*-route)|ui[\\/](?!category-picker|use-form))).*(?<!\.css)$/
const OFFICE = /src[\\/]web[\\/]shell[\\/](?!.*-route).*(?<!\.css)$/

export default defineConfig(({ command }) => ({
  plugins: [tokens(), reactRouter()],
  publicDir: false,
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page loads all of these: together they compress better, by 5 kB of the landing's 140.
            { name: 'vendor', test: VENDOR },
            // A public page would wait for a dozen small sheets, one after the other.
            { name: 'street', test: STREET },
            // Else each icon and each small part is a file of its own: a hundred for one screen.
            { name: 'everywhere', test: EVERYWHERE, minShareCount: 3 },
            { name: 'office', test: OFFICE, minShareCount: 3 },
          ],
        },
      },
    },
  },
  // Found late, each would reload the page once while developing.
  optimizeDeps: { include: ['axios', '@mantine/core', '@mantine/hooks'] },
  // Bundled whole, React renders in its production form whatever NODE_ENV says at start.
  ssr: command === 'build' ? { noExternal: true as const } : {},
}))

/** Serves `virtual:tokens.css`, so that the colours are written once, in tokens.ts. */
function tokens(): Plugin {
  const file = resolve('src/web/theme/tokens.virtual.css')
  return {
    name: 'tokens',
    resolveId: (id) => (id === 'virtual:tokens.css' ? file : undefined),
    load: (id) => (id.split('?')[0] === file ? tokensCss() : undefined),
  }
}
