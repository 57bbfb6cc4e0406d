import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parents, paths } from '../../contract/pages/paths.ts'
import { buildScript } from './build-script.ts'
import { clientBuild, root } from './client-build.ts'

/** Where imports of React lead in the browser (docs/decisions/073). */
const preact: Readonly<Record<string, string>> = {
  react: resolve(root, 'app/preact/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** The browser gets Preact. The server renders with React, which is faster there, and development shows React's warnings. */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    ...clientBuild,
    enforce: 'pre',
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

/** The browser needs only the paths of the page table. They are inlined into its code, and the table stays on the server. */
export function inlinePaths(): Plugin {
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
 * Builds the service worker as one file at the root of the site, which makes the whole site its scope. A build of its own, because a classic worker can't
 * import the files that it would share with pages. It has no hash in its name: browsers compare its content.
 */
export function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'service-worker',
    ...clientBuild,
    async generateBundle() {
      const source = await buildScript(resolve(root, 'app/worker/service-worker.ts'))
      if (source === undefined) return this.error('The service worker has no code')
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/**
 * Asks V8 (Chromium 136) to compile all functions of a file in the background while it arrives. Otherwise the main thread compiles each one when it is
 * first called, during hydration or after a click (docs/decisions/061). Not the 3D view: most of its megabyte is never called.
 */
export function compileWhileLoading(): Plugin {
  return {
    name: 'compile-while-loading',
    ...clientBuild,
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
