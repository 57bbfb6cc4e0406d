import type { Config } from '@react-router/dev/config'

// biome-ignore lint/style/noDefaultExport: React Router reads its configuration from the default export.
export default {
  appDirectory: 'app',
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: true,
  // The browser gets all routes at the start. Fetching them on demand would cost a request and a few hundred bytes more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
