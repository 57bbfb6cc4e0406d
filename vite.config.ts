import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { paths } from './contract/pages/paths.ts'

/** The frame of every page and all that it imports, and small things that nearly every page needs. What opens on demand is no part of it. */
const site = /app\/(root|entry\.client|features\/page-head|content\/|ui\/(breadcrumb|dialog))/

/** What the pages about products have in common. */
const products =
  /app\/features\/(banner-link|carousel-labels|compare-selection|product-card|safety-notices|share|documents|video-player)|app\/ui\/(carousel|scroll-row|tabs)/

/**
 * When a page's code doesn't come, React Router reloads the document, which offline ends on the browser's error page. Instead it tells the site,
 * which keeps the page and says so (docs/decisions/027).
 */
function keepPageWithoutCode(): Plugin {
  const reload = 'window.location.reload();'
  let patched = false
  return {
    name: 'keep-page-without-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        patched = code.includes(reload)
        return code.replace(reload, "window.dispatchEvent(new Event('pagefailed'));")
      },
    },
    buildEnd() {
      if (!patched) this.error('React Router loads its pages in another way now: see docs/decisions/027.')
    },
  }
}

/** Browsers need the paths alone of the table of pages: they are written into their code, and the table stays on the server. */
function pathsAlone(): Plugin {
  return {
    name: 'paths-alone',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/pages\/paths\.ts$/ },
      handler: () => `export const paths = ${JSON.stringify(paths)}`,
    },
  }
}

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [reactRouter(), keepPageWithoutCode(), pathsAlone()],
  // Found on the first visit, they would make the page load twice.
  optimizeDeps: { include: ['react-router/dom', 'react-dom/client'] },
  server: { watch: { ignored: ['**/content/**', '**/art/**', '**/data/**'] } },
  build: {
    target: 'baseline-widely-available',
    // Pictures and fonts are requested by name; inlined, they would weigh on every page.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Constants go where they are used, so that a page carries the icons that it shows and no others.
      optimization: { inlineConst: true },
      output: {
        // Libraries outlive most releases in the caches; what many pages share is smaller together than in a dozen small files.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/ },
            { name: 'site', test: site },
            { name: 'products', test: products },
          ],
        },
      },
    },
  },
})
