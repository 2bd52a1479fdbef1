import { formatNumber } from '#contract/numbers.ts'

const gigabytes = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Formats a size on disk: '0 MB', '24 MB', from 999.5 MB on '1,0 GB'. One MB is a million bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 999.5e6) return `${formatNumber(Math.ceil(bytes / 1e6))} MB`
  return `${gigabytes.format(bytes / 1e9)} GB`
}
