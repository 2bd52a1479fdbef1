import type { Summary } from './manifest.ts'

export function inWords({ rows, photos, missing, bytes }: Summary & { bytes?: number }): string[] {
  const shops = rows.commerces ?? 0
  const sum = Object.values(rows).reduce((all, count) => all + count, 0)
  const size = bytes === undefined ? '' : `, ${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`
  const lines = [`${shops} comercios, ${sum} filas y ${photos} ficheros de fotos${size}.`]
  if (missing.length > 0) {
    lines.push(
      `Atención: ya faltaban ${missing.length} ficheros de fotos, como ${missing.slice(0, 3).join(', ')}.`,
    )
  }
  return lines
}
