import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const decodeWithTable = resolve('node_modules/decode-named-character-reference/index.js')

/** React Aria empties what it announces to screen readers with innerHTML, which the policy of the studio forbids (Trusted Types). */
function withoutMarkup(): Plugin {
  return {
    name: 'without-markup',
    transform: (code, id) =>
      id.includes('LiveAnnouncer') ? code.replaceAll(/\.innerHTML = (''|"")/g, ".textContent = ''") : undefined,
  }
}

/** The studio is built apart from the site: nothing of it is in the site's bundle (docs/decisions/082). */
// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutMarkup()],
  // The version for browsers decodes `&amp;` with innerHTML, which the policy of the studio forbids.
  resolve: { alias: { 'decode-named-character-reference': decodeWithTable } },
  build: {
    outDir: '../build/studio',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The policy of the studio allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The second one runs in the pages of the preview.
      input: { index: resolve('studio/index.html'), frame: resolve('studio/preview/frame/main.ts') },
      output: { entryFileNames: ({ name }) => (name === 'frame' ? 'preview/frame.js' : 'assets/[name]-[hash].js') },
      // Components of a library say `use client`, which only means something on a server.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
})
