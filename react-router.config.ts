import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Otherwise a screen would have four files, which load one after the other.
  splitRouteModules: false,
} satisfies Config
