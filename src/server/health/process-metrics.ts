import { monitorEventLoopDelay } from 'node:perf_hooks'
import { programVersion } from '../process/program-version.ts'
import type { Metric, Sample } from './exposition.ts'

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined

/** Returns metrics of Node and this process. The event loop delay is measured since the previous call. */
export function processMetrics(): Metric[] {
  const rss = process.memoryUsage.rss()
  const { user, system } = process.cpuUsage()
  const value = (number: number): Sample[] => [[{}, number]]
  return [
    {
      name: 'escaparate_info',
      help: 'The version that runs.',
      type: 'gauge',
      samples: [[{ version: programVersion, node: process.version }, 1]],
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time.',
      type: 'counter',
      samples: value((user + system) / 1e6),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      type: 'gauge',
      samples: value(rss),
    },
    {
      name: 'nodejs_eventloop_lag_seconds',
      help: 'How late the event loop was since the last scrape.',
      type: 'gauge',
      samples: eventLoopLag(),
    },
  ]
}

function eventLoopLag(): Sample[] {
  if (delay === undefined) {
    delay = monitorEventLoopDelay({ resolution: 20 })
    delay.enable()
    return []
  }
  const samples: Sample[] =
    delay.count === 0
      ? []
      : [
          [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
          [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
          [{ quantile: '1' }, delay.max / 1e9],
        ]
  delay.reset()
  return samples
}
