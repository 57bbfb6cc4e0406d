import { globSync, readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { parents, paths } from './contract/pages/paths.ts'

/** The page frame with all its imports, and small modules that nearly every page needs. Not what is loaded on demand. */
const site = /app\/(root|features\/page-head|content\/(?!maps)|document|ui\/(breadcrumb|dialog))/

/** Modules shared by the product pages. */
const products =
  /app\/features\/(banners\/banner-link|carousel-labels|compare-selection\/(?!compare-tray)|product-card|safety-notices\/(?!recall)|share|documents|video-player)|app\/ui\/(badge|carousel|tabs)/

/** Stylesheets in files of their own, because not all pages that share their code show them. Each file is a link in the HTML, so they are few. */
const stylesheets = [
  { name: 'prose', test: styles('content/written-prose') },
  { name: 'breadcrumb', test: styles('ui/breadcrumb') },
  { name: 'product-parts', test: styles('features/product-card/product-row', 'ui/tabs') },
  { name: 'choices', test: styles('features/compare-selection/compare-(button|checkbox)', 'ui/(checkbox|choice)') },
]

function styles(...paths: string[]): RegExp {
  return new RegExp(String.raw`/app/(${paths.join('|')})\.module\.css$`)
}

/**
 * If a page's code fails to load, React Router reloads the document, and offline the browser then shows its own error page. This patch dispatches an
 * event instead, and the site keeps the page and shows a notice (docs/decisions/027).
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
      if (!patched) this.error('React Router loads route modules differently now: update this patch (docs/decisions/027).')
    },
  }
}

/** Lets React Router take the data of the first page as it is, if it is no stream (`app/document/page-data.ts`). */
function dataAsJson(): Plugin {
  const decode = 'UNSAFE_decodeViaTurboStream(stream, window)'
  let patched = false
  return {
    name: 'data-as-json',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/ },
      handler(code) {
        patched = code.includes(decode)
        return code.replace(decode, `(stream.value ? Promise.resolve(stream) : ${decode})`)
      },
    },
    buildEnd() {
      if (!patched)
        this.error('React Router reads the data of the first page differently now: update this patch (docs/decisions/046).')
    },
  }
}

/**
 * Builds the service worker as one file at the root of the site, which makes the whole site its scope. A build of its own, because a classic worker can't
 * import the files that it would share with pages. It has no hash in its name: browsers compare its content.
 */
function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const input = resolve(import.meta.dirname, 'app/worker/service-worker.ts')
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, target, rollupOptions: { input, output: { format: 'iife' } } },
      })
      const [file] = 'output' in built ? built.output : []
      if (file?.type !== 'chunk') return this.error('The service worker has no code')
      this.emitFile({ type: 'asset', fileName, source: file.code })
    },
  }
}

const target = 'baseline-widely-available'

/** The browser needs only the paths of the page table. They are inlined into its code, and the table stays on the server. */
function inlinePaths(): Plugin {
  return {
    name: 'inline-paths',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/pages\/paths\.ts$/ },
      handler: () => `export const paths = ${JSON.stringify(paths)}; export const parents = ${JSON.stringify(parents)}`,
    },
  }
}

/**
 * Names classes `a0`, `a1`, `b0`: one letter or two for the stylesheet, and a number for the class. Names with words or hashes, as in development, are
 * 4 % of a page (brotli), because each is in the styles, in the markup and in the code.
 */
function shortClassNames(): Plugin {
  const stylesheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort()
  const names = new Map<string, string[]>()

  /** The same in the builds for browser and server, because both read the classes of a stylesheet in its order. */
  function shortName(name: string, file: string): string {
    const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
    const known = names.get(path) ?? []
    if (!known.includes(name)) names.set(path, [...known, name])
    return letters(stylesheets.indexOf(path)) + (known.includes(name) ? known.indexOf(name) : known.length)
  }
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  }
}

/**
 * Names custom properties `--a0`, `--a1`: 1 % of a page (brotli). In the code of the components too, because some of them set a property. What is read as
 * text (`?raw`) or built elsewhere keeps its names.
 */
function shortPropertyNames(): Plugin {
  const sheets = globSync('app/**/*.css', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(resolve(import.meta.dirname, file), 'utf8'),
  )
  const names = [...new Set(sheets.flatMap((css) => css.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []))].sort()
  const shortNames = new Map(names.map((name, index) => [name, `--${letters(Math.floor(index / 10))}${index % 10}`]))
  return {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.(css(\?inline)?|tsx?)$/ },
      handler: (code) => ({ code: code.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => shortNames.get(name) ?? name), map: null }),
    },
  }
}

/**
 * Imports the classes of a stylesheet as constants, which the bundler inlines. The object of the default import would stay in the code with all its names.
 * A stylesheet then looks unused, so it is marked as a side effect.
 */
function constantClassNames(): Plugin {
  return {
    name: 'constant-class-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/.*(\.tsx|\.module\.css)$/ },
      handler(code, id) {
        if (id.endsWith('.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' }
        if (/\bstyles\[/.test(code)) return this.error('Class names must be constants: `styles.name`')
        return code.replace(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2')
      },
    },
  }
}

/**
 * Links the stylesheets with files of their own (`stylesheets`) to the pages and parts whose code imports them. The bundler would link them to chunks, and
 * nearly every page loads the chunks of the shell and the products. Their chunks have no code, because class names are constants, and are removed.
 */
function stylesOfImports(): Plugin {
  return {
    name: 'styles-of-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sheets = chunks.filter(({ code, isEntry }) => code.trim() === '' && !isEntry)
      if (sheets.length < stylesheets.length)
        this.error('A chunk of stylesheets has code: a component looks up their classes by name')
      for (const sheet of sheets) {
        for (const chunk of chunks.filter(({ imports }) => imports.includes(sheet.fileName))) {
          chunk.imports = chunk.imports.filter((name) => name !== sheet.fileName)
          chunk.code = chunk.code.replace(`import"./${basename(sheet.fileName)}";`, '')
        }
        delete bundle[sheet.fileName]
      }
      for (const chunk of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
        const imported = new Set(chunk.facadeModuleId === null ? chunk.moduleIds : [chunk.facadeModuleId])
        for (const id of imported) for (const next of this.getModuleInfo(id)?.importedIds ?? []) imported.add(next)
        for (const sheet of sheets)
          if (sheet.moduleIds.some((id) => imported.has(id)))
            for (const css of sheet.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(css)
      }
    },
  }
}

/**
 * Asks V8 (Chromium 136) to compile all functions of a file in the background while it arrives. Otherwise the main thread compiles each one when it is
 * first called, during hydration or after a click (docs/decisions/061). Not the 3D view: most of its megabyte is never called.
 */
function compileWhileLoading(): Plugin {
  return {
    name: 'compile-while-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The comment must be the first line, and Vite adds another one.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > 2_000 && !file.name.startsWith('model-viewer'))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** Where imports of React lead in the browser (docs/decisions/073). */
const preact: Readonly<Record<string, string>> = {
  react: resolve(import.meta.dirname, 'app/preact/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** The browser gets Preact. The server renders with React, which is faster there, and development shows React's warnings. */
function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id, importer) {
        const target = preact[id]
        if (target === undefined) return this.error(`Preact has no ${id}`)
        return this.resolve(target, importer, { skipSelf: true })
      },
    },
  }
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [
    preactInBrowser(),
    reactRouter(),
    keepPageWithoutCode(),
    dataAsJson(),
    serviceWorker(),
    inlinePaths(),
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
    target,
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
