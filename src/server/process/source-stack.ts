import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Positions in our built programs. Chunks of packages have no source maps. */
const FRAME = /(file:\/\/\S*\/build\/programs\/(?!packages)[\w~-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/** Replaces positions in the built programs by positions in `src`. `--enable-source-maps` would delay the start. */
export function sourceStack(stack: string): string {
  return stack.replace(FRAME, (frame, url: string, line: string, column: string) => {
    const source = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (source === undefined || !('originalSource' in source)) return frame
    const { originalSource, originalLine, originalColumn } = source
    return `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`
  })
}

/** Applies `sourceStack` to errors that end the process, and to their causes. */
export function mapStackOfCrashes(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      cause.stack = sourceStack(cause.stack ?? '')
    }
  })
}

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) maps.set(url, readMap(url))
  return maps.get(url)
}

function readMap(url: string): SourceMap | undefined {
  try {
    const text = readFileSync(`${fileURLToPath(url)}.map`, 'utf8')
    return new SourceMap(JSON.parse(text) as SourceMapPayload)
  } catch {
    return undefined
  }
}
