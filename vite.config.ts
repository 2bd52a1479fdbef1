import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { tokensCss } from './src/web/theme/tokens.ts'

const STREET = /src[\\/]web[\\/](public|street|ui)[\\/].*\.module\.css$/
const VENDOR = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

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
