import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { messageFileName } from './app/language/message-file-name.ts'
import { inlinePaths, serviceWorker } from './tools/site-build/browser-code.ts'
import { supportedBrowsers } from './tools/site-build/build-script.ts'
import { inlineScripts } from './tools/site-build/inline-scripts.ts'

/** Without the schemas of data that a page fetches: they load beside it (decision 110). */
const ours = /\/(app|contract(?!\/(fetched|wire\/replies))|i18n)\/(?!routes)/

/** What forms need, without the parts that the newsletter form in the footer shares with them: that form is on every page. */
const forms =
  /\/app\/features\/forms\/(model-form\/|visitor-form\/(?!subscribe-form|draft|new-key|fields\/caller-fields))|\/contract\/forms\/(forms|warranty)/

/** What pages of articles and other texts need. */
const articles = /\/app\/features\/(reading\/(articles|text-sections)|pages\/hub-tabs)\//

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [reactRouter(), serviceWorker(), inlinePaths(), inlineScripts()],
  // If Vite discovered these on the first visit, it would reload the page.
  optimizeDeps: { include: ['react-router/dom', 'react-dom/client'] },
  server: { watch: { ignored: ['**/content/**', '**/art/**', '**/data/**'] } },
  build: {
    target: supportedBrowsers,
    // The server finds there the files of the messages that a page preloads.
    manifest: true,
    // Pictures and fonts have their own URLs; inlined, they would add weight to every page.
    assetsInlineLimit: 0,
    // One file: it is cached for all pages, and twenty small ones would take longer on a slow phone.
    cssCodeSplit: false,
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // On a busy machine, the bundler would warn that plugins take most of the time.
      checks: { pluginTimings: false },
      output: {
        // The browser finds by their names the messages that a page preloads.
        chunkFileNames: ({ facadeModuleId }) => `assets/${messageFileName(facadeModuleId ?? '') ?? '[name]'}-[hash].js`,
        // Libraries rarely change between releases, so they stay cached. What four pages need is one file, and two for what only forms and texts need: a browser with six connections would fetch twenty small ones for half a second (decision 008).
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            {
              name: 'shared',
              test: (id) => ours.test(id) && !forms.test(id) && !articles.test(id),
              minShareCount: 4,
            },
            { name: 'forms', test: forms, minShareCount: 4 },
            { name: 'articles', test: articles, minShareCount: 4 },
          ],
        },
      },
    },
  },
})
