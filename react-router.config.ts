import type { Config } from '@react-router/dev/config'

// biome-ignore lint/style/noDefaultExport: React Router reads its configuration from the default export.
export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: one request and a few hundred bytes fewer than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
