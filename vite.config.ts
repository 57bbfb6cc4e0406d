import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileWhileLoading, inlinePaths, preactInBrowser, serviceWorker } from './tools/site-build/browser-code.ts'
import { supportedBrowsers } from './tools/site-build/build-script.ts'
import { inlineScripts } from './tools/site-build/inline-scripts.ts'
import { dataAsJson, keepPageWithoutCode } from './tools/site-build/router-patches.ts'
import { constantClassNames, shortClassNames, shortPropertyNames } from './tools/site-build/short-names.ts'
import { stylesheets, stylesOfImports } from './tools/site-build/stylesheets.ts'

/** The page frame with all its imports, and small modules that nearly every page needs. Not what is loaded on demand. */
const site = /app\/(root|features\/page-head|content\/(?!maps)|document|features\/api-client\/use-loaded|ui\/(breadcrumb|dialog))/

/** Modules shared by the product pages. */
const products =
  /app\/features\/(banners\/banner-link|carousel-labels|compare-selection\/(?!compare-tray)|product-card|safety-notices\/(?!recall)|share|documents|video-player)|app\/ui\/(badge|carousel|tabs|text-field)/

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [
    preactInBrowser(),
    reactRouter(),
    keepPageWithoutCode(),
    dataAsJson(),
    serviceWorker(),
    inlinePaths(),
    inlineScripts(),
    shortClassNames(),
    shortPropertyNames(),
    constantClassNames(),
    stylesOfImports(),
    compileWhileLoading(),
  ],
  // If Vite discovered these on the first visit, it would reload the page.
  optimizeDeps: { include: ['react-router/dom', 'react-dom/client'] },
  server: { watch: { ignored: ['**/content/**', '**/art/**', '**/data/**'] } },
  build: {
    target: supportedBrowsers,
    // Pictures and fonts have their own URLs; inlined, they would add weight to every page.
    assetsInlineLimit: 0,
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // On a busy machine, the bundler would warn that plugins take most of the time.
      checks: { pluginTimings: false },
      // Inlining constants lets each page's bundle contain only the icons that it shows.
      optimization: { inlineConst: true },
      output: {
        // Libraries rarely change between releases, so they stay cached. Shared modules compress better in one file than in a dozen small ones.
        codeSplitting: {
          groups: [
            ...stylesheets,
            { name: 'libraries', test: /node_modules\/(preact|react-router)\/|app\/preact\/|rolldown\/runtime/ },
            { name: 'site', test: site },
            { name: 'products', test: products },
            // Before the shops, which need it too: otherwise every page with a date would load their code and styles.
            { name: 'dates', test: /i18n\/(date-format|singapore-time)/ },
            { name: 'shops', test: /app\/features\/shops\// },
            { name: 'accessories', test: /app\/features\/accessories\// },
          ],
        },
      },
    },
  },
})
