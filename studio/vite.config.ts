import { defineConfig } from 'vite'

/** The studio is built apart from the site: nothing of it is in the site's bundle (docs/decisions/082). */
// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: '../build/studio',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The policy of the studio allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
})
