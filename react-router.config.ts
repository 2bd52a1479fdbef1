import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Four files for each screen would be asked for one after the other.
  splitRouteModules: false,
} satisfies Config
