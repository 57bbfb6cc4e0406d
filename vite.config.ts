import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [reactRouter()],
  server: { watch: { ignored: ['**/content/**', '**/art/**', '**/data/**'] } },
  build: {
    target: 'baseline-widely-available',
    // Pictures and fonts are requested by name; inlined, they would weigh on every page.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // One chunk for the libraries: smaller together than apart, and it outlives most releases in the caches.
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
      },
    },
  },
})
