import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What the frame and nearly every page need: ui, pieces of content, the words' machinery (not the words), the features of product pages. */
const sharedCode =
  /app\/(ui|content|features\/(?!api-client))|app\/i18n\/[^/]+$|app\/(root|urls|filter-query|root-data|entry\.client)|contract\/(pictures|languages|categories)/

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [reactRouter()],
  // Found on the first visit, they would make the page load twice.
  optimizeDeps: { include: ['lucide-react', 'react-router/dom', 'react-dom/client'] },
  server: { watch: { ignored: ['**/content/**', '**/art/**', '**/data/**'] } },
  build: {
    target: 'baseline-widely-available',
    // Pictures and fonts are requested by name; inlined, they would weigh on every page.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Libraries outlive most releases in the caches; what most pages share is smaller together than in a dozen small files.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules|rolldown[\\/]runtime/ },
            { name: 'site', test: sharedCode },
          ],
        },
      },
    },
  },
})
