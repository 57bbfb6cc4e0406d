import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'
import { messageFileName } from './app/language/message-file-name.ts'
import { inlinePaths, serviceWorker } from './tools/site-build/browser-code.ts'
import { supportedBrowsers } from './tools/site-build/build-script.ts'
import { inlineScripts } from './tools/site-build/inline-scripts.ts'

/** Without the schemas of data that a page fetches: they load beside it (decision 110). */
const ours = /\/(app|contract(?!\/(fetched|wire\/replies))|i18n)\/(?!routes)/

/** Code that only some pages need, by the name of its file. The first part that matches gets a module with all that it imports and no part before has. */
const parts = {
  products:
    /\/app\/(features\/(products\/(accessories|compare-selection\/(?!compare-tray))|reading\/video-player)|ui\/(moving\/tabs|reading\/badge))/,
  replies:
    /\/contract\/wire\/(read-reply|problems)|\/app\/(browser\/api-reply|features\/pages\/api-client\/read-api|ui\/fields\/error-summary)/,
  forms: /\/app\/features\/forms\/visitor-form\/|\/contract\/(forms\/(forms|warranty\/purchase-day)|contact\/mailbox)/,
  models:
    /\/app\/(features\/forms\/model-form\/|content\/kitchen\/add-owned-button)|\/contract\/(forms\/warranty\/serial-|products\/typed-model)/,
  articles:
    /\/app\/(features\/(reading\/(articles\/(?!cards\/(card-facts|articles-head))|text-sections\/)|pages\/hub-tabs\/|forms\/ask-us)|ui\/reading\/split-section)/,
  lists:
    /\/app\/(ui\/(actions\/pagination|feedback\/no-data)|features\/(pages\/(list-pages|load-error)|products\/category-tiles))/,
}
const isOfSomePages = (id: string) => Object.values(parts).some((part) => part.test(id))

const root = /\/app\/root\.tsx/
const onEveryPage = new Map<string, boolean>()

/** Whether the root route imports a module, or what it imports does. Not the entry, which waits for messages: files that it waits for import this one. */
function isOnEveryPage(id: string, context: Rolldown.ChunkingContext): boolean {
  const known = onEveryPage.get(id)
  if (known !== undefined) return known
  const importers = context.getModuleInfo(id)?.importers ?? []
  const result = root.test(id) || importers.some((importer) => isOnEveryPage(importer, context))
  onEveryPage.set(id, result)
  return result
}

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
        // Libraries rarely change between releases, so they stay cached. One file has what every page needs, one what four pages need, and one each of
        // the parts: a browser with six connections would fetch twenty small ones for half a second (decision 008).
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: (id, context) => (isOnEveryPage(id, context) ? 'frame' : null), test: ours },
            { name: 'shared', test: (id) => ours.test(id) && !isOfSomePages(id), minShareCount: 4 },
            ...Object.entries(parts).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
})
