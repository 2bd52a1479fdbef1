export type Sample = [labels: Record<string, string>, value: number]

export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** For a histogram: the samples of `name_bucket`, `name_sum` and `name_count`, by suffix. */
  samples: Sample[] | Record<string, Sample[]>
}

const ofType = (type: Metric['type']) => {
  return (name: string, help: string, samples: Metric['samples']): Metric => {
    return { name, help, type, samples }
  }
}

export const counter = ofType('counter')
export const gauge = ofType('gauge')
export const histogram = ofType('histogram')

/** Prometheus's text format, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function exposition(metrics: Metric[]): string {
  return metrics.map(linesOf).join('')
}

function linesOf({ name, help, type, samples }: Metric): string {
  const bySuffix = Array.isArray(samples) ? { '': samples } : samples
  const lines = Object.entries(bySuffix).flatMap(([suffix, series]) =>
    series.map(([labels, value]) => `${name}${suffix}${formatLabels(labels)} ${value}`),
  )
  if (lines.length === 0) return ''
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function formatLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
